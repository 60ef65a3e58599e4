import { Link } from "react-router";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { booksPage } from "#content/desk-books.ts";
import type { BoardBook } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { weekByPerson } from "#domain/production-board.ts";
import { sayDay } from "#domain/say-time.ts";

const words = booksPage.week;

/** What each person of the house has to bring to an end until Sunday; whoever looks at it comes first. */
export function HouseWeek({ books, today }: { books: readonly BoardBook[]; today: Day }) {
  const { me, staff } = useDesk();
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="mb-3 text-title-s">
        {words.title}
      </h2>
      <div className="flex flex-col gap-5">
        {weekByPerson(books, staff, me.id, today).map(({ person, owed }) => (
          <section key={person.id} aria-label={person.name || person.email}>
            <h3 className="label text-ink-soft">{person.id === me.id ? words.you : person.name || person.email}</h3>
            {owed.length === 0 && <p className="mt-1 text-sm text-ink-soft">{words.nothing}</p>}
            <ol className="divide-y divide-rule text-sm">
              {owed.map(({ book, what, due, isLate }) => (
                <li key={`${book.id} ${what}`} className="py-2">
                  <Link to={`/staff/books/${book.id}`} className="hover:underline">
                    {fillWords(words.line, { what, title: book.title })}
                  </Link>
                  <span className={`figures block ${isLate ? "font-semibold text-danger" : "text-ink-soft"}`}>
                    {fillWords(isLate ? words.wasDue : words.due, { day: sayDay(due) })}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
