import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import { deskAnswers } from "#content/desk-answers.ts";
import type { Lead } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk, DeskRefusal } from "../frame/ask-desk.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = personPage.answer;
/** What the templates leave to the writer. */
const gaps = deskAnswers.flatMap(({ subject, body }) => `${subject}\n${body}`.match(/\[[^\]]+\]/g) ?? []);

type Written = { subject: string; body: string };
/** `subject` is of the mail that is answered, if one is. */
type AnswerProps = { lead: Lead; email: string; subject?: string };

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
function AnswerDialog({ lead, email, subject: given = "", onClose }: AnswerProps & { onClose: () => void }) {
  const { me } = useDesk();
  const { data: replies } = useQuery(deskQueries.replyCounts());
  const { keyFor } = useIdempotencyKey();
  const [letter, setLetter] = useState({ template: "", subject: given, body: "" });
  const [problem, setProblem] = useState<string>();

  /** The template that waits for a yes, because something is written already. */
  const [wanted, setWanted] = useState<string>();

  const fillTemplate = (template: string) => {
    const chosen = deskAnswers.find(({ id }) => id === template);
    const fill = (text = "") => fillWords(text, { name: addressOf(lead.name), me: me.name || me.email });
    // An answer stays under the subject of what it answers.
    return { template, subject: given || fill(chosen?.subject), body: fill(chosen?.body) };
  };
  const begin = (template: string) => {
    setWanted(undefined);
    write(fillTemplate(template));
  };
  const choose = (template: string) => {
    const untouched = letter.template ? fillTemplate(letter.template) : { subject: given, body: "" };
    const isUntouched = letter.subject === untouched.subject && letter.body === untouched.body;
    if (isUntouched) begin(template);
    else setWanted(template);
  };
  const write = (change: Partial<typeof letter>) => {
    setLetter((now) => ({ ...now, ...change }));
    setProblem(undefined);
  };

  const send = useDeskChange(
    ({ subject, body }: Written) => {
      // Pressing twice, or trying again, sends it once (idempotency key); other words are another letter.
      const mailId = keyFor(JSON.stringify([subject, body]));
      return askDesk("desk_send_answer", { leadId: lead.id, mailId, subject, body });
    },
    {
      onSuccess: () => {
        void notify.success(words.sent.title, fillWords(words.sent.text, { email }));
        onClose();
      },
      onError: (fault) => setProblem(fault instanceof DeskRefusal ? fault.message : words.failed),
    },
  );

  const submit = () => {
    const { subject, body } = { subject: letter.subject.trim(), body: letter.body.trim() };
    if (!subject || !body) return setProblem(words.required);
    const gap = gaps.find((one) => `${subject}\n${body}`.includes(one));
    if (gap) return setProblem(fillWords(words.gap, { gap }));
    setProblem(undefined);
    send.mutate({ subject, body });
  };
  const { formProps, isBusy } = useForm({ send: async () => submit(), isBusy: send.isPending });

  return (
    <Dialog
      title={fillWords(words.title, { name: lead.name })}
      description={fillWords(replies?.comesIn ? words.toHere : words.to, { email })}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
    >
      <form {...formProps} className="flex flex-col gap-4">
        <DeskSelect
          label={words.template}
          placeholder={words.blank}
          options={deskAnswers.map(({ id, name }) => ({ value: id, label: name }))}
          value={wanted ?? letter.template}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        {wanted !== undefined && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            <p>{words.replace.text}</p>
            <Button variant="danger" size="small" onClick={() => begin(wanted)}>
              {words.replace.confirm}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setWanted(undefined)}>
              {words.replace.cancel}
            </Button>
          </div>
        )}
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
          maxLength={textLimits.answer}
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
