import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Links inside text that came as HTML lead to our pages without a new load, as the router's own links do. */
export function useClientLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link?.getAttribute("href");
      // Anything but a plain click on a page of ours is the browser's business: new tabs, downloads, anchors.
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!isPlain || event.defaultPrevented || !path?.startsWith("/") || path.startsWith("/resources/")) return;
      event.preventDefault();
      navigate(path);
    }
    element.addEventListener("click", follow);
    return () => element.removeEventListener("click", follow);
  }, [text, navigate]);
}
