import { useState } from "react";
import { needsSecondStep, signOut } from "#app/backend/session.ts";
import { signIn } from "#app/features/session/account-calls.ts";
import { PasswordField } from "#app/features/session/password-field.tsx";
import { SecondStepForm } from "#app/features/session/second-step-form.tsx";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { deleteAccount } from "./account-store.ts";

const words = accountPage.deletion;

/** The way out: the password once more, the authenticator's code where there is one, and it is done. */
export function AccountDeletion({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setIsOpen(true)}>
        {words.action}
      </Button>
      <Dialog
        title={words.dialog.title}
        description={words.dialog.text.replace("{email}", email)}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <DeletionSteps email={email} />
      </Dialog>
    </>
  );
}

function DeletionSteps({ email }: { email: string }) {
  const [isHalfway, setIsHalfway] = useState(false);

  const finish = async () => {
    const refusal = await deleteAccount();
    if (refusal) return void notify.error(words.failed, words.failedText);
    void notify.success(words.done.title, words.done.text);
    // The session has gone with the account; this browser forgets it too, and leaves the page.
    await signOut();
  };
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      const refusal = await signIn(email, entry(entries, "password"));
      if (refusal) return void notify.error(words.failed, refusal.message);
      if (await needsSecondStep()) setIsHalfway(true);
      else await finish();
    },
  });

  if (isHalfway) {
    return (
      <div className="flex flex-col gap-5">
        <p>{words.secondStep}</p>
        <SecondStepForm onProven={finish} />
      </div>
    );
  }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {/* For password managers, which want to know whose password it is. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <WhatStays />
      <PasswordField autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button variant="secondary">{words.dialog.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="danger" isBusy={isBusy} busyLabel={words.dialog.busy}>
          {words.dialog.submit}
        </Button>
      </div>
    </form>
  );
}

function WhatStays() {
  const { title, items, more, link } = words.dialog.stays;
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        {more}{" "}
        <a href={link.to} target="_blank" rel="noopener" className="text-link">
          {link.label}
        </a>
      </p>
    </div>
  );
}
