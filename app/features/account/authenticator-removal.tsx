import { useState } from "react";
import { needsSecondStep } from "#app/backend/session.ts";
import { SecondStepForm } from "#app/features/session/second-step-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { Authenticator } from "./account-store.ts";
import { removeAuthenticator } from "./authenticator-store.ts";

const words = accountPage.removal;

type AuthenticatorRemovalProps = { authenticator: Authenticator; isLast: boolean; onClose: () => Promise<void> };

/**
 * Asks first, naming it. The service may want a code before it lets the app go; and where this session was opened with
 * that very app, it wants one of those that stay.
 */
export function AuthenticatorRemoval({ authenticator: { id, name }, isLast, onClose }: AuthenticatorRemovalProps) {
  const [step, setStep] = useState<"question" | "proof" | "again">("question");
  const [isBusy, setIsBusy] = useState(false);

  const finish = async () => {
    void notify.success(words.done.title, fillWords(words.done.text, { name }));
    await onClose();
  };
  const remove = async () => {
    setIsBusy(true);
    const refusal = await removeAuthenticator(id);
    setIsBusy(false);
    if (refusal?.code === "insufficient_aal") return setStep("proof");
    if (refusal) return void notify.error(words.failed, refusal.message);
    if (await needsSecondStep()) setStep("again");
    else await finish();
  };
  const text = { question: isLast ? words.last : words.text, proof: words.proof, again: words.again }[step];
  return (
    <Dialog title={fillWords(words.title, { name })} description={text} onClose={onClose} focusesItself>
      {step === "question" ? (
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button variant="secondary">{words.cancel}</Button>
          </DialogClose>
          <Button variant="danger" isBusy={isBusy} busyLabel={words.busy} onClick={() => void remove()}>
            {words.confirm}
          </Button>
        </div>
      ) : (
        <SecondStepForm onProven={step === "proof" ? remove : finish} />
      )}
    </Dialog>
  );
}
