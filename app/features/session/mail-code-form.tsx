import { useEffect, useRef, useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { mailCode } from "#content/auth.ts";
import { enterMailCode, type MailKind, sendMail } from "./account-calls.ts";
import { CodeField, digitsOf } from "./code-field.tsx";

type MailCodeFormProps = {
  kind: MailKind;
  email: string;
  /** Left out where the page follows the session by itself. */
  onVerified?: () => Promise<void>;
};

/** A mail was sent: its code can be typed here, for whoever reads mail on another device, or it is sent again. */
export function MailCodeForm({ kind, email, onVerified }: MailCodeFormProps) {
  const { title, text } = mailCode[kind];
  // It stands below the form that asked for it, which may fill the screen.
  const section = useRef<HTMLElement>(null);
  // Newer browsers answer with a promise, which React would take for what undoes it.
  useEffect(() => void section.current?.scrollIntoView({ block: "nearest" }), []);
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      const refusal = await enterMailCode(kind, email, digitsOf(entry(entries, "code")));
      if (refusal) void notify.error(mailCode.failed, refusal.message);
      else await onVerified?.();
    },
  });
  return (
    <section ref={section} className="mt-8 scroll-mb-6 border-t border-rule pt-6">
      <h2 className="text-title-s">{title}</h2>
      <p role="status" className="mt-2 text-ink-soft">
        {text.replace("{email}", email)}
      </p>
      <form {...formProps} className="mt-5 flex flex-col gap-4">
        <CodeField label={mailCode.code} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel={mailCode.busy}>
            {mailCode.submit}
          </Button>
          <SendAgainButton kind={kind} email={email} />
        </div>
      </form>
    </section>
  );
}

function SendAgainButton({ kind, email }: { kind: MailKind; email: string }) {
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    const refusal = await sendMail(kind, email);
    setIsSending(false);
    if (refusal) void notify.error(mailCode.notSent, refusal.message);
    else void notify.success(mailCode.sent.title, mailCode.sent.text.replace("{email}", email));
  };
  return (
    <Button variant="quiet" isBusy={isSending} busyLabel={mailCode.sending} onClick={send}>
      {mailCode.again}
    </Button>
  );
}
