import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { queryClient } from "#app/backend/query-client.ts";
import type { BookEvent, BookMessage } from "#domain/book-page.ts";
import { askBook, BookRefusal } from "./ask-book.ts";

/** The key above all others of this feature. */
const books = ["books"] as const;

const retry = (failures: number, fault: Error) => failures < 3 && !(fault instanceof BookRefusal);

export const bookListQuery = queryOptions({ queryKey: [...books, "list"], queryFn: () => askBook("my_books", {}) });

/** A date that moves is seen within the minute, also by whoever leaves the page open. Null where there is no such book. */
export const bookPageQuery = (id: number) =>
  queryOptions({
    queryKey: [...books, "page", id] as const,
    queryFn: async () => {
      try {
        return await askBook("my_book", { book: id });
      } catch (fault) {
        if (fault instanceof BookRefusal) return null;
        throw fault;
      }
    },
    refetchInterval: 30_000,
    refetchIntervalInBackground: false,
  });

const pageSize = 50;

/** The rest of a list, page by page after its last line. */
const longList = <Row extends { id: number }>(
  book: number,
  list: "events" | "messages" | "reads",
  search: string | null,
) =>
  infiniteQueryOptions({
    retry,
    queryKey: [...books, "list", book, list, search] as const,
    queryFn: async ({ pageParam: before }) =>
      (await askBook("book_list", { book, list, before, pageSize, search })) as unknown as Row[],
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length === pageSize ? (page.at(-1)?.id ?? null) : null),
    select: ({ pages }) => pages.flat(),
  });

export const bookLists = {
  events: (book: number) => longList<BookEvent>(book, "events", null),
  messages: (book: number, search: string) => longList<BookMessage>(book, "messages", search || null),
  reads: (book: number) => longList<{ id: number; who: string; at: string; versionId: string }>(book, "reads", null),
};

/** Reads everything again that is shown about books. */
export const refreshBooks = () => queryClient.invalidateQueries({ queryKey: books });
