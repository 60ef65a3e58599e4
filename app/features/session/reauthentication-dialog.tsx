import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#app/backend/session.ts";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { secondStep, reauthentication as words } from "#content/auth.ts";
import { notices } from "#content/notices.ts";
import { otherSteps } from "#content/passkeys.ts";
import { signIn } from "./account-calls.ts";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { SecondStep, useHasApp } from "./second-step.tsx";

/**
 * Mount it once on a page where people work, with the address of whoever does. A session that expires asks for the
 * password on top of the page, which stays as it is and can be read by nobody; one that was ended by hand in another tab
 * ends here too.
 */
export function ReauthenticationDialog({ email }: { email: string }) {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.end === "elsewhere") void navigate("/auth", { replace: true });
  }, [session.end, navigate]);
  useEffect(() => {
    // Somebody else has signed in in another tab: nothing on this page is theirs.
    if (session.email !== undefined && session.email !== email) window.location.assign("/dashboard");
  }, [session.email, email]);
  const isHalfway = session.status === "halfway";
  const hasApp = useHasApp(isHalfway);
  const stepText = hasApp ? secondStep.text : otherSteps.keyText;
  return (
    <Dialog
      title={isHalfway ? secondStep.title : words.title}
      description={isHalfway ? stepText : words.text}
      open={session.isExpired === true}
      hidesPage
    >
      {isHalfway ? <SecondStep /> : <PasswordForm email={email} />}
    </Dialog>
  );
}

function PasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not before the next frame: a dialog that was open already holds the focus until this one has taken its place.
    const frame = requestAnimationFrame(() => password.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const refusal = await signIn(email, entry(entries, "password"));
      if (!refusal) return;
      void notify.error(notices.session.signInFailed.title, refusal.message);
      // Said in the dialog too: while it is open, nothing outside it is read aloud.
      return { problems: { password: refusal.message } };
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <p className="break-words">{email}</p>
      <PasswordField autoComplete="current-password" error={field("password").error} ref={password} />
      <div className="flex flex-wrap gap-3">
        <PasskeyButton />
        <Button type="submit" isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={() => void navigate("/auth", { replace: true })}>
          {words.leave}
        </Button>
      </div>
    </form>
  );
}
