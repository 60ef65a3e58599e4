import { useState } from "react";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { hoursForm as words } from "#content/desk-calendar.ts";
import { site } from "#content/site.ts";
import type { Consultant, ConsultantRules } from "#domain/desk-calendar.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { WorkingHours } from "#domain/free-times.ts";
import { sayDay } from "#domain/say-time.ts";
import { listZones } from "#domain/zoned-time.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { DeskInput, DeskSelect } from "../frame/desk-fields.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";

type HoursFormProps = { member: { id: string; name: string }; consultant: Consultant | undefined };

const numbers = [
  { name: "noticeHours", least: 0, most: 336, usual: 24 },
  { name: "bufferMinutes", least: 0, most: 120, usual: 15 },
  { name: "mostPerDay", least: 1, most: 48, usual: 6 },
  { name: "daysAhead", least: 1, most: 90, usual: 14 },
] as const;

/** A member's own rules. A part of its own for each version, so that what is saved is what is shown. */
export function HoursForm({ member, consultant }: HoursFormProps) {
  const timeZone = consultant?.timeZone ?? site.timeZone;
  const [daysOff, setDaysOff] = useState<readonly string[]>(consultant?.daysOff ?? []);
  const [newDay, setNewDay] = useState("");
  const [problem, setProblem] = useState<string>();
  const save = useDeskChange(
    (rules: ConsultantRules) =>
      askDesk("desk_save_hours", { consultant: member.id, seenVersion: consultant?.version ?? 0, rules }),
    {
      onSuccess: ({ kind }) => {
        if (kind === "saved") void notify.success(words.saved);
        else void notify.error(words.conflict);
      },
      onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
    },
  );
  const { formProps, isBusy } = useForm({
    isBusy: save.isPending,
    send: async (entries) => {
      const hours = readHours(entries);
      setProblem(hours ? undefined : words.halfStretch);
      if (hours) save.mutate({ ...readRules(entries), hours, daysOff });
    },
  });
  return (
    <form {...formProps} aria-label={words.title} className="flex flex-col gap-5">
      <p className="max-w-lead text-sm text-ink-soft">{fillWords(words.lead, { name: member.name })}</p>
      <DeskSelect
        label={words.zone}
        name="timeZone"
        options={listZones(timeZone)}
        defaultValue={timeZone}
        className="max-w-72"
      />
      <div className="grid gap-2">
        {words.weekdays.map((day, place) => (
          <Weekday key={day} day={day} stretches={hoursOf(consultant, place + 1)} place={place + 1} />
        ))}
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-label tracking-[0] font-semibold">{words.daysOff}</legend>
        <ul className="flex flex-wrap gap-2">
          {daysOff.map((day) => (
            <li key={day}>
              <Button
                variant="secondary"
                size="small"
                aria-label={fillWords(words.removeDay, { day: sayDay(day) })}
                onClick={() => setDaysOff(daysOff.filter((other) => other !== day))}
              >
                {sayDay(day)} ×
              </Button>
            </li>
          ))}
        </ul>
        <div className="flex items-end gap-2">
          <DeskInput
            label={words.newDay}
            type="date"
            value={newDay}
            onChange={({ currentTarget }) => setNewDay(currentTarget.value)}
          />
          <Button
            variant="secondary"
            size="small"
            disabled={!newDay}
            onClick={() => {
              setDaysOff([...new Set([...daysOff, newDay])].toSorted());
              setNewDay("");
            }}
          >
            {words.addDay}
          </Button>
        </div>
      </fieldset>
      <CheckboxField
        name="observesHolidays"
        label={words.holidays}
        defaultChecked={consultant?.observesHolidays ?? true}
      />
      <div className="grid max-w-lead grid-cols-2 gap-4 sm:grid-cols-4">
        {numbers.map(({ name, least, most, usual }) => (
          <DeskInput
            key={name}
            label={words[name]}
            name={name}
            type="number"
            min={least}
            max={most}
            required
            defaultValue={consultant?.[name] ?? usual}
          />
        ))}
      </div>
      <DeskInput
        label={words.meetingUrl}
        description={words.meetingHelp}
        name="meetingUrl"
        type="url"
        defaultValue={consultant?.meetingUrl ?? ""}
        className="max-w-lead"
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" size="small" isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** A morning and an afternoon; more where somebody has more, so that saving the form loses none. */
function Weekday({ day, place, stretches }: { day: string; place: number; stretches: readonly WorkingHours[] }) {
  const fields = Array.from({ length: Math.max(2, stretches.length) }, (_, number) => [
    { part: `opens-${number}`, label: number ? words.opensAgain : words.opens, value: stretches[number]?.opens },
    { part: `closes-${number}`, label: number ? words.closesAgain : words.closes, value: stretches[number]?.closes },
  ]).flat();
  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[7rem_repeat(4,7.5rem)]">
      <span className="text-sm font-semibold max-sm:col-span-2">{day}</span>
      {fields.map(({ part, label, value }) => (
        <DeskInput
          key={part}
          label={fillWords(label, { day })}
          hidesLabel
          name={`${part} ${place}`}
          type="time"
          defaultValue={value ?? ""}
        />
      ))}
    </div>
  );
}

const hoursOf = (consultant: Consultant | undefined, weekday: number) =>
  (consultant?.hours ?? [])
    .filter((stretch) => stretch.weekday === weekday)
    .toSorted((one, other) => one.opens.localeCompare(other.opens));

/** Undefined where a stretch has only one end. */
function readHours(entries: FormData): WorkingHours[] | undefined {
  const stretches = [...entries.keys()]
    .filter((name) => name.startsWith("opens-"))
    .map((name) => ({
      weekday: Number(name.split(" ")[1]),
      opens: entry(entries, name).slice(0, 5),
      closes: entry(entries, name.replace("opens", "closes")).slice(0, 5),
    }));
  const given = stretches.filter(({ opens, closes }) => opens || closes);
  return given.every(({ opens, closes }) => opens && closes) ? given : undefined;
}

function readRules(entries: FormData): Omit<ConsultantRules, "hours" | "daysOff"> {
  const number = (name: string) => Number(entry(entries, name));
  return {
    timeZone: entry(entries, "timeZone"),
    observesHolidays: entries.has("observesHolidays"),
    noticeHours: number("noticeHours"),
    bufferMinutes: number("bufferMinutes"),
    mostPerDay: number("mostPerDay"),
    daysAhead: number("daysAhead"),
    meetingUrl: entry(entries, "meetingUrl").trim() || null,
  };
}
