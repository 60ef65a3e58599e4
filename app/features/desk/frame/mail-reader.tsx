import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { personPage } from "#content/desk.ts";
import { answerExtras } from "#content/desk-templates.ts";
import type { SentMail } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDocuments } from "./answer/document-choice.tsx";

const words = personPage.timeline;

/** A mail as it was sent: its text, and on request how it looked. */
export function MailReader({
  mail,
}: {
  mail: Pick<SentMail, "subject" | "text" | "html" | "lastError" | "attachments">;
}) {
  const [showsLook, setShowsLook] = useState(false);
  return (
    <div className="mt-2 max-w-lead">
      {mail.lastError && <p className="mb-2 text-sm break-words text-danger">{mail.lastError}</p>}
      {mail.text === null ? (
        <p className="text-sm text-ink-soft">{words.unread}</p>
      ) : (
        <p className="border-l-2 border-rule-strong pl-4 text-sm break-words whitespace-pre-wrap">{mail.text.trim()}</p>
      )}
      {mail.attachments.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {fillWords(answerExtras.attached, { names: sayDocuments(mail.attachments) })}
        </p>
      )}
      {mail.html !== null && !showsLook && (
        <Button variant="quiet" size="small" className="mt-1 -ml-2 px-2!" onClick={() => setShowsLook(true)}>
          {words.asItLooked}
        </Button>
      )}
      {mail.html !== null && showsLook && (
        <MailFrame title={fillWords(words.frame, { subject: mail.subject })} html={mail.html} className="mt-3 h-96" />
      )}
    </div>
  );
}

/** Shut in: a mail may hold anything, so that it runs nothing here and leads nowhere. */
export function MailFrame({ title, html, className }: { title: string; html: string; className: string }) {
  return (
    <iframe title={title} sandbox="" srcDoc={html} className={`w-full rounded-sm border border-rule ${className}`} />
  );
}
