import { useEffect, useEffectEvent } from "react";
import { hasPassedHalf } from "./offer-place.ts";

const delay = 5000;
/** How often it looks again whether what was in the way has gone. */
const patience = 500;

/** Once, after five seconds or past half of the page, whichever comes first; then as soon as nothing is in the way. */
export function useOfferTrigger(isWaiting: boolean, onFire: () => void) {
  const fire = useEffectEvent(onFire);
  useEffect(() => {
    if (!isWaiting) return;
    // The five seconds run from the page's arrival, though its scripts came later.
    let timer = setTimeout(ripen, Math.max(0, delay - performance.now()));
    addEventListener("scroll", watch, { passive: true });
    // Where the page stands counts, however it came there: by a jump before this ran, or by the way back.
    watch();

    function watch() {
      const { scrollHeight: height, clientHeight: view } = document.documentElement;
      if (hasPassedHalf({ top: window.scrollY, height, view })) ripen();
    }
    function ripen() {
      removeEventListener("scroll", watch);
      clearTimeout(timer);
      openWhenFree();
    }
    function openWhenFree() {
      if (isFree()) fire();
      else timer = setTimeout(openWhenFree, patience);
    }
    return () => {
      removeEventListener("scroll", watch);
      clearTimeout(timer);
    };
  }, [isWaiting]);
}

// `:is` forgives a browser that does not know one of them.
const inTheWay = ":is([role=dialog], [role=alertdialog], dialog[open], :popover-open)";
const inUse = "input, textarea, select, iframe, [contenteditable]";

/** For what was fetched meanwhile: on a slow line somebody may have begun to type. */
export async function untilFree() {
  while (!isFree()) await new Promise((resolve) => setTimeout(resolve, patience));
}

/** Neither over another dialog, the chat, the menu or the search, nor into somebody's typing. */
function isFree(): boolean {
  return !document.querySelector(inTheWay) && !document.activeElement?.matches(inUse) && !document.hidden;
}
