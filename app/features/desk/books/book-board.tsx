import { Link } from "react-router";
import { sayBall } from "#app/features/books/book-answers.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { booksPage as words } from "#content/desk-books.ts";
import { stageWords } from "#content/production.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { type BoardLine, boardColumns } from "#domain/production-board.ts";
import { sayDay } from "#domain/say-time.ts";

/** Every book under the stage it is in: lists of links under headings, which keyboard and screen reader walk as they are. */
export function BookBoard({ lines }: { lines: readonly BoardLine[] }) {
  const columns = boardColumns(lines).filter((column) => column.lines.length > 0);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] content-start gap-x-6 gap-y-8">
      {columns.map(({ kind, lines: inStage }) => (
        <section key={kind} aria-labelledby={`stage-${kind}`}>
          <h2
            id={`stage-${kind}`}
            className="flex items-baseline justify-between gap-3 border-b-2 border-gold pb-1 font-semibold"
          >
            {stageWords[kind].name}
            <span className="figures text-sm font-normal text-ink-soft">{inStage.length}</span>
          </h2>
          <ul className="mt-3 flex flex-col gap-3">
            {inStage.map((line) => (
              <BoardCard key={line.book.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function BoardCard({ line: { book, stage, ball, late, out } }: { line: BoardLine }) {
  const waitsFor = ball.why === "task" ? ball.task.title : ball.why === "proof" ? ball.proof.name : undefined;
  return (
    <li
      className={classNames(
        "relative rounded-sm border bg-surface p-3 text-[0.9375rem] leading-snug hover:border-ink",
        late > 0 ? "border-danger" : "border-rule-strong",
      )}
    >
      {/* The whole card is the link's; it stays one link, with the book's name. */}
      <Link to={`/staff/books/${book.id}`} className="font-serif text-[1.1875rem] after:absolute after:inset-0">
        {book.title}
      </Link>
      <p className="wrap-anywhere text-ink-soft">{book.authorName}</p>
      <p className="mt-2">
        <span className="text-ink-soft">{words.columns.ball}: </span>
        <span className={ball.side === "author" ? "font-semibold text-gold-ink" : ""}>{sayBall(ball, false)}</span>
      </p>
      {waitsFor && <p className="text-ink-soft">{fillWords(words.waits, { what: waitsFor })}</p>}
      <p className="figures text-ink-soft">
        {stage && fillWords(words.until, { day: sayDay(stage.forecast.end) })}
        {out && `, ${fillWords(words.out, { day: sayDay(out) })}`}
      </p>
      {(late > 0 || book.unread > 0) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {late > 0 && <strong className="figures text-danger">{sayCount(words.late, late)}</strong>}
          {book.unread > 0 && <Badge tone="gold">{sayCount(words.unread, book.unread)}</Badge>}
        </p>
      )}
    </li>
  );
}
