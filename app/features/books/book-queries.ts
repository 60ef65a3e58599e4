import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { queryClient } from "#app/backend/query-client.ts";
import type { BookEvent, BookMessage, FileRead } from "#domain/book-page.ts";
import { askBook, BookRefusal } from "./ask-book.ts";
import { findFileLink, findVault } from "./vault/open-file.ts";

/** The key above all others of this feature. */
const books = ["books"] as const;

const retry = (failures: number, fault: Error) => failures < 3 && !(fault instanceof BookRefusal);

export const bookListQuery = queryOptions({ queryKey: [...books, "list"], queryFn: () => askBook("my_books", {}) });

/** What is refused does not exist, for whoever asks. */
async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (fault) {
    if (fault instanceof BookRefusal) return null;
    throw fault;
  }
}

/** A date that moves is seen within the minute, also by whoever leaves the page open. Null where there is no such book. */
export const bookPageQuery = (id: number) =>
  queryOptions({
    queryKey: [...books, "page", id] as const,
    queryFn: () => orNull(askBook("my_book", { book: id })),
    refetchInterval: 30_000,
    refetchIntervalInBackground: false,
  });

/** A proof with its comments; the other side may be writing on it. Null where there is none. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: [...books, "proof", id] as const,
    queryFn: () => orNull(askBook("book_proof", { proof: id })),
    refetchInterval: 15_000,
    refetchIntervalInBackground: false,
  });

/** A link lasts five minutes; a page that is read for longer has its bytes by then. */
export const fileLinkQuery = (version: string) =>
  queryOptions({
    queryKey: [...books, "link", version] as const,
    queryFn: () => findFileLink(version),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** Whether files are scanned and taken, and which wait: asked again with the page, because a scan may end meanwhile. */
export const vaultQuery = (book: number) =>
  queryOptions({
    retry,
    queryKey: [...books, "vault", book] as const,
    queryFn: () => findVault(book),
    refetchInterval: ({ state }) => (state.data?.waiting.length ? 5_000 : false),
  });

/** Every version of a document; a newer one makes it another question. */
export const versionsQuery = (file: number, newest: string) =>
  queryOptions({
    retry,
    queryKey: [...books, "versions", file, newest] as const,
    queryFn: () => askBook("book_versions", { file }),
    staleTime: Number.POSITIVE_INFINITY,
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
  reads: (book: number) => longList<FileRead>(book, "reads", null),
};

/** Reads everything again that is shown about books. */
export const refreshBooks = () =>
  queryClient.invalidateQueries({ queryKey: books, predicate: ({ queryKey }) => queryKey[1] !== "link" });
