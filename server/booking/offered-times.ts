import type pg from "pg";
import { consultation } from "#content/prices.ts";
import type { OfferedTime } from "#domain/booking.ts";
import { type BookingRules, findFreeTimes, type Interval, type WorkingHours } from "#domain/free-times.ts";

/** Somebody who is free at a time, and the version of the rules by which that was reckoned. */
type Candidate = { id: string; version: number; hasRoom: boolean };

export type Offer = OfferedTime & { who: readonly Candidate[] };

type Row = {
  id: string;
  version: number;
  time_zone: string;
  hours: WorkingHours[];
  days_off: string[];
  observes_holidays: boolean;
  notice_hours: number;
  buffer_minutes: number;
  most_per_day: number;
  days_ahead: number;
  has_room: boolean;
  booked: [number, number][];
  blocked: [number, number][];
};

/** Every time at which somebody can be booked, in order; `own` is a call that is being moved, and in nobody's way. */
export async function listOffers(pool: pg.Pool, now: Date, own?: string): Promise<Offer[]> {
  // A day back: calls of this morning count for today, wherever that began.
  const { rows } = await pool.query<Row>(
    `select who.id, version, time_zone, hours, days_off::text[] as days_off, observes_holidays, notice_hours, buffer_minutes,
            most_per_day, days_ahead, meeting_url is not null as has_room,
            (select coalesce(json_agg(json_build_array(${inMilliseconds("reserved")})), '[]') from private.bookings
             where consultant = who.id and status <> 'cancelled' and upper(reserved) > $1::timestamptz - interval '1 day'
               and ($2::uuid is null or id <> $2)) as booked,
            (select coalesce(json_agg(json_build_array(${inMilliseconds("during")})), '[]') from private.blocked_times
             where consultant = who.id and upper(during) > $1::timestamptz) as blocked
     from private.consultants who where hours <> '[]' order by id`,
    [now, own ?? null],
  );
  const offers = new Map<number, Row[]>();
  for (const row of rows) {
    const free = findFreeTimes({
      rules: toRules(row),
      booked: row.booked.map(toInterval),
      blocked: row.blocked.map(toInterval),
      now: now.getTime(),
      minutes: consultation.minutes,
    });
    for (const at of free) offers.set(at, [...(offers.get(at) ?? []), row]);
  }
  return [...offers]
    .toSorted(([one], [other]) => one - other)
    .map(([at, free]) => ({
      at: new Date(at).toISOString(),
      video: free.some(({ has_room }) => has_room),
      // Whoever has the fewest calls is asked first.
      who: free
        .toSorted((one, other) => one.booked.length - other.booked.length)
        .map(({ id, version, has_room }) => ({ id, version, hasRoom: has_room })),
    }));
}

/** Whole ones, outwards: the database knows microseconds, and a clock of ours is offended by a part of a millisecond. */
const inMilliseconds = (range: string) =>
  `floor(extract(epoch from lower(${range})) * 1000), ceil(extract(epoch from upper(${range})) * 1000)`;

const toInterval = ([start, end]: [number, number]): Interval => ({ start, end });

function toRules(row: Row): BookingRules {
  return {
    timeZone: row.time_zone,
    hours: row.hours,
    daysOff: row.days_off,
    observesHolidays: row.observes_holidays,
    noticeHours: row.notice_hours,
    bufferMinutes: row.buffer_minutes,
    mostPerDay: row.most_per_day,
    daysAhead: row.days_ahead,
  };
}

/** What a visitor hears of an offer: not who, and not by which rules. */
export const toOfferedTime = ({ at, video }: Offer): OfferedTime => ({ at, video });
