import { lazy, type ReactNode, Suspense, useState } from "react";
import { drafts } from "#app/forms/draft.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import type { FormWork } from "#app/forms/form-work.ts";
import { Honeypot } from "#app/forms/honeypot.tsx";
import { type FieldTie, useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { consultationFailed, formTexts, privacyWording } from "#content/consultation-form.ts";
import type { ConsultationReceipt } from "./send-consultation.ts";

/** Comes with what sends the form, long before there is something to confirm. */
const ConsultationSent = lazy(() => import("./consultation-sent.tsx"));

export type ConsultationFormProps = {
  id: string;
  /** Which of the two forms it is; the server judges it by that one's rules. */
  source: "home" | "consultation";
  load: () => Promise<FormWork<ConsultationReceipt>>;
  words: { submit: string; submitting: string };
  children: (tie: FieldTie) => ReactNode;
};

/** What both consultation forms share: a plain form that posts by itself, and takes its time to say what happened. */
export function ConsultationForm({ id, source, load, words, children }: ConsultationFormProps) {
  const [receipt, setReceipt] = useState<ConsultationReceipt>();
  const form = useForm({
    id,
    load,
    drafts,
    onSent: setReceipt,
    onUnavailable: () => notify.error(consultationFailed.title, consultationFailed.text),
  });
  return (
    <div className="flex flex-col gap-8 print:hidden">
      <Suspense>
        {receipt && <ConsultationSent receipt={receipt} firstFieldOf={id} onAgain={() => setReceipt(undefined)} />}
      </Suspense>
      <form
        {...form.formProps}
        id={id}
        action="/functions/v1/request-consultation"
        className="relative flex flex-col gap-4 sm:gap-6"
      >
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="privacy_version" value={privacyWording.version} />
        <ErrorSummary {...form.summary} words={formTexts.errorSummary} />
        {children(form.field)}
        <Honeypot />
        <div className="flex flex-col items-start gap-5">
          <Button type="submit" isBusy={form.isBusy} busyLabel={words.submitting} className="max-sm:w-full">
            {words.submit}
          </Button>
          <p className="max-w-measure text-[0.9375rem] leading-snug text-ink-soft sm:text-sm">
            {privacyWording.text}{" "}
            <a href={privacyWording.link.to} className="text-link">
              {privacyWording.link.label}
            </a>
          </p>
        </div>
      </form>
    </div>
  );
}
