import { useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { type MailKind, sendMail } from "./account-calls.ts";
import { EmailField } from "./email-field.tsx";
import { MailCodeForm } from "./mail-code-form.tsx";

type RequestMailFormProps = {
  kind: MailKind;
  email?: string;
  words: { submit: string; busy: string; failed: string };
  onVerified?: () => Promise<void>;
};

/** Asks for the address, sends the mail, and then stands ready for its code. */
export function RequestMailForm({ kind, email, words, onVerified }: RequestMailFormProps) {
  const [written, setWritten] = useState<string>();
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      const address = entry(entries, "email").trim();
      const refusal = await sendMail(kind, address);
      if (refusal) void notify.error(words.failed, refusal.message);
      else setWritten(address);
    },
  });
  if (written) return <MailCodeForm kind={kind} email={written} onVerified={onVerified} />;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField defaultValue={email} />
      <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="w-full">
        {words.submit}
      </Button>
    </form>
  );
}
