import type { Action, Metadata } from "./shapes.ts";

/** A novel with a leaf missing. What stands on page 404 is anybody's guess. */
export const tornLeaf = {
  alt: "An open novel whose page 404 is torn out: only its foot is left, with its last line and its number.",
  before:
    "“You want page 404,” the librarian said. “It is all there: who did it, and with what, and where the letter went. I would not miss it for the world.”",
  last: "found it at last,",
  after: [
    "and that explained everything. She read it twice, tore it out, and put it in her coat.",
    "“Where does it say so?” he asked.",
    "“On the page before,” she said.",
    "“There is none.”",
    "“There was one.”",
  ],
  folio: "404",
  nextFolio: "405",
} as const;

export const notFoundPage = {
  meta: { title: "Page not found", description: "There is no page at this address.", priority: "low" },
  title: "Oops! Page\u00a0not\u00a0found",
  text: "Every book loses a leaf sooner or later, but we did not mean to lose this one. The page may have moved, or the address may be missing a letter.",
  actions: [
    { label: "Return to Home", to: "/" },
    { label: "Browse our services", to: "/services" },
    { label: "Blog", to: "/blog" },
    { label: "Packages", to: "/packages" },
    { label: "Tools", to: "/tools" },
    { label: "FAQ", to: "/faq" },
  ],
} as const satisfies { meta: Metadata; title: string; text: string; actions: readonly Action[] };

export const postNotFoundPage = {
  meta: { title: "Post not found", description: "There is no article at this address.", priority: "low" },
  title: "Post not found",
  text: "There is no article at this address. It may have been renamed; the others are all still on the shelf.",
  actions: [
    { label: "Back to Blog", to: "/blog" },
    { label: "See all articles", to: "/articles" },
  ],
} as const satisfies { meta: Metadata; title: string; text: string; actions: readonly Action[] };
