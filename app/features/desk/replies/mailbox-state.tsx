import { useQuery } from "@tanstack/react-query";
import { repliesPage as words } from "#content/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayShortMoment } from "#domain/say-time.ts";
import { deskQueries } from "../frame/desk-queries.ts";

/** Where replies go, and whether the mailbox can be read. */
export function MailboxState({ now }: { now: number }) {
  const { data } = useQuery(deskQueries.replyCounts());
  if (!data) return null;
  if (!data.comesIn) {
    return (
      <div role="note" className="my-4 max-w-lead border-l-2 border-gold pl-4 text-sm">
        <p className="font-semibold">{words.notRead.title}</p>
        <p>{words.notRead.text}</p>
      </div>
    );
  }
  if (data.trouble) {
    return (
      <p role="status" className="my-4 max-w-lead border-l-2 border-danger pl-4 text-sm text-danger">
        {words.trouble[data.trouble]}
      </p>
    );
  }
  if (!data.readAt) return null;
  return (
    <p className="figures my-3 text-sm text-ink-soft">
      {fillWords(words.readAt, { when: sayShortMoment(data.readAt, now) })}
    </p>
  );
}
