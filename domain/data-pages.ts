/**
 * How many rows of a table are asked for at once: as many as fit into one answer of the data API even where every field is
 * as long as it may be and every letter needs the most room. A test fills a page of each.
 */
export const rowsAPage = {
  projects: 30,
  word_log: 600,
  project_notes: 15,
  book_messages: 30,
  project_looks: 600,
} as const;
