import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { personPage } from "#content/desk.ts";
import { answerExtras } from "#content/desk-templates.ts";
import type { LastAnswer } from "#domain/desk.ts";
import { addressOf, fillTemplate, findGap, signOf } from "#domain/desk-templates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { DocumentChoice } from "../frame/answer/document-choice.tsx";
import { askDesk, DeskRefusal, sayRefusal } from "../frame/ask-desk.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskDraft } from "../frame/forms/use-desk-draft.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { Answered, Colleagues, Replacing } from "./answer-questions.tsx";
import { useOpenAnswer } from "./use-open-answer.ts";

const words = personPage.answer;
const blank = { template: "", subject: "", body: "", documents: "" };

type Written = { subject: string; body: string };
/** What the house says to a letter: it is on its way, or a colleague was faster. */
type Reception = { kind?: string; last?: LastAnswer };

type LetterDraft = ReturnType<typeof useDeskDraft<typeof blank>>;

type AnswerProps = {
  name: string;
  email: string;
  /** The lead or the person it is to: its words are kept under this. */
  to: string;
  /** The lead that it answers, where there is one. */
  leadId?: string;
  /** Of the mail that is answered, if one is. */
  subject?: string;
  /** What they wrote, to be read while one answers it. */
  beside?: ReactNode;
  /** Once for each number, however often it is asked. `seenAnswer` is the last answer that the writer knows of. */
  send: (mailId: string, letter: Written, seenAnswer: number) => Promise<Reception>;
};

export function AnswerButton(props: AnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDeskDraft(`answer.${props.to}`, { ...blank, subject: props.subject ?? "" });
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Mail aria-hidden="true" className="size-4" />
        {draft.isWritten ? words.goOn : words.open}
      </Button>
      {isOpen && <AnswerDialog {...props} draft={draft} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A letter, begun from a template and finished by hand. It is kept until it is sent or thrown away. */
function AnswerDialog({ draft, onClose, ...props }: AnswerProps & { draft: LetterDraft; onClose: () => void }) {
  const { name, email, leadId, subject: given = "", beside, send: ask } = props;
  const { words: letter, write: keep, drop } = draft;
  const { me } = useDesk();
  const { data: templates = [] } = useQuery(deskQueries.letterTemplates());
  const { data: replies } = useQuery(deskQueries.replyCounts());
  const documents = letter.documents.split("\n").filter(Boolean);
  const { keyFor } = useIdempotencyKey();
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
  const startOf = (template: string) => {
    const chosen = templates.find(({ id }) => id === template) ?? { subject: "", body: "" };
    const { subject, body } = fillTemplate(chosen, { name: addressOf(name), me: signOf(me) });
    // An answer stays under the subject of what it answers.
    return { template, subject: given || subject, body };
  };
  const begin = (template: string) => {
    setWanted(undefined);
    write(startOf(template));
  };
  const choose = (template: string) => {
    const untouched = startOf(letter.template);
    const isUntouched = letter.subject === untouched.subject && letter.body === untouched.body;
    if (isUntouched) begin(template);
    else setWanted(template);
  };

  const send = useDeskChange(
    async ({ subject, body, seen }: Written & { seen: number }) => {
      // Pressing twice, or trying again, sends it once (idempotency key); other words are another letter.
      const mailId = keyFor(JSON.stringify([subject, body, documents]));
      if (documents.length > 0) await attach(mailId, documents);
      return ask(mailId, { subject, body }, seen);
    },
    {
      onSuccess: ({ kind, last }) => {
        if (kind === "answered") return setNews(last);
        drop();
        void notify.success(words.sent.title, fillWords(words.sent.text, { email }));
        onClose();
      },
      onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
    },
  );

  const submit = (seen = known.current ?? 0) => {
    const { subject, body } = { subject: letter.subject.trim(), body: letter.body.trim() };
    if (!subject || !body) return setProblem(words.required);
    const gap = findGap({ subject, body }, templates);
    if (gap) return setProblem(fillWords(words.gap, { gap }));
    setProblem(undefined);
    setNews(undefined);
    send.mutate({ subject, body, seen });
  };
  const { formProps, isBusy } = useForm({ send: async () => submit(), isBusy: send.isPending });

  return (
    <Dialog
      title={fillWords(words.title, { name })}
      description={fillWords(replies?.comesIn ? words.toHere : words.to, { email })}
      onClose={onClose}
      width={beside ? "film" : "wide"}
    >
      <div className={beside ? "grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : undefined}>
        <form {...formProps} className="flex min-w-0 flex-col gap-4">
          <Colleagues names={company?.others ?? []} />
          <DeskSelect
            label={words.template}
            placeholder={words.blank}
            options={templates.map(({ id, name: called }) => ({ value: id, label: called }))}
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
            description={words.bodyHelp}
            rows={12}
            value={letter.body}
            maxLength={textLimits.answer}
            onChange={({ currentTarget: { value } }) => write({ body: value })}
          />
          <DocumentChoice chosen={documents} onChange={(chosen) => write({ documents: chosen.join("\n") })} />
          <Problem text={problem} />
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
        {beside && (
          <section aria-label={answerExtras.theirs} className="min-w-0 lg:max-h-[70vh] lg:overflow-y-auto">
            <h3 className="mb-3 text-title-s">{answerExtras.theirs}</h3>
            {beside}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** A second try finds the letter on its way: then its documents are with it. */
async function attach(mailId: string, documents: string[]) {
  try {
    await askDesk("desk_attach", { mailId, documents });
  } catch (fault) {
    if (!(fault instanceof DeskRefusal)) throw fault;
  }
}
