import { useEffect, useId, useRef, useState } from "react";
import { CodeField, digitsOf } from "#app/features/session/code-field.tsx";
import { entry } from "#app/forms/form-work.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { secondStep } from "#content/auth.ts";
import { fillWords } from "#domain/fill-words.ts";
import { beginEnrolment, type Enrolment, finishEnrolment } from "./authenticator-store.ts";

const words = accountPage.enrolment;
/** The service takes a hundred; a list reads better with less. */
const longestName = 60;

type Begun = Enrolment & { name: string };

/** Two steps: what the app is called, then its key and the proof that it has it. */
export function EnrolmentDialog({ onClose }: { onClose: () => Promise<void> }) {
  const [begun, setBegun] = useState<Begun>();
  return (
    <Dialog title={words.title} description={begun ? words.scanning.text : words.naming.text} onClose={onClose}>
      {begun ? <ScanningStep begun={begun} onDone={onClose} /> : <NamingStep onBegun={setBegun} />}
    </Dialog>
  );
}

function NamingStep({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { naming } = words;
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const given = entry(entries, "name").trim();
      if (given.length > longestName) {
        return { problems: { name: fillWords(naming.tooLong, { limit: longestName }) } };
      }
      const answer = await beginEnrolment(given);
      if ("key" in answer) return void onBegun({ ...answer, name: given });
      if (answer.code === "mfa_factor_name_conflict") return { problems: { name: naming.taken } };
      void notify.error(words.failed, answer.message);
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        {...field("name")}
        ref={name}
        label={naming.label}
        description={naming.help}
        required
        pattern=".*\S.*"
        autoComplete="off"
      />
      <Buttons submit={naming.submit} busy={naming.busy} isBusy={isBusy} />
    </form>
  );
}

function ScanningStep({ begun, onDone }: { begun: Begun; onDone: () => Promise<void> }) {
  const { scanning } = words;
  const keyId = useId();
  const code = useRef<HTMLInputElement>(null);
  // The field that had the focus went with the step before.
  useEffect(() => code.current?.focus(), []);

  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const refusal = await finishEnrolment(begun.id, digitsOf(entry(entries, "code")));
      // Said in the dialog: while it is open, nothing outside it is read aloud.
      if (refusal) return { problems: { code: refusal.message } };
      void notify.success(words.done.title, fillWords(words.done.text, { name: begun.name }));
      await onDone();
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {/* On white in both themes: apps read dark on light. */}
        <img
          src={begun.picture}
          alt={scanning.picture}
          width={184}
          height={184}
          className="size-46 rounded-sm border border-rule"
        />
        <div className="min-w-0 flex-1 basis-52">
          <p className="label text-ink-soft">{scanning.key}</p>
          <code id={keyId} className="figures mt-1 mb-3 block font-sans font-semibold tracking-[0.06em] break-words">
            {begun.key.match(/.{1,4}/g)?.join(" ")}
          </code>
          <CopyButton label={scanning.copy} text={begun.key} itemName={scanning.key} shownIn={keyId} />
        </div>
      </div>
      <CodeField label={secondStep.code} error={field("code").error} ref={code} />
      <Buttons submit={scanning.submit} busy={scanning.busy} isBusy={isBusy} />
    </form>
  );
}

function Buttons({ submit, busy, isBusy }: { submit: string; busy: string; isBusy: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy} busyLabel={busy}>
        {submit}
      </Button>
      <DialogClose asChild>
        <Button variant="secondary">{words.cancel}</Button>
      </DialogClose>
    </div>
  );
}
