import { useSyncExternalStore } from "react";

const wide = "(width >= 64rem)";

function watch(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether a table has room. The desk is drawn in the browser alone, so that asking is enough. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
