import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does by itself when a page is loaded and not when scripts exchange it: focus starts at the new text,
 * and its title is announced. The first page is left alone.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash, main]);
  return announcement;
}
