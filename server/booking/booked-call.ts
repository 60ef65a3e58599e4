import type pg from "pg";
import type { BookedCall, BookingStatus, BookingWay } from "#domain/booking.ts";
import { isUuid } from "#domain/uuid.ts";
import { isSameToken, type LinkTokens } from "../mail/link-tokens.ts";
import { callLinks } from "./call-links.ts";

export type StoredCall = {
  id: string;
  lead_id: string;
  starts_at: Date;
  ends_at: Date;
  status: BookingStatus;
  sequence: number;
  way: BookingWay;
  name: string;
  email: string;
  phone: string | null;
  meeting_url: string | null;
  consultant_name: string;
  consultant_zone: string;
  time_zone: string;
  updated_at: Date;
};

const inMilliseconds = (moment: string) => `extract(epoch from ${moment})::float8 * 1000`;

/** Calls by a condition on their row. */
export async function selectCalls(pool: pg.Pool, condition: string, values: unknown[]): Promise<StoredCall[]> {
  const { rows } = await pool.query(
    `select id, lead_id, status, sequence, way, name, email, phone, meeting_url, consultant_name, consultant_zone, time_zone,
            ${inMilliseconds("lower(during)")} as starts_at, ${inMilliseconds("upper(during)")} as ends_at,
            ${inMilliseconds("updated_at")} as updated_at
     from private.bookings where ${condition}`,
    values,
  );
  return rows.map((row) => ({
    ...row,
    starts_at: new Date(row.starts_at),
    ends_at: new Date(row.ends_at),
    updated_at: new Date(row.updated_at),
  }));
}

/** The call behind a link of its mails; nobody else finds it. */
export async function findCall(
  { pool, tokens }: { pool: pg.Pool; tokens: LinkTokens },
  id: unknown,
  token: unknown,
): Promise<StoredCall | undefined> {
  if (!isUuid(id) || typeof token !== "string") return undefined;
  if (!isSameToken(token, tokens.make("booking", id.toLowerCase()))) return undefined;
  const [call] = await selectCalls(pool, "id = $1", [id]);
  return call;
}

export function toBookedCall(call: StoredCall, tokens: LinkTokens): BookedCall {
  return {
    id: call.id,
    startsAt: call.starts_at.toISOString(),
    endsAt: call.ends_at.toISOString(),
    status: call.status,
    way: call.way,
    consultant: call.consultant_name,
    consultantZone: call.consultant_zone,
    timeZone: call.time_zone,
    meetingUrl: call.meeting_url,
    phoneEnd: (call.phone ?? "").replace(/\D/g, "").slice(-2),
    links: callLinks(tokens, call.id),
  };
}

/** As long as it is booked and has not begun. */
export const canChange = ({ status, starts_at }: StoredCall, now: Date) => status === "booked" && starts_at > now;
