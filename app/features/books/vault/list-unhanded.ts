import type { BookFile, BookPage } from "#domain/book-page.ts";

/** Documents whose newest version is the author's, and newer than the last hand-in. */
export function listUnhanded({ files, book }: Pick<BookPage, "files" | "book">): BookFile[] {
  const last = Date.parse(book.handedInAt ?? "") || 0;
  return files.filter(({ newest }) => newest.side === "author" && Date.parse(newest.at) > last);
}
