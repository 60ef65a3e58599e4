import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { BookedCall, OfferedTime } from "#domain/booking.ts";
import type { DeskFunctions } from "#domain/desk-functions.ts";
import { publicKey } from "#domain/public-key.ts";
import { newAddress, sendJson } from "./send-form.ts";
import type { Staff } from "./staff.ts";
import type { TestServer } from "./start-test-server.ts";

type Rules = DeskFunctions["desk_save_hours"]["asks"]["rules"];

/** Every day from midnight to midnight, so that a test finds times whenever it runs. */
export const alwaysOpen: Rules = {
  time_zone: "UTC",
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" })),
  days_off: [],
  observes_holidays: false,
  notice_hours: 2,
  buffer_minutes: 0,
  most_per_day: 48,
  days_ahead: 14,
  meeting_url: null,
};

/** A member of staff who can be booked, alone: nobody else has hours. */
export async function openHours(server: TestServer, member: Staff, changes: Partial<Rules> = {}) {
  await server.database.query("delete from private.consultants where id <> $1", [member.user.id]);
  const { rows } = await server.database.query("select version from private.consultants where id = $1", [
    member.user.id,
  ]);
  const answer = await member.ask("desk_save_hours", {
    consultant: member.user.id,
    seen_version: rows[0]?.version ?? 0,
    rules: { ...alwaysOpen, ...changes },
  });
  expect(answer.kind).toBe("saved");
}

/** A request from the short form, as the browser sends it. */
export async function askForConsultation(server: TestServer, changes: Record<string, unknown> = {}) {
  const lead = { id: randomUUID(), source: "home", name: "Ada Lark", email: newAddress(), ...changes };
  const stored = await fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  expect(stored.status).toBe(201);
  return lead;
}

type Times = { times: OfferedTime[]; known: { name: boolean; email: boolean; phone: boolean } };

export async function listTimes(server: TestServer, whose: object = {}): Promise<Times> {
  const { status, body } = await sendJson(server, "booking-times", whose);
  expect(status).toBe(200);
  return body as unknown as Times;
}

export const makeChoice = (at: string, changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  at,
  way: "phone",
  zone: "Pacific/Auckland",
  name: "Ada Lark",
  email: newAddress(),
  phone: "(818) 555-0177",
  ...changes,
});

export const book = (server: TestServer, choice: unknown) => sendJson(server, "book-consultation", choice);

/** No calls, today, and somebody who can be booked: what each test begins with. */
export async function emptyCalendar(server: TestServer, member: Staff) {
  server.clock.ahead = 0;
  await server.database.query("delete from private.bookings");
  await openHours(server, member);
}

/** A call at one of the offered times. */
export async function bookOne(server: TestServer, changes: Record<string, unknown> = {}, place = 60) {
  const { times } = await listTimes(server);
  const choice = makeChoice(times[place]?.at ?? "", changes);
  const { status, body } = await book(server, choice);
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  return { choice, call: body.call as BookedCall };
}

export const rowOf = async (server: TestServer, id: string) =>
  (await server.database.query("select *, lower(during) as starts_at from private.bookings where id = $1", [id]))
    .rows[0];

export const leadOf = async (server: TestServer, email: string) =>
  (await server.database.query("select * from public.leads where email = $1", [email])).rows[0];
