import type { Action, Metadata } from "./shapes.ts";

export const notFoundPage = {
  meta: { title: "Page not found", description: "There is no page at this address.", priority: "low" },
  figure: "404",
  title: "Oops! Page not found",
  text: "Every book has a blank leaf or two, but this is not one we meant to leave. The page may have moved, or the address may be missing a letter.",
  actions: [
    { label: "Return to Home", to: "/" },
    { label: "Browse our services", to: "/services" },
  ],
} as const satisfies { meta: Metadata; figure: string; title: string; text: string; actions: readonly Action[] };

export const postNotFoundPage = {
  meta: { title: "Post not found", description: "There is no article at this address.", priority: "low" },
  title: "Post not found",
  text: "There is no article at this address. It may have been renamed; the others are all still on the shelf.",
  actions: [
    { label: "Back to Blog", to: "/blog" },
    { label: "See all articles", to: "/articles" },
  ],
} as const satisfies { meta: Metadata; title: string; text: string; actions: readonly Action[] };
