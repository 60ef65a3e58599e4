import { useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { proof as words } from "#content/passkeys.ts";
import { needsSecondStep } from "../../backend/session.ts";
import { signIn } from "./account-calls.ts";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { SecondStepForm } from "./second-step-form.tsx";

type ProofFormProps = {
  email: string;
  /** Whether the account has an authenticator app: its code is proof by itself. */
  hasApp: boolean;
  onProven: () => Promise<void>;
};

/** Shows once more that the owner is there, before something that a tab left open must not do. */
export function ProofForm({ email, hasApp, onProven }: ProofFormProps) {
  const [wantsCode, setWantsCode] = useState(hasApp);
  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const refusal = await signIn(email, entry(entries, "password"));
      if (refusal) return { problems: { password: refusal.message } };
      if (await needsSecondStep()) setWantsCode(true);
      else await onProven();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <p>{wantsCode ? words.code : words.password}</p>
      {wantsCode ? (
        <SecondStepForm onProven={onProven} />
      ) : (
        <form {...formProps} className="flex flex-col gap-5">
          {/* For password managers, which want to know whose password it is. */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField autoComplete="current-password" error={field("password").error} />
          <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="w-full">
            {words.submit}
          </Button>
        </form>
      )}
      <PasskeyButton className="w-full" onSignedIn={onProven} />
    </div>
  );
}
