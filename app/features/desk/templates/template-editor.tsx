import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { templatesPage as words } from "#content/desk-books.ts";
import type { PackageSlug } from "#content/prices.ts";
import { stageWords } from "#content/production.ts";
import { templateFor, templateOf } from "#content/production-templates.ts";
import type { BookTemplate, TemplateVersion } from "#domain/book-page.ts";
import { addStage, missingStages, workdaysToLaunch } from "#domain/edit-template.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { StageKind } from "#domain/production.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { useNameOf } from "../frame/desk-context.ts";
import { DeskSelect } from "../frame/desk-fields.tsx";
import { Moment } from "../frame/moment.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { StageRows } from "./stage-rows.tsx";

type TemplateEditorProps = { slug: PackageSlug; templates: readonly BookTemplate[]; now: number };

/** A package's template, as it would be saved; what it was before lies below it. */
export function TemplateEditor({ slug, templates, now }: TemplateEditorProps) {
  const stored = templates.find((one) => one.package === slug);
  const [stages, setStages] = useState(() => [...templateFor(slug, templates)]);
  const save = useDeskChange(
    () => askDesk("desk_save_template", { package: slug, seenVersion: stored?.version ?? 0, stages }),
    {
      onSuccess: ({ kind, template }) => {
        if (kind === "saved") return void notify.success(words.saved.title, words.saved.text);
        if (template) setStages(template.stages);
        void notify.error(words.conflict.title, words.conflict.text);
      },
      onError: (fault) => void notify.error(words.failed.title, fault.message),
    },
  );
  const { formProps, isBusy } = useForm({ send: async () => save.mutate(), isBusy: save.isPending });
  const missing = missingStages(stages);
  const workdays = workdaysToLaunch(stages);
  return (
    <>
      <StoredBy template={stored} now={now} />
      <form {...formProps} className="mt-4 grid gap-4">
        <StageRows stages={stages} onChange={setStages} />
        <p role="status" className="figures text-sm">
          {workdays === undefined ? words.noLaunch : fillWords(words.total, { count: workdays })}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          {missing.length > 0 && (
            <DeskSelect
              label={words.add}
              value=""
              placeholder={words.addNone}
              options={missing.map((kind) => ({ value: kind, label: stageWords[kind].name }))}
              onChange={({ currentTarget: { value } }) => value && setStages(addStage(stages, value as StageKind))}
            />
          )}
          <Button variant="quiet" size="small" onClick={() => setStages(templateOf(slug))}>
            {words.restore}
          </Button>
          <Button type="submit" size="small" disabled={stages.length === 0} isBusy={isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
      <History versions={stored?.history ?? []} now={now} onTake={(version) => setStages(version.stages)} />
    </>
  );
}

function StoredBy({ template, now }: { template: BookTemplate | undefined; now: number }) {
  const nameOf = useNameOf();
  if (!template) return <p className="text-sm text-ink-soft">{words.fromPrices}</p>;
  return (
    <p className="text-sm text-ink-soft">
      {fillWords(words.changed, { version: template.version, who: nameOf(template.changedByName) })},{" "}
      <Moment at={template.changedAt} now={now} />
    </p>
  );
}

type HistoryProps = {
  versions: readonly TemplateVersion[];
  now: number;
  onTake: (version: TemplateVersion) => void;
};

function History({ versions, now, onTake }: HistoryProps) {
  const nameOf = useNameOf();
  return (
    <section aria-labelledby="template-history" className="mt-8">
      <h2 id="template-history" className="mb-2 text-title-s">
        {words.history.title}
      </h2>
      {versions.length === 0 && <p className="text-sm text-ink-soft">{words.history.none}</p>}
      <ol className="divide-y divide-rule text-sm">
        {versions.map((version) => (
          <li key={version.version} className="flex flex-wrap items-center gap-x-4 py-2">
            <span>
              {fillWords(words.history.line, { version: version.version, who: nameOf(version.changedByName) })},{" "}
              <Moment at={version.changedAt} now={now} />
            </span>
            <Button variant="quiet" size="small" onClick={() => onTake(version)}>
              {fillWords(words.history.take, { version: version.version })}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
