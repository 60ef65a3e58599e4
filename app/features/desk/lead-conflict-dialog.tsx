import { sayDay } from "#app/features/projects/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { personPage, statusLabels } from "#content/desk.ts";
import type { LeadStatus } from "#domain/desk.ts";
import { useNameOf } from "./desk-context.ts";
import type { LeadChanges, LeadConflict } from "./use-lead-changes.ts";

const words = personPage.conflict;

type LeadConflictDialogProps = { conflict: LeadConflict; onKeepTheirs: () => void; onKeepMine: () => void };

/** What a colleague has saved meanwhile beside one's own change, and the choice between them. */
export function LeadConflictDialog({ conflict, onKeepTheirs, onKeepMine }: LeadConflictDialogProps) {
  const { changes, theirs } = conflict;
  const say = useSayField();
  const fields = Object.keys(changes) as (keyof LeadChanges)[];
  return (
    <Dialog
      title={words.title}
      description={words.text}
      open
      onOpenChange={(isOpen) => !isOpen && onKeepTheirs()}
      focusesItself
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="label border-b border-rule-strong text-left text-ink-soft">
            {[words.field, words.theirs, words.mine].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {fields.map((field) => (
            <tr key={field} className="border-b border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {words.labels[field]}
              </th>
              <td className="py-2 pr-4">{say(field, theirs[field])}</td>
              <td className="py-2">{say(field, changes[field] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeepTheirs}>
          {words.keepTheirs}
        </Button>
        <Button onClick={onKeepMine}>{words.keepMine}</Button>
      </div>
    </Dialog>
  );
}

function useSayField() {
  const nameOf = useNameOf();
  return (field: keyof LeadChanges, value: string | null): string => {
    if (field === "owner") return nameOf(value);
    if (!value) return words.none;
    if (field === "status") return statusLabels[value as LeadStatus];
    return field === "next_step_on" ? sayDay(value) : value;
  };
}
