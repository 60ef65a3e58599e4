import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/**
 * Plain links lead to our pages without a new load, as the router's own do: those of header and footer, which need not be
 * drawn again for every page, and those in HTML that React has not drawn. Answers the page that a pointer, a finger or the
 * focus rests on, whoever drew its link, to be fetched before it is asked for.
 */
export function usePageLinks(): string | undefined {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const page = pageOf(event.target);
      // Anything but a plain click is the browser's business, and what a link of the router has taken is done.
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!page || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigate(page, { replace: new URL(page, location.href).href === location.href });
    }
    const intend = (event: Event) => setIntended((previous) => pageOf(event.target) ?? previous);
    const signs = ["pointerover", "focusin", "touchstart"];
    document.addEventListener("click", follow);
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true });
    return () => {
      document.removeEventListener("click", follow);
      for (const sign of signs) document.removeEventListener(sign, intend);
    };
  }, [navigate]);
  return intended;
}

/** The page of ours that a link leads to; not a download, an anchor or a page for another tab. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (!path?.startsWith("/") || path.startsWith("/resources/") || link?.target || link?.download) return undefined;
  return path;
}
