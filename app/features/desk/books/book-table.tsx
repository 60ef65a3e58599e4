import { Link } from "react-router";
import { sayBall } from "#app/features/books/book-answers.tsx";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { booksPage as words } from "#content/desk-books.ts";
import { sayCount } from "#domain/fill-words.ts";
import type { BoardLine } from "#domain/production-board.ts";
import { sayDay } from "#domain/say-time.ts";

const { columns } = words;
const shown = [
  { label: columns.book },
  { label: columns.now },
  { label: columns.ball, className: "max-sm:hidden" },
  { label: columns.late },
  { label: columns.out, className: "max-md:hidden" },
  { label: columns.unread, className: "text-right max-lg:hidden" },
];

/** The same books a line each: what is late first, then what is out first. */
export function BookTable({ lines }: { lines: readonly BoardLine[] }) {
  return (
    <div>
      <DeskTable caption={words.caption} columns={shown}>
        {lines.map(({ book, stage, ball, late, out }) => (
          <DeskRow
            key={book.id}
            name={
              <>
                <Link to={`/staff/books/${book.id}`} className="font-semibold hover:underline">
                  {book.title}
                </Link>
                <span className="block wrap-anywhere text-ink-soft">{book.authorName}</span>
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
    </div>
  );
}
