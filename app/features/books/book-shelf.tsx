import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { currentStages, outOn } from "#domain/production-ball.ts";
import { sayDay } from "#domain/say-time.ts";
import { askBook } from "./ask-book.ts";
import { bookListQuery, refreshBooks } from "./book-queries.ts";

const words = bookPage.shelf;
const sayCount = (forms: { one: string; many: string }, count: number) =>
  fillWords(count === 1 ? forms.one : forms.many, { count });

/** Books in production and invitations to them, on the dashboard; nothing for whoever has neither. */
export function BookShelf() {
  const { data } = useQuery(bookListQuery);
  if (!data || data.books.length + data.invitations.length === 0) return null;
  return (
    <section aria-labelledby="books" className="mt-8">
      <h2 id="books" className="text-title-m">
        {words.title}
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {data.invitations.map(({ id, author, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <span>{fillWords(words.invitation, { author, title })}</span>
            <AcceptButton member={id} />
          </li>
        ))}
        {data.books.map(({ id, title, stages, owed, unread }) => {
          const out = outOn(stages);
          const [now] = currentStages(stages);
          return (
            <li key={id} className="py-4">
              <Link to={`/dashboard/books/${id}`} className="text-title-s hover:underline">
                {title}
              </Link>
              <p className="figures mt-1 flex flex-wrap gap-x-5 text-sm text-ink-soft">
                {now && <span>{fillWords(words.now, { stage: now.name })}</span>}
                {out && <span>{fillWords(out.isOut ? words.isOut : words.out, { day: sayDay(out.day) })}</span>}
                {owed > 0 && <strong className="text-danger">{sayCount(words.owed, owed)}</strong>}
                {unread > 0 && <strong className="text-ink">{sayCount(words.unread, unread)}</strong>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function AcceptButton({ member }: { member: number }) {
  const accept = useMutation({
    mutationFn: () => askBook("accept_book_invitation", { member }),
    onError: () => void notify.error(words.failed.title, words.failed.text),
    onSettled: () => void refreshBooks(),
  });
  return (
    <Button size="small" isBusy={accept.isPending} onClick={() => accept.mutate()}>
      {words.accept}
    </Button>
  );
}
