import type { BookFile, BookPage } from "#domain/book-page.ts";

/** Documents whose newest version is the author's, and newer than the last hand-in that the record shows. */
export function listUnhanded({ files, events }: Pick<BookPage, "files" | "events">): BookFile[] {
  const last = events.find(({ what }) => what === "handed in")?.at ?? "";
  return files.filter(({ newest }) => newest.side === "author" && Date.parse(newest.at) > (Date.parse(last) || 0));
}
