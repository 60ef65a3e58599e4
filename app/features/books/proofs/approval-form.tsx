import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ProofForm } from "#app/features/session/proof-form.tsx";
import { ownDraft } from "#app/forms/own-drafts.ts";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { useKeptWords } from "#app/forms/use-kept-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { SentProof } from "#domain/book-page.ts";
import type { Decision } from "#domain/production.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook, BookRefusal, sayFault } from "../ask-book.ts";
import { refreshBooks } from "../book-queries.ts";

const words = bookPage.proof.decision;

/** The words that are signed, the name, and the answer. A sign-in that is not fresh is asked for first. */
export function ApprovalForm({ proof, email }: { proof: SentProof; email: string }) {
  const { words: written, write, drop } = useKeptWords(`${ownDraft}approval-${proof.id}`, { name: "", note: "" });
  const { name, note } = written;
  const [waiting, setWaiting] = useState<Decision>();
  const answer = useMutation({
    mutationFn: (decision: Decision) =>
      askBook("answer_proof", {
        proof: proof.id,
        decision,
        seenSha256: proof.sha256,
        name: name.trim(),
        note: note.trim(),
      }),
    onSuccess: ({ kind }) => {
      drop();
      const told = kind === "given" ? words.given : words.conflict;
      void notify.success(told.title, told.text);
    },
    onError: (fault, decision) => {
      if (fault instanceof BookRefusal && /sign in once more/.test(fault.message)) setWaiting(decision);
      else void notify.error(words.failed.title, sayFault(fault));
    },
    onSettled: () => void refreshBooks(),
  });
  const { formProps } = useForm({ send: async () => answer.mutate("approved"), isBusy: answer.isPending });
  return (
    <>
      <form {...formProps} className="grid max-w-lead gap-4">
        <div className="prose border-l-2 border-gold pl-4 wrap-anywhere">
          {proof.wording.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <TextField
          label={words.name}
          required
          autoComplete="name"
          value={name}
          maxLength={textLimits.line}
          onChange={({ currentTarget: { value } }) => write({ name: value })}
        />
        <TextArea
          label={words.note}
          description={words.noteHelp}
          isOptional
          rows={2}
          value={note}
          maxLength={textLimits.text}
          onChange={({ currentTarget: { value } }) => write({ note: value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={name.trim() === ""} isBusy={answer.isPending}>
            {words.approve}
          </Button>
          <Button
            variant="secondary"
            disabled={name.trim() === "" || answer.isPending}
            onClick={() => answer.mutate("changes")}
          >
            {words.changes}
          </Button>
        </div>
      </form>
      {waiting && (
        <Dialog title={words.password.title} description={words.password.text} onClose={() => setWaiting(undefined)}>
          <ProofForm
            email={email}
            hasApp={false}
            onProven={async () => {
              setWaiting(undefined);
              answer.mutate(waiting);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
