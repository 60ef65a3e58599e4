import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { authPage } from "#content/auth.ts";
import { notices } from "#content/notices.ts";
import { passkeySignIn } from "#content/passkeys.ts";
import { signIn } from "./account-calls.ts";
import { EmailField } from "./email-field.tsx";
import { MailCodeForm } from "./mail-code-form.tsx";
import { PasskeyAutofill } from "./passkeys/passkey-autofill.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { passkeysUsableQuery } from "./passkeys/passkey-queries.ts";
import { PasswordField } from "./password-field.tsx";

const words = authPage.signIn;

type CredentialsFormProps = { email: string; onEmail: (email: string) => void };

/** Where it leads once somebody is signed in, the page sees by the session. */
export function SignInForm({ email, onEmail }: CredentialsFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { data: canUsePasskeys = false } = useQuery(passkeysUsableQuery);
  const [turn, setTurn] = useState(0);
  // Said in the corner, and here it stays said.
  const [problem, setProblem] = useState<string>();
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      notify.clear();
      const address = entry(entries, "email").trim();
      const refusal = await signIn(address, entry(entries, "password"));
      setProblem(refusal?.message);
      setUnconfirmed(refusal?.code === "email_not_confirmed" ? address : undefined);
      if (refusal) void notify.error(notices.session.signInFailed.title, refusal.message);
    },
  });
  return (
    <>
      <form {...formProps} className="flex flex-col gap-5">
        <EmailField
          defaultValue={email}
          autoComplete="username webauthn"
          onChange={(event) => onEmail(event.target.value)}
        />
        <PasswordField autoComplete="current-password" />
        <p className="-mt-2">
          <Link to="/auth?view=forgotten-password" className="text-link text-ui">
            {words.forgotten}
          </Link>
        </p>
        {problem && <p className="text-ui font-semibold text-danger">{problem}</p>}
        <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="w-full">
          {words.submit}
        </Button>
      </form>
      {canUsePasskeys && (
        <div className="mt-4 flex flex-col gap-4">
          {/* Anew after each use of the button, which has had the browser for itself. */}
          <PasskeyAutofill key={turn} />
          <p className="text-center text-sm text-ink-soft">{passkeySignIn.or}</p>
          <PasskeyButton className="w-full" onSettled={() => setTurn((before) => before + 1)} />
        </div>
      )}
      {unconfirmed && <MailCodeForm key={unconfirmed} kind="confirmation" email={unconfirmed} />}
    </>
  );
}
