import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { askBook, sayFault } from "#app/features/books/ask-book.ts";
import { refreshBooks } from "#app/features/books/book-queries.ts";
import { ownDraft } from "#app/forms/own-drafts.ts";
import { TextArea } from "#app/forms/text-area.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { useKeptWords } from "#app/forms/use-kept-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { productionWords } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import type { ProjectInProduction } from "./in-production.tsx";

const words = productionWords.deletion;

type DeletionRequestProps = { production: ProjectInProduction; title: string };

/** What the house works on is not deleted but asked about, and the question can be taken back. */
export function DeletionRequest({ production: { book, deletionAskedAt }, title }: DeletionRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { keyFor, settle } = useIdempotencyKey();
  const ask = useMutation({
    mutationFn: ({ wanted, text }: { wanted: boolean; text: string }) =>
      askBook("ask_project_deletion", { book, wanted, text, requestId: keyFor(`${wanted} ${text}`) }),
    onSuccess: (_, { wanted }) => {
      settle();
      setIsOpen(false);
      const { title: told, text } = wanted ? words.asked : words.kept;
      void notify.success(told, text);
    },
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  if (deletionAskedAt) {
    return (
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {fillWords(words.waiting, { day: sayDate(deletionAskedAt) })}
        <Button
          variant="quiet"
          size="small"
          isBusy={ask.isPending}
          aria-label={fillWords(words.keepNamed, { title })}
          onClick={() => ask.mutate({ wanted: false, text: fillWords(words.keepMessage, { title }) })}
        >
          {words.keep}
        </Button>
      </span>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setIsOpen(true)}
        aria-label={fillWords(words.open, { title })}
        className="px-2.5! text-ink-soft! hover:text-danger!"
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </Button>
      {isOpen && (
        <Dialog
          title={fillWords(words.title, { title })}
          description={words.text}
          open
          onOpenChange={setIsOpen}
          focusesItself
        >
          <RequestForm
            name={`${ownDraft}deletion-${book}`}
            isBusy={ask.isPending}
            onSend={(reason) =>
              ask.mutateAsync({ wanted: true, text: fillWords(words.message, { title, reason }).trim() })
            }
          />
        </Dialog>
      )}
    </>
  );
}

type RequestFormProps = { name: string; isBusy: boolean; onSend: (reason: string) => Promise<unknown> };

function RequestForm({ name, isBusy, onSend }: RequestFormProps) {
  const { words: written, write, drop } = useKeptWords(name, { reason: "" });
  const form = useForm({ send: async () => void onSend(written.reason.trim()).then(drop, () => {}), isBusy });
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <TextArea
        label={words.reason}
        isOptional
        rows={3}
        // The sentence around it needs room as well.
        maxLength={textLimits.text - textLimits.line - 200}
        value={written.reason}
        onChange={({ currentTarget: { value } }) => write({ reason: value })}
      />
      <div className="flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button variant="secondary" onClick={drop}>
            {words.cancel}
          </Button>
        </DialogClose>
        <Button type="submit" variant="danger" isBusy={form.isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
