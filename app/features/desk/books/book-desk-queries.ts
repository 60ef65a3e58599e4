import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { refreshBooks } from "#app/features/books/book-queries.ts";
import { askDesk, retryDesk, sayRefusal } from "#app/features/desk/frame/ask-desk.ts";
import { notify } from "#app/ui/notify.ts";
import { layoutWords } from "#content/layout.ts";

const pageSize = 100;

/** Under the books' own key: what one side does to a book is looked up again wherever it is shown. */
export const bookDeskQueries = {
  board: (search: string) =>
    infiniteQueryOptions({
      retry: retryDesk,
      queryKey: ["books", "board", search] as const,
      queryFn: ({ pageParam: after, signal }) => askDesk("desk_books", { search, after, pageSize }, signal),
      initialPageParam: null as number | null,
      getNextPageParam: ({ hasMore, books }) => (hasMore ? (books.at(-1)?.id ?? null) : null),
      select: ({ pages }) => ({ rows: pages.flatMap(({ books }) => books) }),
      refetchInterval: 30_000,
      refetchIntervalInBackground: false,
    }),
  book: (id: number) =>
    queryOptions({
      retry: retryDesk,
      queryKey: ["books", "desk", id] as const,
      queryFn: ({ signal }) => askDesk("desk_book", { book: id }, signal),
      refetchInterval: 15_000,
      refetchIntervalInBackground: false,
    }),
};

/** A change to a book: what failed is said in the house's own words, and everything shown is looked up again. */
export function useBookChange<Heard, Asked = void>(
  work: (asked: Asked) => Promise<Heard>,
  { failed, onSuccess }: { failed: { title: string }; onSuccess?: (heard: Heard) => void },
) {
  return useMutation({
    mutationFn: work,
    onSuccess,
    onError: (fault) => void notify.error(failed.title, sayRefusal(fault, layoutWords.outOfReach.text)),
    onSettled: () => void refreshBooks(),
  });
}
