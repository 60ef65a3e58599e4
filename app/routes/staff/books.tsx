import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { BookBoard } from "#app/features/desk/books/book-board.tsx";
import { bookDeskQueries } from "#app/features/desk/books/book-desk-queries.ts";
import { BookTable } from "#app/features/desk/books/book-table.tsx";
import { HouseWeek } from "#app/features/desk/books/house-week.tsx";
import { ListSearch, SearchedList } from "#app/features/desk/frame/searched-list.tsx";
import { useSearchParam } from "#app/features/desk/frame/use-debounced-search.ts";
import { TemplatesLink } from "#app/features/desk/templates/templates-link.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { booksPage as words } from "#content/desk-books.ts";
import { localDay } from "#domain/local-day.ts";
import { arrangeBoard } from "#domain/production-board.ts";

export const title = words.meta.title;

const views = ["board", "list"] as const;

export default function BooksPage() {
  const search = useSearchParam("search");
  const [params] = useSearchParams();
  const view = params.get("view") === "list" ? "list" : "board";
  const list = useInfiniteQuery(bookDeskQueries.board(search.wanted));
  const today = localDay(new Date(useNow()));
  const addressOf = (wanted: (typeof views)[number]) => {
    const next = new URLSearchParams(params);
    if (wanted === "list") next.set("view", wanted);
    else next.delete("view");
    return `?${next}`;
  };
  return (
    <>
      <h1 className="mb-4 text-title-m">{words.title}</h1>
      <TemplatesLink />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <ListSearch label={words.search} search={search} className="min-w-64 flex-1" />
        <nav aria-label={words.views.label} className="flex gap-1 text-sm">
          {views.map((each) => (
            <Link
              key={each}
              to={addressOf(each)}
              aria-current={each === view ? "true" : undefined}
              preventScrollReset
              className="inline-flex min-h-10 items-center rounded-sm border border-rule-strong px-3 aria-[current]:border-ink aria-[current]:bg-paper-deep aria-[current]:font-semibold"
            >
              {words.views[each]}
            </Link>
          ))}
        </nav>
      </div>
      <SearchedList list={list} search={search} none={words.none} empty={words.empty}>
        {(books) => {
          const lines = arrangeBoard(books, today);
          return (
            <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
              {view === "board" ? <BookBoard lines={lines} /> : <BookTable lines={lines} />}
              <HouseWeek books={books} today={today} />
            </div>
          );
        }}
      </SearchedList>
    </>
  );
}
