import type { BookCalls } from "#domain/book-functions.ts";
import { askBook } from "./ask-book.ts";

const pageSize = 200;
const lists = ["events", "messages", "reads"] as const;

/** One's own books, whole, for the copy of one's data: a book to which somebody else has let one in is theirs. */
export async function collectBooks() {
  const { books } = await askBook("my_books", {});
  const own = books.filter(({ role }) => role === "author");
  return Promise.all(own.map(({ id }) => collectBook(id)));
}

async function collectBook(book: number) {
  const page = await askBook("my_book", { book });
  const [rest, versions, ...rows] = await Promise.all([
    askBook("copy_of_book", { book }),
    Promise.all(page.files.map(({ id }) => askBook("book_versions", { file: id }))),
    ...lists.map((list) => readList(book, list)),
  ]);
  const whole = Object.fromEntries(lists.map((list, place) => [list, rows[place]]));
  const files = page.files.map((file, place) => ({ ...file, versions: versions[place] }));
  return { ...page, ...rest, files, ...whole };
}

async function readList(book: number, list: (typeof lists)[number]) {
  const rows: BookCalls["book_list"]["hears"][number][] = [];
  for (;;) {
    const before = rows.at(-1)?.id ?? null;
    const page = await askBook("book_list", { book, list, before, pageSize, search: null });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}
