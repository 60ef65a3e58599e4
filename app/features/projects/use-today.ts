import { useEffect, useState } from "react";
import { localDay } from "#domain/word-log.ts";

/** The author's own day, which may end while the page lies open. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const look = () => setToday(localDay(new Date()));
    const timer = setInterval(look, 30_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return today;
}
