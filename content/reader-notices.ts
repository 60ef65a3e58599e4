/** The notices of the catalogue in notices.ts that readers get on pages of text: these pages carry no other. */
export const readerNotices = {
  article: {
    linkCopied: { title: "Link copied to clipboard!", style: "normal" },
    bookmarked: { title: "Article bookmarked!", style: "normal" },
    bookmarkRemoved: { title: "Bookmark removed", style: "normal" },
  },
  copied: { title: "Copied!", text: "{item} copied to clipboard", style: "normal" },
  /** Where the browser keeps its clipboard closed: the page has marked the text. */
  copyRefused: {
    title: "Almost copied",
    text: "Your browser keeps the clipboard closed. The text is selected: press Ctrl+C, or Command+C on a Mac.",
    style: "error",
  },
} as const;
