import { useEffect, useMemo, useRef, useState } from "react";
import { ToolActions, type ToolActionWords } from "#app/features/author-tools/tool-actions.tsx";
import { answerClasses, ToolAnswer } from "#app/features/author-tools/tool-answer.tsx";
import { useEntries } from "#app/features/author-tools/use-entries.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { Button } from "#app/ui/button.tsx";
import type { calendarWords } from "#content/author-tools/calendar.ts";
import {
  beginningOf,
  countBack,
  type EditRoute,
  earliestPublication,
  editRoutes,
  isMissed,
  type LeadTimes,
  readDay,
  suggestPublication,
} from "#domain/count-back.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { localDay } from "#domain/local-day.ts";
import { DownloadCalendar } from "./download-calendar.tsx";
import { MilestoneTable } from "./milestone-table.tsx";

export type CalendarWords = typeof calendarWords;

export type CountBackProps = {
  example: Readonly<Record<"publication" | "edits" | "reviews", string>>;
  leads: LeadTimes;
  words: CalendarWords;
  actions: ToolActionWords;
};

const isRoute = (text: string): text is EditRoute => editRoutes.some((route) => route === text);

/** A date in, everything that must come before it out. What is missed is said once the page knows which day it is. */
export function CountBack({ example: drawn, leads, words, actions }: CountBackProps) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDay(new Date())), []);
  // A page drawn long ago has an example whose work should have begun: the reader gets one of today.
  const example = useMemo(() => {
    const unhurried = { edits: "all", hasReviews: true } as const;
    if (!today || beginningOf({ ...unhurried, publication: drawn.publication }, leads) >= today) return drawn;
    return { ...drawn, publication: suggestPublication(unhurried, leads, today) };
  }, [drawn, leads, today]);
  const { entries, change, reset, field, tick, link } = useEntries(example);

  const dateField = useRef<HTMLInputElement>(null);

  const publication = readDay(entries.publication);
  const route = useMemo(
    () => ({
      edits: isRoute(entries.edits) ? entries.edits : ("all" as const),
      hasReviews: entries.reviews === "yes",
    }),
    [entries.edits, entries.reviews],
  );
  const milestones = publication ? countBack({ ...route, publication }, leads) : [];
  const missed = today ? milestones.filter((milestone) => isMissed(milestone, today)) : [];
  const earliest = useMemo(
    () => (today && missed.length > 0 ? earliestPublication(route, leads, today) : undefined),
    [today, missed.length, route, leads],
  );
  const begins = milestones.find(({ id }) => id === "editing")?.day;

  return (
    <div>
      <div className="items-start gap-x-16 lg:grid lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <ToolAnswer
          title={words.result.title}
          className="follows-address lg:border-b-0 lg:pb-0"
          action={
            earliest && (
              <Button
                variant="secondary"
                size="small"
                className="mt-3 print:hidden"
                onClick={() => {
                  change({ publication: earliest });
                  // The button goes with the fault it mends.
                  dateField.current?.focus();
                }}
              >
                {words.result.use}
              </Button>
            )
          }
        >
          <p className={begins ? answerClasses : "mt-1"}>{begins ? formatDate(begins) : words.result.noDate}</p>
          {begins && missed.length === 0 && (
            // Its line is kept from the start: nothing below moves when the page has learned the day.
            <p className={`mt-1 text-ui text-success ${today ? "" : "invisible"}`}>{words.result.onTime}</p>
          )}
          {missed.length > 0 && (
            <p className="mt-2 text-ui">
              <strong className="text-danger">
                {fillWords(words.result.missed, {
                  what: missed.map(({ id }) => words.milestones[id].label.toLowerCase()).join("; "),
                })}
              </strong>{" "}
              {earliest && fillWords(words.result.earliest, { date: formatDate(earliest) })}
            </p>
          )}
        </ToolAnswer>
        <div className="grid items-end gap-x-6 gap-y-4 max-lg:mt-6 sm:grid-cols-[2fr_3fr] lg:max-xl:grid-cols-1">
          <TextField type="date" label={words.fields.publication} ref={dateField} {...field("publication")} />
          <SelectField
            label={words.fields.edits}
            options={editRoutes.map((value) => ({ value, label: words.edits[value] }))}
            {...field("edits")}
          />
          <CheckboxField
            label={words.fields.reviews}
            {...tick("reviews")}
            className="sm:max-lg:col-span-2 xl:col-span-2"
          />
        </div>
      </div>
      {publication && (
        <div className="follows-address">
          <MilestoneTable milestones={milestones} publication={publication} today={today} words={words} />
        </div>
      )}
      <ToolActions words={actions} onReset={reset} link={link}>
        {publication && <DownloadCalendar milestones={milestones} publication={publication} words={words} />}
      </ToolActions>
    </div>
  );
}
