import { useLayoutEffect } from "react";
import { fullTitle } from "#app/page-meta.ts";

/** The title of a tool's page, where it has one. Set before `usePageArrival` reads it aloud. */
export function usePageTitle(title: string | undefined) {
  useLayoutEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);
}
