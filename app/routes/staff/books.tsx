import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { sayBall } from "#app/features/books/book-answers.tsx";
import { bookDeskQueries } from "#app/features/desk/books/book-desk-queries.ts";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { ListSearch, SearchedList } from "#app/features/desk/frame/searched-list.tsx";
import { useSearchParam } from "#app/features/desk/frame/use-debounced-search.ts";
import { TemplatesLink } from "#app/features/desk/templates/templates-link.tsx";
import { sayCount } from "#app/text/count-words.ts";
import { fillWords, sayDay } from "#app/text/fill-words.ts";
import { useNow } from "#app/ui/use-now.ts";
import { booksPage as words } from "#content/desk-books.ts";
import type { BoardBook } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { localDay } from "#domain/local-day.ts";
import { arrangeBoard, owedThisWeek } from "#domain/production-board.ts";

export const title = words.meta.title;

export default function BooksPage() {
  const search = useSearchParam("search");
  const list = useInfiniteQuery(bookDeskQueries.board(search.wanted));
  const today = localDay(new Date(useNow()));
  return (
    <>
      <h1 className="mb-4 text-title-m">{words.title}</h1>
      <TemplatesLink />
      <ListSearch label={words.search} search={search} />
      <SearchedList list={list} search={search} none={words.none} empty={words.empty}>
        {(books) => (
          <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <Board books={books} today={today} />
            <MyWeek books={books} today={today} />
          </div>
        )}
      </SearchedList>
    </>
  );
}

const { columns } = words;
const shown = [
  { label: columns.book },
  { label: columns.now },
  { label: columns.ball, className: "max-sm:hidden" },
  { label: columns.late },
  { label: columns.out, className: "max-md:hidden" },
  { label: columns.unread, className: "text-right max-lg:hidden" },
];

function Board({ books, today }: { books: readonly BoardBook[]; today: Day }) {
  return (
    <DeskTable caption={words.caption} columns={shown}>
      {arrangeBoard(books, today).map(({ book, stage, ball, late, out }) => (
        <DeskRow
          key={book.id}
          name={
            <>
              <Link to={`/staff/books/${book.id}`} className="font-semibold hover:underline">
                {book.title}
              </Link>
              <span className="block break-words text-ink-soft">{book.authorName}</span>
            </>
          }
        >
          <td className={cell}>{stage?.name}</td>
          <td className={`${cell} max-sm:hidden`}>{sayBall(ball, false)}</td>
          <td className={`figures ${cell}`}>
            {stage && sayDay(stage.forecast.end)}
            {late > 0 && <strong className="block text-danger">{sayCount(words.late, late)}</strong>}
          </td>
          <td className={`figures ${cell} max-md:hidden`}>{out && sayDay(out)}</td>
          <td className={`figures ${cell} text-right max-lg:hidden`}>{book.unread || ""}</td>
        </DeskRow>
      ))}
    </DeskTable>
  );
}

function MyWeek({ books, today }: { books: readonly BoardBook[]; today: Day }) {
  const { me } = useDesk();
  const owed = owedThisWeek(books, me.id, today);
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="mb-2 text-title-s">
        {words.week.title}
      </h2>
      {owed.length === 0 && <p className="text-sm text-ink-soft">{words.week.nothing}</p>}
      <ol className="divide-y divide-rule text-sm">
        {owed.map(({ book, what, due, isLate }) => (
          <li key={`${book.id} ${what}`} className="py-2">
            <Link to={`/staff/books/${book.id}`} className="hover:underline">
              {fillWords(words.week.line, { what, title: book.title })}
            </Link>
            <span className={`figures block ${isLate ? "text-danger" : "text-ink-soft"}`}>{sayDay(due)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
