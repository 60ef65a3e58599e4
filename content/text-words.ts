/** The few words that stand around long texts, articles and legal pages alike. Words in {braces} are filled. */
export const textWords = {
  /** The name of a table for those who hear it; its heading is the nearest one above. */
  table: "Table {number}: {heading}",
  toDo: "To do:",
  done: "Done:",
  contents: { article: "In this article", guide: "In this guide", legal: "On this page" },
  legal: {
    label: "Legal",
    updated: "Last updated {date}",
    wording: "Present wording of {date}",
    /** The cookies as they lie on the plate. */
    cookieLog: { title: "Cookies we set", columns: ["Name", "Purpose", "Until"], none: "None." },
  },
} as const;
