import { type RefObject, useEffect } from "react";
import { isBusyWithKeys } from "../frame/next/busy-keys.ts";

/** The lead that was opened or looked at last: whoever comes back to the list goes on from there. */
let lastLead: string | undefined;

type Keys = {
  searchBox: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  /** Letters as keys can be turned off: who dictates would set them off by speaking. */
  usesLetters: boolean;
};

/** Down and up the list, into the search, to the list of keys. Opening is the link's own: it has the focus. */
export function useInboxKeys({ searchBox, onHelp, usesLetters }: Keys) {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (isBusyWithKeys(event)) return;
      const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
      if (!isArrow && !usesLetters) return;
      if (event.key === "j" || event.key === "ArrowDown") move(event, 1);
      else if (event.key === "k" || event.key === "ArrowUp") move(event, -1);
      else if (event.key === "/") {
        event.preventDefault();
        searchBox.current?.focus();
        searchBox.current?.select();
      } else if (event.key === "?") onHelp();
    };
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset.lead) lastLead = target.dataset.lead;
    };
    document.addEventListener("keydown", act);
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("keydown", act);
      document.removeEventListener("focusin", note);
    };
  }, [searchBox, onHelp, usesLetters]);
}

/** Arrows scroll the page as everywhere, unless somebody is in the list already; letters begin it. */
function move(event: KeyboardEvent, step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-lead]")];
  const isInList = links.some((link) => link === document.activeElement);
  if (!isInList && event.key.startsWith("Arrow")) return;
  const here = links.findIndex((link) => (isInList ? link === document.activeElement : link.dataset.lead === lastLead));
  const next = links[here === -1 ? 0 : here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}
