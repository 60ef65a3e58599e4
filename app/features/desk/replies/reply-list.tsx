import { Link } from "react-router";
import { replyWords as words } from "#content/desk-replies.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { DueLabel } from "../frame/lead-badges.tsx";
import { Moment } from "../frame/moment.tsx";
import { personPath } from "../frame/person-path.ts";
import { PutAwayButton } from "../frame/replies/put-away-button.tsx";
import { FileMark, ReplyText, sayFrom } from "../frame/replies/reply-text.tsx";
import { AssignForm } from "./assign-form.tsx";

/** A line each, which opens to the whole mail and to what can be done with it. */
export function ReplyList({ replies, now }: { replies: readonly Reply[]; now: number }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {replies.map((reply) => (
        <li key={reply.id}>
          <details className="py-2">
            <summary className="flex list-none flex-wrap justify-between gap-x-4 text-sm hover:bg-paper-deep [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{reply.state === "thread" ? reply.name : sayFrom(reply)}</span>{" "}
                {reply.subject || words.noSubject}
                <FileMark reply={reply} />
              </span>
              <span className="text-ink-soft">
                <DueLabel lead={reply} now={now} /> <Moment at={reply.receivedAt} now={now} />
              </span>
            </summary>
            <ReplyText reply={reply} />
            <Acts reply={reply} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Acts({ reply }: { reply: Reply }) {
  if (reply.state === "thread") {
    return (
      <div className="mt-3 flex flex-wrap items-center gap-4 pb-2 text-sm">
        <Link to={personPath(reply.person ?? reply.leadId ?? "")} className="text-link">
          {words.toPerson}
        </Link>
        <PutAwayButton reply={reply} />
      </div>
    );
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-3 pb-2 text-sm">
      {reply.why && (
        <p className="text-ink-soft">{fillWords(words.why[reply.why], { answers: reply.answers ?? "" })}</p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <AssignForm reply={reply} />
        {reply.state === "tray" && <PutAwayButton reply={reply} />}
      </div>
    </div>
  );
}
