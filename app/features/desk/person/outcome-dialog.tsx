import { entry } from "#app/forms/form-work.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { outcomeWords as words } from "#content/desk-people.ts";
import {
  type Lead,
  type LeadStatus,
  type LostReason,
  lostReasons,
  type WonPackage,
  wonPackages,
} from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { readAmount } from "#domain/lead-outcome.ts";
import { DeskInput, DeskSelect } from "../frame/desk-fields.tsx";
import { DeskForm } from "../frame/forms/desk-form.tsx";
import type { LeadChanges } from "./use-lead-changes.ts";

/** What a status stands for is asked for when it is chosen. */
export const asksForMore = (status: LeadStatus): status is "won" | "lost" | "booked" =>
  status === "won" || status === "lost" || status === "booked";

type OutcomeDialogProps = {
  lead: Lead;
  status: "won" | "lost" | "booked";
  onChange: (changes: LeadChanges) => Promise<boolean>;
  onClose: () => void;
};

export function OutcomeDialog({ lead, status, onChange, onClose }: OutcomeDialogProps) {
  const { title, text, submit } = words[status];
  return (
    <Dialog title={fillWords(title, { name: lead.name })} description={text} onClose={onClose}>
      <DeskForm
        label={fillWords(title, { name: lead.name })}
        submit={submit}
        // Dropped once it is stored: what could not be is there when somebody tries again.
        draft={`outcome-${status}.${lead.id}`}
        read={(entries) => readOutcome(status, entries)}
        ask={async (changes: LeadChanges) => {
          // Shown at once, and taken back or asked about by whoever saves it.
          onClose();
          if (!(await onChange({ ...changes, status }))) throw new Error("not saved");
        }}
      >
        {fields[status]}
      </DeskForm>
    </Dialog>
  );
}

function readOutcome(status: OutcomeDialogProps["status"], entries: FormData): LeadChanges | string {
  if (status === "won") {
    const wonAmount = readAmount(entry(entries, "amount"));
    const wonPackage = entry(entries, "package") as WonPackage;
    return wonAmount === undefined || !wonPackage ? words.won.required : { wonPackage, wonAmount };
  }
  if (status === "lost") {
    const lostReason = entry(entries, "reason") as LostReason;
    return lostReason ? { lostReason } : words.lost.required;
  }
  const [day, time] = [entry(entries, "day"), entry(entries, "time")];
  return day && time ? { bookedFor: new Date(`${day}T${time}`).toISOString() } : words.booked.required;
}

const fields = {
  won: (
    <>
      <DeskSelect
        label={words.won.package}
        name="package"
        placeholder={words.choose}
        options={wonPackages.map((value) => ({ value, label: words.won.packages[value] }))}
        defaultValue=""
      />
      <DeskInput label={words.won.amount} name="amount" inputMode="numeric" autoComplete="off" />
    </>
  ),
  lost: (
    <DeskSelect
      label={words.lost.reason}
      name="reason"
      placeholder={words.choose}
      options={lostReasons.map((value) => ({ value, label: words.lost.reasons[value] }))}
      defaultValue=""
    />
  ),
  booked: (
    <div className="grid grid-cols-2 gap-3">
      <DeskInput label={words.booked.day} name="day" type="date" />
      <DeskInput label={words.booked.time} name="time" type="time" />
    </div>
  ),
};
