import { useState } from "react";
import { useNavigate } from "react-router";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { passwordAdvice, newPasswordPage as words } from "#content/auth.ts";
import { hasSeat, sendNonce, setPassword } from "./account-calls.ts";
import { CodeField, digitsOf } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";

/** An older session first proves by a mailed code that its owner is asking; the password typed meanwhile stays. */
export function NewPasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const [needsNonce, setNeedsNonce] = useState(false);
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      let refusal = await setPassword(entry(entries, "password"), digitsOf(entry(entries, "nonce")));
      if (refusal?.code === "reauthentication_needed") {
        refusal = await sendNonce();
        if (!refusal) return setNeedsNonce(true);
      }
      if (refusal) return void notify.error(words.failed, refusal.message);
      void notify.success(words.saved.title, words.saved.text);
      // Whoever was invited to the desk, or works there, goes on to it.
      await navigate((await hasSeat()) ? "/staff" : "/dashboard", { replace: true });
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {/* For password managers, which want to know whose password it is. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={words.password} autoComplete="new-password" description={passwordAdvice} />
      {needsNonce && <CodeField name="nonce" label={words.nonce.label} description={words.nonce.description} />}
      <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="w-full">
        {words.submit}
      </Button>
    </form>
  );
}
