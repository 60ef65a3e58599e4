import { useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { settleWords as words } from "#content/desk-people.ts";
import type { QueuedMail } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskCheckbox, DeskInput } from "../frame/desk-fields.tsx";
import { DeskForm } from "../frame/forms/desk-form.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";

/** A mail that failed: not needed any more, or to another address, which may be the one that was meant. */
export function SettleButton({ mail }: { mail: QueuedMail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" className="mt-1.5 ml-2" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <SettleDialog mail={mail} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SettleDialog({ mail, onClose }: { mail: QueuedMail; onClose: () => void }) {
  const { keyFor } = useIdempotencyKey();
  const close = useDeskChange(() => askDesk("desk_close_mail", { mailId: mail.id }), {
    onSuccess: () => {
      void notify.success(words.closed);
      onClose();
    },
    onError: () => void notify.error(words.failed),
  });
  return (
    <Dialog title={words.title} description={fillWords(words.text, { recipient: mail.recipient })} onClose={onClose}>
      <DeskForm
        label={words.elsewhere}
        submit={words.send}
        done={words.sent}
        read={(entries) => {
          const address = entry(entries, "address").trim();
          return address ? { address, corrects: entries.has("corrects") } : words.required;
        }}
        ask={({ address, corrects }) =>
          askDesk("desk_send_elsewhere", { mailId: mail.id, newMail: keyFor(address), address, corrects })
        }
        onDone={onClose}
      >
        <DeskInput
          label={words.elsewhere}
          name="address"
          type="email"
          autoComplete="off"
          defaultValue={mail.recipient.includes("@") ? mail.recipient : ""}
          maxLength={textLimits.email}
        />
        <DeskCheckbox label={words.corrects} name="corrects" />
      </DeskForm>
      <div className="mt-6 border-t border-rule pt-5">
        <p className="mb-2 text-sm text-ink-soft">{words.closeText}</p>
        <Button variant="secondary" size="small" isBusy={close.isPending} onClick={() => close.mutate()}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
