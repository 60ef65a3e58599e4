import { useState } from "react";
import { Temporal } from "temporal-polyfill";
import { entry } from "#app/forms/form-work.ts";
import { callDialog as words } from "#content/desk-calendar.ts";
import { type BookingOutcome, bookingOutcomes } from "#domain/booking.ts";
import type { Call, Consultant } from "#domain/desk-calendar.ts";
import { fillWords } from "#domain/fill-words.ts";
import { atWall } from "#domain/free-times.ts";
import { textLimits } from "#domain/text-limits.ts";
import { dayIn, sayZone } from "#domain/zoned-time.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../frame/desk-fields.tsx";
import { DeskForm } from "../frame/forms/desk-form.tsx";

const readReason = (entries: FormData) => entry(entries, "reason").trim();

function ReasonField() {
  return <DeskTextArea label={words.reason.label} name="reason" rows={2} maxLength={textLimits.reason} />;
}

type MoveFormProps = { call: Call; consultants: readonly Consultant[]; onDone: () => void };

/** To any time that is not booked, also with a colleague; in the zone of whoever it is with then. */
export function MoveForm({ call, consultants, onDone }: MoveFormProps) {
  const [consultant, setConsultant] = useState(call.consultant);
  const timeZone = consultants.find(({ id }) => id === consultant)?.timeZone ?? consultants[0]?.timeZone ?? "UTC";
  const read = (entries: FormData) => {
    const [day, time, reason] = [entry(entries, "day"), entry(entries, "time"), readReason(entries)];
    if (!day || !time) return words.move.required;
    if (!reason) return words.reason.required;
    const startsAt = new Date(atWall(Temporal.PlainDate.from(day), time.slice(0, 5), timeZone)).toISOString();
    return { call: call.id, seenSequence: call.sequence, consultant, startsAt, reason };
  };
  return (
    <DeskForm
      label={words.move.title}
      submit={words.move.submit}
      draft={`call-move.${call.id}`}
      done={words.move.done}
      read={read}
      ask={(asked: Exclude<ReturnType<typeof read>, string>) => askDesk("desk_move_call", asked)}
      onDone={onDone}
    >
      <DeskSelect
        label={words.move.consultant}
        options={consultants.map(({ id, name }) => ({ value: id, label: name }))}
        value={consultant}
        onChange={({ currentTarget }) => setConsultant(currentTarget.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <DeskInput label={words.move.day} name="day" type="date" defaultValue={dayIn(call.startsAt, timeZone)} />
        <DeskInput
          label={words.move.time}
          name="time"
          type="time"
          description={fillWords(words.move.zone, { zone: sayZone(timeZone) })}
        />
      </div>
      <ReasonField />
    </DeskForm>
  );
}

type OneCall = { call: Call; onDone: () => void };

export function CancelForm({ call, onDone }: OneCall) {
  const read = (entries: FormData) => {
    const reason = readReason(entries);
    return reason ? { call: call.id, seenSequence: call.sequence, reason } : words.reason.required;
  };
  return (
    <DeskForm
      label={words.cancel.title}
      submit={words.cancel.submit}
      draft={`call-cancel.${call.id}`}
      done={words.cancel.done}
      read={read}
      ask={(asked: Exclude<ReturnType<typeof read>, string>) => askDesk("desk_cancel_call", asked)}
      onDone={onDone}
    >
      <ReasonField />
    </DeskForm>
  );
}

export function CloseForm({ call, onDone }: OneCall) {
  const read = (entries: FormData) => ({
    call: call.id,
    outcome: entry(entries, "outcome") as BookingOutcome,
    nextStep: entry(entries, "nextStep").trim(),
    nextStepOn: entry(entries, "nextStepOn") || null,
  });
  return (
    <DeskForm
      label={words.close.open}
      submit={words.close.submit}
      draft={`call-close.${call.id}`}
      done={words.close.done}
      read={read}
      ask={(asked: ReturnType<typeof read>) => askDesk("desk_close_call", asked)}
      onDone={onDone}
    >
      <DeskSelect
        label={words.close.outcome}
        name="outcome"
        options={bookingOutcomes.map((value) => ({ value, label: words.close.outcomes[value] }))}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
        <DeskInput label={words.close.nextStep} name="nextStep" maxLength={textLimits.nextStep} />
        <DeskInput label={words.close.nextStepOn} name="nextStepOn" type="date" />
      </div>
    </DeskForm>
  );
}
