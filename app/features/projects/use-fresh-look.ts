import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Looks again when the author comes back to the tab: another one may have changed things. */
export function useFreshLook() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
}
