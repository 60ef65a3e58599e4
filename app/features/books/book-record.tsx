import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { bookPage } from "#content/book-page.ts";
import type { BookEvent, BookPage, StageMove } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDay, sayMoment } from "#domain/say-time.ts";
import { bookLists } from "./book-queries.ts";

const words = bookPage.record;

/** The last days; whoever wants the whole record asks for it. */
const shownAtOnce = 6;

/** What was said on which day, newest first: every move of a date with its reason, every file, every answer. */
export function BookRecord({ page }: { page: BookPage }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useInfiniteQuery({ ...bookLists.events(page.book.id), enabled: isWhole });
  const events = isWhole ? (list.data ?? page.events) : page.events.slice(0, shownAtOnce);
  const hasMore = isWhole ? list.hasNextPage : page.events.length > shownAtOnce;
  return (
    <>
      <p className="max-w-measure text-ink-soft">{words.text}</p>
      <ol className="mt-3 divide-y divide-rule border-y border-rule">
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {hasMore && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          isBusy={list.isFetching}
          onClick={() => (isWhole ? void list.fetchNextPage() : setIsWhole(true))}
        >
          {words.older}
        </Button>
      )}
    </>
  );
}

/** A day's line at the left, what happened beside it: the eye runs down the days. */
function Entry({ event: { who, at, what, reason, detail } }: { event: BookEvent }) {
  const moves = (detail.moves ?? []) as StageMove[];
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="figures text-sm text-ink-soft sm:pt-0.5">
        {sayMoment(at)}
        {who && <span className="before:content-[',_'] sm:block sm:before:content-none">{who}</span>}
      </p>
      <div className="min-w-0">
        <p>
          <strong className="font-semibold">{words.what[what]}</strong>
          {sayAbout(detail)}
        </p>
        {reason && <p className="max-w-measure font-serif text-[1.1em] italic">{reason}</p>}
        {moves.length > 0 && (
          <ul className="figures mt-1 text-sm">
            {moves.map(({ stage, name, before, after }) => (
              <li key={stage}>
                {fillWords(words.move, { name, before: sayDay(before.end), after: sayDay(after.end) })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Whatever of it is a name, in the words of this page. */
function sayAbout(detail: BookEvent["detail"]): string {
  const text = (key: string) => (typeof detail[key] === "string" ? [detail[key]] : []);
  const known = (key: string, said: Readonly<Record<string, string>>) =>
    text(key).flatMap((value) => said[value] ?? []);
  const about = [
    ...text("name"),
    ...text("document"),
    ...(typeof detail.number === "number" ? [fillWords(words.version, { number: detail.number })] : []),
    ...text("task"),
    ...known("decision", words.decisions),
    ...known("became", words.became),
    ...known("role", words.roles),
    ...(Array.isArray(detail.names) ? [detail.names.join(", ")] : []),
    ...text("after").map((who) => fillWords(words.nowWith, { who })),
  ];
  return about.length > 0 ? `: ${about.join(", ")}` : "";
}
