import { Paperclip } from "lucide-react";
import { replyWords as words } from "#content/desk-replies.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { ReplyFiles } from "./reply-files.tsx";

/** What a mail says, as plain text: nothing of it is markup here, and nothing is fetched from anywhere. */
export function ReplyText({ reply }: { reply: Reply }) {
  return (
    <div className="mt-2 max-w-lead text-sm">
      {reply.state === "thread" && <p className="mb-2 break-words text-ink-soft">{sayFrom(reply)}</p>}
      {reply.kind === "letter" && reply.state === "thread" && !reply.isProven && (
        <p className="mb-2 font-semibold">{words.unproven}</p>
      )}
      {reply.body ? (
        <p className="border-l-2 border-gold pl-4 break-words whitespace-pre-wrap">{reply.body}</p>
      ) : (
        <p className="text-ink-soft">{reply.why === "unreadable" ? words.unreadable : words.empty}</p>
      )}
      {reply.quoted && (
        <details className="mt-2">
          <summary className="inline-flex min-h-6 items-center text-ink-soft underline decoration-rule-strong underline-offset-4 hover:decoration-ink">
            {words.quoted}
          </summary>
          <p className="mt-1 border-l-2 border-rule-strong pl-4 break-words whitespace-pre-wrap text-ink-soft">
            {reply.quoted}
          </p>
        </details>
      )}
      <ReplyFiles files={reply.files} />
    </div>
  );
}

export function sayFrom({ sender, senderName }: Reply): string {
  if (!sender) return words.nobody;
  return senderName ? fillWords(words.from, { name: senderName, address: sender }) : sender;
}

/** In the line that stands for a mail. */
export function FileMark({ reply }: { reply: Reply }) {
  if (reply.files.length === 0) return null;
  return <Paperclip role="img" aria-label={words.files.title} className="ml-1 inline size-3.5 text-ink-soft" />;
}
