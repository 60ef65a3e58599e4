import { useLayoutEffect } from "react";
import { fullTitle } from "#app/page-meta.ts";

/**
 * The title of a page that is named after what it shows, instead of the one in its `meta`. Set before `usePageArrival`
 * reads it aloud.
 */
export function usePageTitle(title: string) {
  useLayoutEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
