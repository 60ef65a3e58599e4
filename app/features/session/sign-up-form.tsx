import { useState } from "react";
import { Link } from "react-router";
import { readSession } from "#app/backend/session.ts";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { authPage, passwordAdvice } from "#content/auth.ts";
import { notices } from "#content/notices.ts";
import { signUp } from "./account-calls.ts";
import { EmailField } from "./email-field.tsx";
import { MailCodeForm } from "./mail-code-form.tsx";
import { PasswordField } from "./password-field.tsx";

const words = authPage.signUp;
const { terms } = words;

type SignUpFormProps = { email: string; onEmail: (email: string) => void };

export function SignUpForm({ email, onEmail }: SignUpFormProps) {
  const [written, setWritten] = useState<string>();
  // Said in the corner, and here it stays said.
  const [problem, setProblem] = useState<string>();
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      notify.clear();
      const address = entry(entries, "email").trim();
      const refusal = await signUp(address, entry(entries, "password"));
      setProblem(refusal?.message);
      if (refusal) return void notify.error(notices.session.signUpFailed.title, refusal.message);
      // A service that asks for no confirmation has signed the author in already.
      if (await readSession()) return;
      setWritten(address);
      void notify.success(notices.session.signedUp.title, notices.session.signedUp.text);
    },
  });
  return (
    <>
      <form {...formProps} className="flex flex-col gap-5">
        <EmailField defaultValue={email} onChange={(event) => onEmail(event.target.value)} />
        <PasswordField autoComplete="new-password" description={passwordAdvice} />
        {problem && <p className="text-ui font-semibold text-danger">{problem}</p>}
        <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="w-full">
          {words.submit}
        </Button>
        <p className="text-center text-sm text-ink-soft">
          {terms.before}{" "}
          <Link to={terms.terms.to} className="text-link">
            {terms.terms.label}
          </Link>{" "}
          {terms.between}{" "}
          <Link to={terms.privacy.to} className="text-link">
            {terms.privacy.label}
          </Link>
          .
        </p>
      </form>
      {written && <MailCodeForm key={written} kind="confirmation" email={written} />}
    </>
  );
}
