import { useState } from "react";
import { useNavigate } from "react-router";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ConflictDialog, ConflictTexts } from "#app/ui/conflict-dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { templateDesk as words } from "#content/desk-templates.ts";
import { addressOf, fillTemplate, findStrayBrace, gapsOf, signOf, type Template } from "#domain/desk-templates.ts";
import { textLimits } from "#domain/text-limits.ts";
import { LetterPreview } from "../frame/answer/letter-preview.tsx";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskInput, DeskTextArea } from "../frame/desk-fields.tsx";
import { useDeskDraft } from "../frame/forms/use-desk-draft.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { TemplateHistory } from "./template-history.tsx";
import { TemplateRemoval } from "./template-removal.tsx";

type Words = Pick<Template, "name" | "subject" | "body">;

const wordsOf = ({ name, subject, body }: Words = { name: "", subject: "", body: "" }) => ({ name, subject, body });
const sideOf = ({ subject, body }: Words) => ({ title: subject, text: body });

/** The letter on the left, on the right the mail as Ada would get it from whoever looks. `stored` is missing for a new one. */
export function TemplateEditor({ id, stored }: { id: string; stored?: Template }) {
  const { me } = useDesk();
  const navigate = useNavigate();
  const [base, setBase] = useState(stored);
  // With the version it was begun on: where a colleague has saved another since, saving it asks.
  const draft = useDeskDraft(`template.${stored?.id ?? "new"}`, { ...wordsOf(base), begunOn: "" });
  const { begunOn, ...written } = draft.words;
  const [theirs, setTheirs] = useState<Template>();
  const [problem, setProblem] = useState<string>();
  const write = (change: Partial<Words>) => {
    draft.write({ begunOn: begunOn || String(base?.version ?? 0), ...change });
    setProblem(undefined);
  };

  const save = useDeskChange(
    (seenVersion: number) => askDesk("desk_save_letter_template", { template: id, seenVersion, ...written }),
    {
      onSuccess: ({ kind, template }) => {
        if (kind === "conflict") return setTheirs(template);
        draft.drop();
        setBase(template);
        void notify.success(words.saved.title, words.saved.text);
        if (!stored) void navigate(`/staff/letter-templates/${template.id}`, { replace: true });
      },
      onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
    },
  );
  const submit = async () => {
    if ([written.name, written.subject, written.body].some((text) => text.trim() === "")) {
      return setProblem(words.required);
    }
    const brace = findStrayBrace(written);
    if (brace) return setProblem(words.stray.replace("{brace}", () => brace));
    save.mutate(begunOn ? Number(begunOn) : (base?.version ?? 0));
  };
  const { formProps, isBusy } = useForm({ send: submit, isBusy: save.isPending });
  const settle = (which: "theirs" | "mine") => {
    if (!theirs) return;
    setTheirs(undefined);
    if (which === "mine") return save.mutate(theirs.version);
    draft.drop();
    setBase(theirs);
  };

  const preview = fillTemplate(written, { name: addressOf(words.sample), me: signOf(me) });
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <form {...formProps} className="flex min-w-0 flex-col gap-4">
          <DeskInput
            label={words.name}
            description={words.nameHelp}
            value={written.name}
            maxLength={textLimits.line}
            onChange={({ currentTarget: { value } }) => write({ name: value })}
          />
          <DeskInput
            label={words.subject}
            value={written.subject}
            maxLength={textLimits.line}
            onChange={({ currentTarget: { value } }) => write({ subject: value })}
          />
          <DeskTextArea
            label={words.body}
            description={words.help}
            rows={18}
            value={written.body}
            maxLength={textLimits.answer}
            onChange={({ currentTarget: { value } }) => write({ body: value })}
          />
          <p className="text-sm text-ink-soft">
            <span className="font-semibold">{words.gaps.title}:</span>{" "}
            {[...new Set(gapsOf(written))].join(" ") || words.gaps.none}
          </p>
          <Problem text={problem} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small" isBusy={isBusy} busyLabel={words.busy}>
              {words.submit}
            </Button>
            {draft.isWritten && (
              <Button variant="quiet" size="small" onClick={draft.drop}>
                {words.discard}
              </Button>
            )}
            {base && <TemplateRemoval template={base} onConflict={setTheirs} />}
          </div>
        </form>
        <LetterPreview written={preview} kind="desk-answer" />
      </div>
      {base && <TemplateHistory id={base.id} onTake={(version) => write(wordsOf(version))} />}
      {theirs && (
        <ConflictDialog
          title={words.conflict.title}
          words={words.conflict}
          width="wide"
          onKeepTheirs={() => settle("theirs")}
          onKeepMine={() => settle("mine")}
        >
          <ConflictTexts words={words.conflict} texts={{ theirs: sideOf(theirs), mine: sideOf(written) }} />
        </ConflictDialog>
      )}
    </>
  );
}
