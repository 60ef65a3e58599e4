import { useState } from "react";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "#app/features/desk/frame/desk-fields.tsx";
import { useDeskDraft } from "#app/features/desk/frame/forms/use-desk-draft.ts";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookDesk } from "#content/desk-books.ts";
import { sayApproval } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import { textLimits } from "#domain/text-limits.ts";
import { useBookChange } from "./book-desk-queries.ts";

const words = bookDesk.proof;

/** Sends the newest version of a document for approval, with the words under which it is approved. */
export function ProofForm({ page }: { page: BookPage }) {
  const { keyFor, settle } = useIdempotencyKey();
  const [fileId, setFileId] = useState("");
  const { words: written, write, drop } = useDeskDraft(`proof.${page.book.id}`, { note: "", due: "" });
  const { note, due } = written;
  const chosen = page.files.find(({ id }) => String(id) === fileId) ?? page.files[0];
  const send = useBookChange(
    async () => {
      if (!chosen) return undefined;
      const { id, number, sha256, name } = chosen.newest;
      const wording = sayApproval({ title: page.book.title, file: name, number, sha256 }).join("\n\n");
      const proof = { version: id, wording, note: note.trim(), due: due || null };
      return askDesk("desk_send_proof", { ...proof, requestId: keyFor(JSON.stringify(proof)) });
    },
    {
      failed: words.failed,
      onSuccess: () => {
        settle();
        drop();
        void notify.success(words.sent.title, words.sent.text);
      },
    },
  );
  const { formProps, isBusy } = useForm({ send: async () => send.mutate(), isBusy: send.isPending });
  if (!chosen) return <p className="text-sm text-ink-soft">{words.nothing}</p>;
  return (
    <form {...formProps} className="grid gap-3">
      <DeskSelect
        label={words.version}
        value={String(chosen.id)}
        options={page.files.map(({ id, name, newest }) => ({ value: String(id), label: `${name} (${newest.number})` }))}
        onChange={({ currentTarget: { value } }) => setFileId(value)}
      />
      <DeskTextArea
        label={words.note}
        rows={2}
        maxLength={textLimits.text}
        value={note}
        onChange={({ currentTarget: { value } }) => write({ note: value })}
      />
      <DeskInput
        label={words.due}
        type="date"
        value={due}
        onChange={({ currentTarget: { value } }) => write({ due: value })}
      />
      <Button type="submit" variant="secondary" size="small" className="justify-self-start" isBusy={isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
