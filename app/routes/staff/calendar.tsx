import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { CallDialog } from "#app/features/desk/calendar/call-dialog.tsx";
import { FeedPanel } from "#app/features/desk/calendar/feed-panel.tsx";
import { HoursForm } from "#app/features/desk/calendar/hours-form.tsx";
import { WeekGrid } from "#app/features/desk/calendar/week-grid.tsx";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { calendarQueries } from "#app/features/desk/frame/calendar-queries.ts";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { Awaited, ListEmpty } from "#app/features/desk/frame/desk-states.tsx";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { useDeskChange } from "#app/features/desk/frame/use-desk-change.ts";
import { makeUuid } from "#app/forms/make-uuid.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { hoursForm, calendarPage as words } from "#content/desk-calendar.ts";
import { site } from "#content/site.ts";
import type { BlockedTime, Call } from "#domain/desk-calendar.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDay } from "#domain/say-time.ts";
import { spanOfWeek, type WeekCell } from "#domain/week-grid.ts";
import { addDays, weekOf } from "#domain/weeks.ts";
import { dayIn, sayWhen, sayZone } from "#domain/zoned-time.ts";

export const title = words.meta.title;

export default function CalendarPage() {
  const { me, staff } = useDesk();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Call>();
  const who = staff.find(({ id }) => id === params.get("who")) ?? me;
  // The zone is the one of whoever's week it is; until that is known, the house's.
  const [zone, setZone] = useState<string>(site.timeZone);
  const today = dayIn(Date.now(), zone);
  const day = /^\d{4}-\d\d-\d\d$/.test(params.get("day") ?? "") ? (params.get("day") ?? today) : today;
  const { start, end } = spanOfWeek(day, zone);
  const query = useQuery(calendarQueries.week(new Date(start).toISOString(), new Date(end).toISOString()));
  const { consultants = [], bookings = [], blocks = [] } = query.data ?? {};
  const consultant = consultants.find(({ id }) => id === who.id);
  if (consultant && consultant.timeZone !== zone) setZone(consultant.timeZone);

  const onError = () => void notify.error(words.failed);
  const block = useDeskChange(
    ({ start: from, end: to }: WeekCell) =>
      askDesk("desk_block_time", {
        block: makeUuid(),
        consultant: who.id,
        startsAt: new Date(from).toISOString(),
        endsAt: new Date(to).toISOString(),
      }),
    { onError },
  );
  const unblock = useDeskChange(({ id }: BlockedTime) => askDesk("desk_open_time", { block: id }), {
    onError,
  });
  const go = (change: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...change }, { replace: true });
  const member = { id: who.id, name: who.name || who.email };
  const theirs = <One extends { consultant: string }>(list: readonly One[]) =>
    list.filter((one) => one.consultant === who.id);

  const orphaned = bookings.filter(
    ({ consultant: id, status }) => status === "booked" && !staff.some((one) => one.id === id),
  );

  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-title-m">{words.title}</h1>
          <p className="text-sm text-ink-soft">
            {fillWords(words.week, { day: sayDay(weekOf(day)) })}. {fillWords(words.zone, { zone: sayZone(zone) })}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <DeskSelect
            label={words.whose}
            options={staff.map(({ id, name, email }) => ({ value: id, label: name || email }))}
            value={who.id}
            onChange={({ currentTarget }) => go({ who: currentTarget.value })}
          />
          <Button variant="secondary" size="small" onClick={() => go({ day: addDays(day, -7) })}>
            {words.previous}
          </Button>
          <Button variant="secondary" size="small" onClick={() => go({ day: today })}>
            {words.today}
          </Button>
          <Button variant="secondary" size="small" onClick={() => go({ day: addDays(day, 7) })}>
            {words.next}
          </Button>
          <ExportButton lists={["calls"]} />
        </div>
      </header>
      {!query.data ? (
        <Awaited query={query} />
      ) : consultant ? (
        <>
          {consultant.isSample && <p className="mb-3 border-l-2 border-gold pl-3 text-sm">{words.sample}</p>}
          <WeekGrid
            {...{ day, consultant }}
            calls={theirs(bookings)}
            blocks={theirs(blocks)}
            onCall={setOpen}
            onBlock={(cell) => block.mutate(cell)}
            onOpen={(blocked) => unblock.mutate(blocked)}
          />
        </>
      ) : (
        <ListEmpty {...words.nobody} />
      )}
      {orphaned.length > 0 && (
        <section aria-labelledby="orphaned" className="mt-8 border-l-2 border-danger pl-4 text-sm">
          <h2 id="orphaned" className="text-title-s">
            {words.orphaned}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {orphaned.map((call) => (
              <li key={call.id}>
                <Button variant="secondary" size="small" onClick={() => setOpen(call)}>
                  {call.name}, {sayWhen(call.startsAt, zone)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {query.data && (
        <section aria-labelledby="hours" className="mt-10 border-t border-rule-strong pt-5">
          <h2 id="hours" className="mb-2 text-title-s">
            {hoursForm.title}
          </h2>
          <HoursForm key={`${who.id} ${hoursVersion(consultant)}`} member={member} consultant={consultant} />
        </section>
      )}
      {consultant && who.id === me.id && <FeedPanel consultant={consultant} />}
      {open && <CallDialog call={open} consultants={consultants} timeZone={zone} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** What the form begins from: blocking a time makes a new version, and must not take away what is being typed. */
const hoursVersion = (consultant: object | undefined) =>
  JSON.stringify({ ...consultant, version: 0, feedMadeAt: null });
