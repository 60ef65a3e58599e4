import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fillWords, sayDay, sayMoment } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { bookPage } from "#content/book-page.ts";
import type { Approval, BookEvent, BookPage, StageMove } from "#domain/book-page.ts";
import { bookLists } from "./book-queries.ts";

const words = bookPage.record;

/** What was said on which day, newest first: every move of a date with its reason, every file, every answer. */
export function BookRecord({ page }: { page: BookPage }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useInfiniteQuery({ ...bookLists.events(page.book.id), enabled: isWhole });
  const events = isWhole ? (list.data ?? page.events) : page.events;
  const hasMore = isWhole ? list.hasNextPage : page.events.length === 20;
  return (
    <>
      <p className="text-ink-soft">{words.text}</p>
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

function Entry({ event: { who, at, what, reason, detail } }: { event: BookEvent }) {
  const about = ["name", "document", "task"].flatMap((key) => (typeof detail[key] === "string" ? [detail[key]] : []));
  const moves = (detail.moves ?? []) as StageMove[];
  return (
    <li className="py-3">
      <p>
        <strong className="font-semibold">{words.what[what]}</strong>
        {about.length > 0 && `: ${about.join(", ")}`}
      </p>
      {reason && <p className="max-w-measure">{reason}</p>}
      {moves.length > 0 && (
        <ul className="figures text-sm">
          {moves.map(({ stage, name, before, after }) => (
            <li key={stage}>{fillWords(words.move, { name, before: sayDay(before.end), after: sayDay(after.end) })}</li>
          ))}
        </ul>
      )}
      <p className="figures text-sm text-ink-soft">
        {fillWords(words.line, { who: who ?? "", moment: sayMoment(at) })}
      </p>
    </li>
  );
}

export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  if (approvals.length === 0) return null;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {approvals.map(({ id, decision, document, number, name, at, sha256 }) => (
        <li key={id} className="py-3">
          <p>{fillWords(bookPage.approvals[decision], { document, number, name, moment: sayMoment(at) })}</p>
          <p className="figures text-label break-all text-ink-soft">
            {fillWords(bookPage.files.hash, { hash: sha256 })}
          </p>
        </li>
      ))}
    </ul>
  );
}
