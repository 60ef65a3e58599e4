import { Mail } from "lucide-react";
import { useRef, useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import { deskAnswers } from "#content/desk-answers.ts";
import type { LastAnswer } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { DeskRefusal } from "../frame/ask-desk.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../frame/desk-fields.tsx";
import { useDeskDraft } from "../frame/forms/use-desk-draft.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { Answered, Colleagues, Replacing } from "./answer-questions.tsx";
import { useOpenAnswer } from "./use-open-answer.ts";

const words = personPage.answer;
/** What the templates leave to the writer. */
const gaps = deskAnswers.flatMap(({ subject, body }) => `${subject}\n${body}`.match(/\[[^\]]+\]/g) ?? []);
const blank = { template: "", subject: "", body: "" };

type Written = { subject: string; body: string };
/** What the house says to a letter: it is on its way, or a colleague was faster. */
type Reception = { kind?: string; last?: LastAnswer };

type AnswerProps = {
  name: string;
  email: string;
  /** The lead or the person it is to: its words are kept under this. */
  to: string;
  /** The lead that it answers, where there is one. */
  leadId?: string;
  /** What they wrote, to be read while writing. */
  asked?: string;
  /** Once for each number, however often it is asked. `seenAnswer` is the last answer that the writer knows of. */
  send: (mailId: string, letter: Written, seenAnswer: number) => Promise<Reception>;
};

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

/** A letter, begun from a template and finished by hand. It is kept until it is sent or thrown away. */
function AnswerDialog({ name, email, to, leadId, asked, send: ask, onClose }: AnswerProps & { onClose: () => void }) {
  const { me } = useDesk();
  const { keyFor } = useIdempotencyKey();
  const { words: letter, write: keep, drop } = useDeskDraft(`answer.${to}`, blank);
  const [problem, setProblem] = useState<string>();
  /** The template that waits for a yes, because something is written already. */
  const [wanted, setWanted] = useState<string>();
  const company = useOpenAnswer(leadId);
  /** The last answer when the letter was opened: whatever comes after it is news to the writer. */
  const known = useRef<number>(undefined);
  if (company && known.current === undefined) known.current = company.last?.id ?? 0;
  /** A colleague has answered since. */
  const [news, setNews] = useState<LastAnswer>();

  const write = (change: Partial<typeof letter>) => {
    keep(change);
    setProblem(undefined);
  };
  const fillTemplate = (template: string) => {
    const chosen = deskAnswers.find(({ id }) => id === template);
    const fill = (text = "") => fillWords(text, { name: addressOf(name), me: me.name || me.email });
    return { template, subject: fill(chosen?.subject), body: fill(chosen?.body) };
  };
  const begin = (template: string) => {
    setWanted(undefined);
    write(fillTemplate(template));
  };
  const choose = (template: string) => {
    const untouched = fillTemplate(letter.template);
    const isUntouched = letter.subject === untouched.subject && letter.body === untouched.body;
    if (isUntouched) begin(template);
    else setWanted(template);
  };

  const send = useDeskChange(
    ({ subject, body, seen }: Written & { seen: number }) => {
      // Pressing twice, or trying again, sends it once (idempotency key); other words are another letter.
      const mailId = keyFor(JSON.stringify([subject, body]));
      return ask(mailId, { subject, body }, seen);
    },
    {
      onSuccess: ({ kind, last }) => {
        if (kind === "answered") return setNews(last);
        drop();
        void notify.success(words.sent.title, fillWords(words.sent.text, { email }));
        onClose();
      },
      onError: (fault) => setProblem(fault instanceof DeskRefusal ? fault.message : words.failed),
    },
  );

  const submit = (seen = known.current ?? 0) => {
    const { subject, body } = { subject: letter.subject.trim(), body: letter.body.trim() };
    if (!subject || !body) return setProblem(words.required);
    const gap = gaps.find((one) => `${subject}\n${body}`.includes(one));
    if (gap) return setProblem(fillWords(words.gap, { gap }));
    setProblem(undefined);
    setNews(undefined);
    send.mutate({ subject, body, seen });
  };
  const { formProps, isBusy } = useForm({ send: async () => submit(), isBusy: send.isPending });

  return (
    <Dialog
      title={fillWords(words.title, { name })}
      description={fillWords(words.to, { email })}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
    >
      <form {...formProps} className="flex flex-col gap-4">
        <Colleagues names={company?.others ?? []} />
        {asked && (
          <details open className="border-l-2 border-gold pl-4 text-sm">
            <summary className="cursor-pointer text-ink-soft">{words.asked}</summary>
            <p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-line">{asked}</p>
          </details>
        )}
        <DeskSelect
          label={words.template}
          placeholder={words.blank}
          options={deskAnswers.map(({ id, name: called }) => ({ value: id, label: called }))}
          value={wanted ?? letter.template}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        {wanted !== undefined && <Replacing onYes={() => begin(wanted)} onNo={() => setWanted(undefined)} />}
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
        {news && <Answered last={news} onSend={() => submit(news.id)} onWait={() => setNews(undefined)} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" isBusy={isBusy} busyLabel={words.busy}>
            {words.submit}
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            {words.later}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              drop();
              onClose();
            }}
          >
            {words.discard}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The first name, where there are two; a letter is better addressed too stiffly than wrongly. */
function addressOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}
