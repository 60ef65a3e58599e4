import { useState } from "react";
import { type Passkey, removePasskey } from "#app/features/session/passkeys/passkey-calls.ts";
import { ProofForm } from "#app/features/session/proof-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { passkeySection, passkeyRemoval as words } from "#content/passkeys.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { Owner } from "./passkey-section.tsx";

type PasskeyRemovalProps = { passkey: Passkey; owner: Owner; onClose: () => Promise<void> };

/** Asks first, naming it; where the last proof is some minutes old, the service wants one before it lets the passkey go. */
export function PasskeyRemoval({ passkey, owner, onClose }: PasskeyRemovalProps) {
  const [needsProof, setNeedsProof] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const name = passkey.name || passkeySection.unnamed;
  const remove = async () => {
    setIsBusy(true);
    const refusal = await removePasskey(passkey.id);
    setIsBusy(false);
    if (refusal?.code === "reauthentication_needed" || refusal?.code === "insufficient_aal") return setNeedsProof(true);
    if (refusal) return void notify.error(words.failed, refusal.message);
    void notify.success(words.done.title, fillWords(words.done.text, { name }));
    await onClose();
  };
  return (
    <Dialog title={fillWords(words.title, { name })} description={words.text} onClose={onClose} focusesItself>
      {needsProof ? (
        <ProofForm {...owner} onProven={remove} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button variant="secondary">{words.cancel}</Button>
          </DialogClose>
          <Button variant="danger" isBusy={isBusy} busyLabel={words.busy} onClick={() => void remove()}>
            {words.confirm}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
