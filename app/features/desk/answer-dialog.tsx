import { Mail } from "lucide-react";
import { useState } from "react";
import { fillWords } from "#app/features/projects/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import { deskAnswers } from "#content/desk-answers.ts";
import type { Lead } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk, DeskRefusal } from "./ask-desk.ts";
import { useDesk } from "./desk-context.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "./desk-fields.tsx";

const words = personPage.answer;

type AnswerProps = { lead: Lead; email: string; onSent: () => void };

export function AnswerButton(props: AnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Mail aria-hidden="true" className="size-4" />
        {words.open}
      </Button>
      {isOpen && <AnswerDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A letter, begun from a template and finished by hand. */
function AnswerDialog({ lead, email, onSent, onClose }: AnswerProps & { onClose: () => void }) {
  const { me, refreshCounts } = useDesk();
  // The letter has its number before it is sent: pressing twice, or trying again, sends it once.
  const [mailId, setMailId] = useState(() => crypto.randomUUID());
  const [letter, setLetter] = useState({ template: "", subject: "", body: "" });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const begin = (template: string) => {
    const chosen = deskAnswers.find(({ id }) => id === template);
    const fill = (text: string) => fillWords(text, { name: addressOf(lead.name), me: me.name || me.email });
    setLetter({ template, subject: fill(chosen?.subject ?? ""), body: fill(chosen?.body ?? "") });
  };
  /** Other words are another letter. */
  const write = (change: Partial<typeof letter>) => {
    setLetter((now) => ({ ...now, ...change }));
    setMailId(crypto.randomUUID());
    setProblem(undefined);
  };

  const send = async () => {
    const { subject, body } = { subject: letter.subject.trim(), body: letter.body.trim() };
    if (!subject || !body) return setProblem(words.required);
    setProblem(undefined);
    setIsBusy(true);
    try {
      await askDesk("desk_send_answer", { lead_id: lead.id, mail_id: mailId, subject, body });
      void notify.success(words.sent.title, fillWords(words.sent.text, { email }));
      onSent();
      refreshCounts();
      onClose();
    } catch (fault) {
      setProblem(fault instanceof DeskRefusal ? fault.message : words.failed.text);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={fillWords(words.title, { name: lead.name })}
      description={fillWords(words.to, { email })}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DeskSelect
          label={words.template}
          placeholder={words.blank}
          options={deskAnswers.map(({ id, name }) => ({ value: id, label: name }))}
          value={letter.template}
          onChange={({ currentTarget: { value } }) => begin(value)}
        />
        <DeskInput
          label={words.subject}
          value={letter.subject}
          maxLength={textLimits.line}
          onChange={({ currentTarget: { value } }) => write({ subject: value })}
        />
        <DeskTextArea
          label={words.body}
          help={words.bodyHelp}
          rows={12}
          value={letter.body}
          maxLength={textLimits.text}
          onChange={({ currentTarget: { value } }) => write({ body: value })}
        />
        {problem && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" isBusy={isBusy} busyLabel={words.busy}>
            {words.submit}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary" size="small">
              {words.cancel}
            </Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** The first name, where there are two; a letter is better addressed too stiffly than wrongly. */
function addressOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}
