import { useEffect, useEffectEvent } from "react";

/** Does the work every so often while the tab is looked at, and at once when somebody comes back to it. */
export function useVisibleInterval(work: () => void, milliseconds: number | null) {
  const run = useEffectEvent(() => {
    if (document.visibilityState === "visible") work();
  });
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(run, milliseconds);
    document.addEventListener("visibilitychange", run);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, [milliseconds]);
}
