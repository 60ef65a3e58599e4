import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { secondStep, reauthentication as words } from "#content/auth.ts";
import { notices } from "#content/notices.ts";
import { signIn } from "./account-calls.ts";
import { PasswordField } from "./password-field.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { needsSecondStep, onPasswordNeeded, onSessionChange, onSessionEnd } from "./session.ts";
import { entry, useSubmission } from "./use-submission.ts";

type Step = "closed" | "password" | "second-step";

/**
 * Mount it once on a page where people work. A session that expires asks for the password on top of the page, which stays
 * as it is; one that was ended by hand in another tab ends here too.
 */
export function ReauthenticationDialog({ email }: { email: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>("closed");
  const [error, setError] = useState<string>();

  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step !== "password") return;
    // Not before the next frame: a dialog that was open already holds the focus until this one has taken its place.
    const frame = requestAnimationFrame(() => password.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [step]);

  useEffect(
    () => onSessionEnd((end) => (end === "expired" ? setStep("password") : void navigate("/auth", { replace: true }))),
    [navigate],
  );
  useEffect(() => onPasswordNeeded(() => setStep((now) => (now === "closed" ? "password" : now))), []);
  useEffect(
    () =>
      onSessionChange(async (session) => {
        if (!session) return;
        // Somebody else has signed in in another tab: nothing on this page is theirs.
        if (session.user.email !== email) return window.location.assign("/dashboard");
        if (!(await needsSecondStep())) setStep("closed");
      }),
    [email],
  );

  // What could not be fetched while nobody was signed in is fetched now.
  const close = async () => {
    setStep("closed");
    await revalidate();
  };
  const { isBusy, formProps } = useSubmission(async (entries) => {
    const refusal = await signIn(email, entry(entries, "password"));
    // Said in the dialog too: while it is open, nothing outside it is read aloud.
    setError(refusal?.message);
    if (refusal) return void notify.error(notices.session.signInFailed.title, refusal.message);
    if (await needsSecondStep()) setStep("second-step");
    else await close();
  });
  return (
    <Dialog
      title={step === "second-step" ? secondStep.title : words.title}
      description={step === "second-step" ? secondStep.text : words.text}
      open={step !== "closed"}
      onOpenChange={(isOpen) => isOpen || setStep("closed")}
    >
      {step === "second-step" ? (
        <SecondStepForm onProven={close} />
      ) : (
        <form {...formProps} className="flex flex-col gap-5">
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <p className="break-words">{email}</p>
          <PasswordField autoComplete="current-password" error={error} ref={password} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isBusy} busyLabel={words.busy}>
              {words.submit}
            </Button>
            <Button variant="quiet" onClick={() => void navigate("/auth", { replace: true })}>
              {words.leave}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
