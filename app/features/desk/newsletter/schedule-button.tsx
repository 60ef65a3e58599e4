import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { Problem } from "#app/ui/problem.tsx";
import { letterDesk } from "#content/desk-office.ts";
import { site } from "#content/site.ts";
import type { Letter } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { localIn, momentIn, nameZone, sayWhen } from "#domain/zoned-time.ts";
import { DeskInput } from "../frame/desk-fields.tsx";
import { useDirectLetter } from "./use-direct-letter.ts";

const words = letterDesk.schedule;

type ScheduleButtonProps = { letterId: string; isDisabled: boolean; onSave: () => Promise<Letter | null> };

export function ScheduleButton(props: ScheduleButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" disabled={props.isDisabled} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <ScheduleDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const hour = 3_600_000;

/** The hour is the house's, wherever whoever writes may sit. */
function ScheduleDialog({ letterId, onSave, onClose }: ScheduleButtonProps & { onClose: () => void }) {
  const [problem, setProblem] = useState<string>();
  // The next full hour but one.
  const [local, setLocal] = useState(() => localIn(Math.ceil(Date.now() / hour) * hour + hour, site.timeZone));
  const at = momentIn(local, site.timeZone);
  const when = at ? sayWhen(at, site.timeZone) : "";
  const schedule = useDirectLetter(letterId, {
    onDone: onClose,
    onProblem: setProblem,
    said: { title: words.done.title, text: fillWords(words.done.text, { when }) },
  });
  const [isSaving, setIsSaving] = useState(false);
  const { formProps, isBusy } = useForm({
    isBusy: schedule.isPending || isSaving,
    send: async () => {
      if (!at) return setProblem(words.required);
      setIsSaving(true);
      const saved = await onSave();
      setIsSaving(false);
      if (saved) schedule.mutate({ version: saved.version, task: "schedule", at });
    },
  });
  const zone = nameZone(at ?? Date.now(), site.timeZone);
  return (
    <Dialog title={words.title} description={fillWords(words.text, { zone })} onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <DeskInput
          label={fillWords(words.label, { zone })}
          description={when}
          type="datetime-local"
          required
          value={local}
          onChange={({ currentTarget: { value } }) => {
            setLocal(value);
            setProblem(undefined);
          }}
        />
        <Problem text={problem} />
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button variant="secondary">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" isBusy={isBusy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
