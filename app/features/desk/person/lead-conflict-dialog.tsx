import { ConflictDialog, ConflictTable } from "#app/ui/conflict-dialog.tsx";
import { personPage, statusLabels } from "#content/desk.ts";
import type { LeadStatus } from "#domain/desk.ts";
import { sayDay } from "#domain/say-time.ts";
import { useNameOf } from "../frame/desk-context.ts";
import type { LeadChanges, LeadConflict } from "./use-lead-changes.ts";

const words = personPage.conflict;

type LeadConflictDialogProps = { conflict: LeadConflict; onKeepTheirs: () => void; onKeepMine: () => void };

/** What a colleague has saved meanwhile beside one's own change. */
export function LeadConflictDialog({ conflict, ...choices }: LeadConflictDialogProps) {
  const { changes, theirs } = conflict;
  const say = useSayField();
  const fields = (Object.keys(changes) as (keyof LeadChanges)[]).map((field) => ({
    label: words.labels[field],
    theirs: say(field, theirs[field]),
    mine: say(field, changes[field] ?? null),
  }));
  return (
    <ConflictDialog title={words.title} words={words} {...choices}>
      <ConflictTable words={words} fields={fields} />
    </ConflictDialog>
  );
}

function useSayField() {
  const nameOf = useNameOf();
  return (field: keyof LeadChanges, value: string | number | null): string => {
    if (field === "owner") return nameOf(value as string | null);
    if (!value) return words.none;
    if (field === "status") return statusLabels[value as LeadStatus];
    return field === "nextStepOn" ? sayDay(String(value)) : String(value);
  };
}
