import { useEffect, useEffectEvent } from "react";

/** Ten times a second, while the film runs, says how much time has passed; says so too when nobody is looking any more. */
export function useFilmClock(isRunning: boolean, onTick: (seconds: number) => void, onHidden: () => void) {
  const tick = useEffectEvent(onTick);
  const hidden = useEffectEvent(onHidden);
  useEffect(() => {
    if (!isRunning) return;
    let request = 0;
    let last = performance.now();
    const step = (now: number) => {
      if (now - last >= 100) {
        tick((now - last) / 1000);
        last = now;
      }
      request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
    const handleVisibility = () => document.hidden && hidden();
    document.addEventListener("visibilitychange", handleVisibility);
    return () => {
      cancelAnimationFrame(request);
      document.removeEventListener("visibilitychange", handleVisibility);
    };
  }, [isRunning]);
}
