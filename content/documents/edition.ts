/** One edition of all documents: its date is their creation date, so that an unchanged file stays the same file. */
export const edition = {
  date: "2026-11-15",
  name: "November 2026",
  series: "The Author Papers",
  colophonTitle: "Colophon",
  colophon:
    "Set in Newsreader and Source Sans on a grid of fifteen points, for US Letter paper. Type into the fields and save it, or print it on one side and write on it; that is what the margins are for. Print a page again when it is full. You may share it whole and unchanged.",
  reachUs: "Write or call:",
  contents: "Contents",
  sources: "Sources",
  sourcesNote:
    "Other people’s rules and prices change without telling us. Each is given with its date; look again before you spend.",
  onward: "Read on",
  /** A column of this name is ticked; any other is written in. */
  tickedColumn: "Done",
} as const;
