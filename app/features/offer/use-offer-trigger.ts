import { useEffect, useEffectEvent } from "react";
import { hasPassedHalf } from "./offer-place.ts";

const delay = 5000;
/** The first page's five seconds run from its arrival, though its scripts may have come later. */
let startedAt: number | undefined = 0;
/** How often it looks again whether what was in the way has gone. */
const patience = 500;

/** Once, after five seconds or past half of the page, whichever comes first; then as soon as nothing is in the way. */
export function useOfferTrigger(isWaiting: boolean, onFire: () => void) {
  const fire = useEffectEvent(onFire);
  useEffect(() => {
    const passed = performance.now() - (startedAt ?? performance.now());
    startedAt = undefined;
    if (!isWaiting) return;
    let timer = setTimeout(ripen, Math.max(0, delay - passed));
    addEventListener("scroll", watch, { passive: true });

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

/** Neither over another dialog, the chat, the menu or the search, nor into somebody's typing. */
function isFree(): boolean {
  return !document.querySelector(inTheWay) && !document.activeElement?.matches(inUse) && !document.hidden;
}
