import { useEffect, useRef } from "react";
import { isShownPart } from "./still-mark.ts";

/** What the page itself has shown, by its name, for a part that goes away and comes back. */
const shown = new Map<string, string>();

/**
 * A part of a page that is only read, as HTML from `still()`. React leaves it as it came with the page; after a click on a
 * link it comes with the data of the next page. Links and `<details>` live in it, and nothing that needs a script.
 */
export function Still({ html }: { html: string }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (element && isShownPart(html)) return () => void shown.set(html, element.innerHTML);
  }, [html]);
  return (
    <div
      key={html}
      ref={part}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by ourselves, at build
      dangerouslySetInnerHTML={{ __html: shown.get(html) ?? html }}
      suppressHydrationWarning
    />
  );
}
