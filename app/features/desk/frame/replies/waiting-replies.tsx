import { useQuery } from "@tanstack/react-query";
import { replyWords as words } from "#content/desk-replies.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { deskQueries } from "../desk-queries.ts";
import { DueLabel } from "../lead-badges.tsx";

/** The reply that waits longest, by its lead. */
export function useWaitingReplies(): ReadonlyMap<string, Reply> {
  const { data } = useQuery(deskQueries.waitingReplies());
  const waiting = new Map<string, Reply>();
  for (const reply of data?.replies.toReversed() ?? []) if (reply.leadId) waiting.set(reply.leadId, reply);
  return waiting;
}

/** Stands before the lead's own clock, which has stopped. */
export function ReplyWaits({ reply, now }: { reply: Reply | undefined; now: number }) {
  if (!reply) return null;
  return (
    <span className="block">
      <span className="font-semibold">{words.waits}</span> <DueLabel lead={reply} now={now} />
    </span>
  );
}
