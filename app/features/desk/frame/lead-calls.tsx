import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callLabels, statusNames } from "#content/desk-calendar.ts";
import type { Lead } from "#domain/desk.ts";
import type { Call } from "#domain/desk-calendar.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayExactly, sayShortMoment } from "#domain/say-time.ts";
import { calendarQueries } from "./calendar-queries.ts";

/** The list asks a thousand at most, and the newest are what somebody looks at. */
const most = 500;

/** The call that each lead of a list has before it, by the lead. */
export function useNextCalls(leads: readonly Lead[]): ReadonlyMap<string, Call> {
  const booked = leads.filter(({ status }) => status === "booked").map(({ id }) => id);
  const { data = [] } = useQuery(calendarQueries.callsOf(booked.slice(0, most)));
  return new Map(data.filter(({ status }) => status === "booked").map((call) => [call.leadId, call]));
}

export function NextCall({ call, now }: { call: Call | undefined; now: number }) {
  if (!call) return null;
  return (
    <span className="figures block text-[0.9375rem]" title={sayExactly(call.startsAt)}>
      {fillWords(callLabels.next, { when: sayShortMoment(call.startsAt, now) })}
    </span>
  );
}

const calendarPath = ({ startsAt, consultant }: Call) =>
  `/staff/calendar?day=${startsAt.slice(0, 10)}&who=${consultant}`;

/** Every consultation that a person has booked, the latest first. */
export function PersonCalls({ leads }: { leads: readonly Lead[] }) {
  const { data = [] } = useQuery(calendarQueries.callsOf(leads.map(({ id }) => id).slice(0, most)));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="calls" className="mb-6">
      <h2 id="calls" className="mb-2 text-title-s">
        {callLabels.title}
      </h2>
      <ul className="flex flex-col gap-2 text-sm">
        {data.map((call) => (
          <li key={call.id}>
            {fillWords(callLabels.line, { status: statusNames[call.status], when: sayExactly(call.startsAt) })},{" "}
            {call.consultantName}.{" "}
            <Link to={calendarPath(call)} className="text-link">
              {callLabels.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
