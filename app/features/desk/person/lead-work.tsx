import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { personPage, statusLabels } from "#content/desk.ts";
import { type Lead, type LeadStatus, leadStatuses } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { useDesk, useNameOf } from "../frame/desk-context.ts";
import { DeskInput, DeskSelect } from "../frame/desk-fields.tsx";
import { useDeskDraft } from "../frame/forms/use-desk-draft.ts";
import { asksForMore, OutcomeDialog } from "./outcome-dialog.tsx";
import type { LeadChanges } from "./use-lead-changes.ts";

const words = personPage.work;

type LeadWorkProps = { lead: Lead; isSaving: boolean; onChange: (changes: LeadChanges) => Promise<boolean> };

/** Status and owner are saved as they are chosen; the next step when it is written. */
export function LeadWork({ lead, isSaving, onChange }: LeadWorkProps) {
  const { me, staff } = useDesk();
  const nameOf = useNameOf();
  const owners = staff.map(({ id, name, email }) => ({ value: id, label: name || email }));
  if (lead.owner && !staff.some(({ id }) => id === lead.owner)) {
    owners.push({ value: lead.owner, label: nameOf(lead.owner) });
  }
  const [asked, setAsked] = useState<"won" | "lost" | "booked">();
  const choose = (status: LeadStatus) => (asksForMore(status) ? setAsked(status) : void onChange({ status }));
  return (
    <div className="border-y border-rule bg-paper-deep/60 px-4 py-4 max-sm:-mx-gutter">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
        <DeskSelect
          label={words.status}
          options={leadStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          value={lead.status}
          onChange={({ currentTarget: { value } }) => choose(value as LeadStatus)}
          className="w-36"
        />
        <DeskSelect
          label={words.owner}
          placeholder={words.nobody}
          options={owners}
          value={lead.owner ?? ""}
          onChange={({ currentTarget: { value } }) => void onChange({ owner: value || null })}
          className="w-44"
        />
        {lead.owner !== me.id && (
          <Button variant="quiet" size="small" onClick={() => void onChange({ owner: me.id })}>
            {words.take}
          </Button>
        )}
      </div>
      <NextStep lead={lead} isSaving={isSaving} onChange={onChange} />
      {asked && <OutcomeDialog lead={lead} status={asked} onChange={onChange} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function NextStep({ lead, isSaving, onChange }: LeadWorkProps) {
  const stored = { step: lead.nextStep ?? "", on: lead.nextStepOn ?? "" };
  // Until somebody types here, the fields follow what is stored.
  const { words: draft, write, drop } = useDeskDraft(`next-step.${lead.id}`, stored);
  const isChanged = draft.step.trim() !== stored.step || draft.on !== stored.on;
  const save = async () => {
    const isSaved = await onChange({ nextStep: draft.step.trim() || null, nextStepOn: draft.on || null });
    if (isSaved) drop();
  };
  const { formProps, isBusy } = useForm({ send: save, isBusy: isSaving && isChanged });
  return (
    <form {...formProps} className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2.5">
      <DeskInput
        label={words.nextStep}
        value={draft.step}
        maxLength={textLimits.nextStep}
        onChange={({ currentTarget: { value } }) => write({ step: value })}
        className="min-w-52 flex-1"
      />
      <DeskInput
        label={words.nextStepOn}
        type="date"
        value={draft.on}
        onChange={({ currentTarget: { value } }) => write({ on: value })}
        className="w-40"
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        disabled={!isChanged}
        isBusy={isBusy}
        busyLabel={words.saving}
      >
        {words.save}
      </Button>
    </form>
  );
}
