import { useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { fillWords } from "#domain/fill-words.ts";
import { refreshAccount } from "./account-queries.ts";
import { changeEmail } from "./account-store.ts";

const words = accountPage.email;

type EmailFormProps = { email: string; newEmail?: string };

/** Asks for the new address. A change that waits for its confirmations is said, and its mails can be had again. */
export function EmailForm({ email, newEmail }: EmailFormProps) {
  const [isRepeating, setIsRepeating] = useState(false);

  const ask = async (wanted: string) => {
    const refusal = await changeEmail(wanted);
    if (refusal) return void notify.error(words.failed, refusal.message);
    void notify.success(words.sent.title, fillWords(words.sent.text, { email, newEmail: wanted }));
    await refreshAccount();
  };
  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const wanted = entry(entries, "email").trim();
      if (wanted.toLowerCase() === email.toLowerCase()) return { problems: { email: words.same } };
      await ask(wanted);
    },
  });
  const repeat = async () => {
    setIsRepeating(true);
    await ask(newEmail ?? "");
    setIsRepeating(false);
  };
  return (
    <>
      {newEmail && (
        <div className="w-full border-l-2 border-gold pl-4">
          <p>{fillWords(words.pending, { email, newEmail })}</p>
          <Button variant="quiet" size="small" className="-ml-4" isBusy={isRepeating} onClick={() => void repeat()}>
            {words.again}
          </Button>
        </div>
      )}
      <form {...formProps} className="flex w-full flex-col items-start gap-4">
        <TextField
          key={newEmail}
          {...field("email")}
          type="email"
          label={words.label}
          required
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          className="w-full"
        />
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
