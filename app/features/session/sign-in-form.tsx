import { useState } from "react";
import { Link } from "react-router";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { authPage } from "#content/auth.ts";
import { notices } from "#content/notices.ts";
import { signIn } from "./account-calls.ts";
import { EmailField } from "./email-field.tsx";
import { MailCodeForm } from "./mail-code-form.tsx";
import { PasswordField } from "./password-field.tsx";

const words = authPage.signIn;

type CredentialsFormProps = { email: string; onEmail: (email: string) => void };

/** Where it leads once somebody is signed in, the page sees by the session. */
export function SignInForm({ email, onEmail }: CredentialsFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      const address = entry(entries, "email").trim();
      const refusal = await signIn(address, entry(entries, "password"));
      setUnconfirmed(refusal?.code === "email_not_confirmed" ? address : undefined);
      if (refusal) void notify.error(notices.session.signInFailed.title, refusal.message);
    },
  });
  return (
    <>
      <form {...formProps} className="flex flex-col gap-5">
        <EmailField defaultValue={email} onChange={(event) => onEmail(event.target.value)} />
        <PasswordField autoComplete="current-password" />
        <p className="-mt-2">
          <Link to="/auth?view=forgotten-password" className="text-link text-ui">
            {words.forgotten}
          </Link>
        </p>
        <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="w-full">
          {words.submit}
        </Button>
      </form>
      {unconfirmed && <MailCodeForm key={unconfirmed} kind="confirmation" email={unconfirmed} />}
    </>
  );
}
