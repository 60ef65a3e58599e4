import { drafts } from "#app/forms/draft.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { byRules } from "#app/forms/form-work.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { projectMessages, projectForm as words } from "#content/dashboard.ts";
import { formatCount } from "#domain/money.ts";
import { makeProjectDraft, type ProjectDraft, projectStatuses } from "#domain/project.ts";

const blank = { title: "", genre: "", description: "", status: "", wordCount: "", targetWords: "" };

type ProjectDialogProps = {
  /** What is typed is kept under this until it is saved or thrown away. */
  draft: string;
  kind: "create" | "edit";
  /** What the fields begin with. */
  values?: ProjectDraft;
  /** The status it has, which may be one of the house's own. */
  status?: string;
  onClose: () => void;
  /** Answers true when the dialog may go. */
  onSubmit: (draft: ProjectDraft) => Promise<true | undefined>;
};

export function ProjectDialog({ kind, onClose, ...form }: ProjectDialogProps) {
  return (
    <Dialog title={words[kind].title} onClose={onClose} width="wide">
      <ProjectFields kind={kind} {...form} />
    </Dialog>
  );
}

function ProjectFields({ draft, kind, values, status, onSubmit }: Omit<ProjectDialogProps, "onClose">) {
  const { fields, errorSummary } = words;
  const form = useForm({
    id: draft,
    drafts,
    load: () =>
      byRules(makeProjectDraft(projectMessages, status), blank, async (draft) =>
        (await onSubmit(draft)) ? { sent: true } : undefined,
      ),
  });
  const statuses: string[] = [...projectStatuses];
  if (status && !statuses.includes(status)) statuses.unshift(status);
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <ErrorSummary {...form.summary} words={errorSummary} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          {...form.field("title")}
          label={fields.title}
          defaultValue={values?.title}
          required
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextField
          {...form.field("genre")}
          label={fields.genre}
          defaultValue={values?.genre}
          isOptional
          list="project-genres"
          autoComplete="off"
        />
        <datalist id="project-genres">
          {words.genres.map((genre) => (
            <option key={genre} value={genre} />
          ))}
        </datalist>
        <SelectField
          {...form.field("status")}
          label={fields.status}
          defaultValue={values?.status ?? projectStatuses[0]}
          options={statuses.map((value) => ({ value, label: value }))}
        />
        <TextField
          {...form.field("wordCount")}
          label={fields.wordCount.label}
          description={fields.wordCount.help}
          defaultValue={formatCount(values?.wordCount ?? 0)}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field("targetWords")}
          label={fields.targetWords.label}
          description={fields.targetWords.help}
          defaultValue={values ? formatCount(values.targetWords) : undefined}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <TextArea
          {...form.field("description")}
          label={fields.description.label}
          description={fields.description.help}
          defaultValue={values?.description}
          rows={3}
          isOptional
          className="sm:col-span-2"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy} busyLabel={words[kind].busy}>
          {words[kind].submit}
        </Button>
        <DialogClose asChild>
          <Button variant="secondary" onClick={() => drafts.drop(draft)}>
            {words.cancel}
          </Button>
        </DialogClose>
      </div>
    </form>
  );
}
