import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { BookedCall } from "#domain/booking.ts";
import {
  askForConsultation,
  book,
  bookOne,
  emptyCalendar,
  leadOf,
  listTimes,
  makeChoice,
  rowOf,
} from "../testing/booking.ts";
import { long } from "../testing/once.ts";
import { linksOf, newAddress, sendForm, waitForEmptyOutbox, waitForMails } from "../testing/send-form.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let member: Staff;
beforeAll(async () => {
  server = await startTestServer({ deskEvery: 10 });
  member = await signedInStaff(server);
});
afterAll(() => server.stop());
beforeEach(() => emptyCalendar(server, member));

const hour = 3_600_000;

/** What a link in a mail leads to, without following it further. */
const open = (path: string, method = "GET", body?: Record<string, string>) =>
  fetch(new URL(path, server.url), {
    method,
    redirect: "manual",
    ...(body && { headers: { "content-type": "application/x-www-form-urlencoded" }, body: new URLSearchParams(body) }),
  });

const keysOf = (path: string) => Object.fromEntries(new URL(path, server.url).searchParams);

test("after the form, its number opens the calendar: booked, both mailed, the lead answered and its log told", async () => {
  const lead = await askForConsultation(server);
  const { times, known } = await listTimes(server, { lead: lead.id });
  expect(known).toEqual({ name: true, email: true, phone: false });
  const { at = "" } = times[70] ?? {};
  const choice = makeChoice(at, { lead: lead.id, name: "", email: "" });
  const answers = await Promise.all([book(server, choice), book(server, choice), book(server, choice)]);
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  const call = answers[0]?.body.call as BookedCall;
  expect(call).toMatchObject({ startsAt: at, timeZone: "Pacific/Auckland", consultantZone: "UTC", phoneEnd: "77" });

  const [mail, ...more] = await waitForMails(
    server,
    ({ to, subject }) => to === lead.email && /^Your consultation:/.test(subject),
  );
  expect(more).toEqual([]);
  expect(mail?.text).toContain("New Zealand Daylight Time");
  expect(mail?.text).toContain("Coordinated Universal Time");
  expect(mail?.text).toContain("ending in 77");
  expect(mail?.text).not.toContain("555-0177");
  expect(mail?.calendar).toContain("METHOD:REQUEST");
  const [notice] = await waitForMails(
    server,
    ({ subject, text }) => /^Consultation booked/.test(subject) && text.includes(lead.email),
  );
  expect(notice?.text).toContain("(818) 555-0177");
  expect(await leadOf(server, lead.email)).toMatchObject({
    status: "booked",
    owner: member.user.id,
    answered_at: expect.any(Date),
  });
  const person = await member.ask("desk_person", { key: lead.email });
  expect(person?.events.map(({ what }) => what)).toContain("booking");
  expect(await member.ask("desk_calls", { leads: [lead.id] })).toMatchObject([{ id: call.id, status: "booked" }]);
});

test("the link of the confirmation opens it days later; the number alone no longer does", async () => {
  const lead = await askForConsultation(server);
  const [mail] = await waitForMails(server, ({ to }) => to === lead.email);
  const link = linksOf(mail ?? { html: "", text: "" }).find((one) => one.includes("/consultation/book")) ?? "";
  server.clock.ahead = 72 * hour;
  expect((await listTimes(server, keysOf(link))).known.name).toBe(true);
  expect((await listTimes(server, { lead: lead.id })).known.name).toBe(false);
  expect((await listTimes(server, { ...keysOf(link), token: "x".repeat(43) })).known.name).toBe(false);
  server.clock.ahead = 0;
});

test("without a form before, name and address make a lead like any other, and no second confirmation", async () => {
  const { choice } = await bookOne(server, { email: newAddress("new"), page: "/consultation/book" });
  const twice = makeChoice((await listTimes(server)).times[120]?.at ?? "");
  const answers = await Promise.all([book(server, twice), book(server, twice), book(server, twice)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await server.database.query("select from public.leads where email = $1", [twice.email]);
  expect(rows).toHaveLength(1);
  await waitForEmptyOutbox(server);
  const subjects = (await server.mails()).filter(({ to }) => to === choice.email).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Your consultation:/)]);
  expect(await leadOf(server, choice.email)).toMatchObject({
    kind: "consultation",
    status: "booked",
    phone: choice.phone,
  });
});

long(
  "fifty press the same time at once: one has it, the others hear of the next three and leave no trace",
  async () => {
    const { times } = await listTimes(server);
    const wanted = times[90]?.at ?? "";
    const choices = Array.from({ length: 50 }, () => makeChoice(wanted));
    const answers = await Promise.all(choices.map((choice) => book(server, choice)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) {
      expect(body).toMatchObject({ why: "taken", error: expect.stringContaining("just taken") });
      expect(body.next).toHaveLength(3);
      expect((body.next as { at: string }[]).map(({ at }) => at)).not.toContain(wanted);
    }
    const { rows } = await server.database.query(
      `select (select count(*)::int from private.bookings where lower(during) = $1) as calls,
            (select count(*)::int from public.leads where email = any ($2)) as leads,
            (select count(*)::int from private.outbox where recipient = any ($2)) as mails`,
      [wanted, choices.map(({ email }) => email)],
    );
    expect(rows[0]).toEqual({ calls: 1, leads: 1, mails: 1 });
  },
);

test("the database itself refuses a second call at the same time, whoever writes it", async () => {
  const { call } = await bookOne(server);
  const again = `insert into private.bookings select (jsonb_populate_record(call, jsonb_build_object('id', gen_random_uuid()))).* from private.bookings call where id = $1`;
  await expect(server.database.query(again, [call.id])).rejects.toMatchObject({ code: "23P01" });
});

test("a call that stands in the database by the microsecond hides no other time", async () => {
  const { call } = await bookOne(server);
  await server.database.query(
    `update private.bookings set during = fine, reserved = fine
     from (select tstzrange(lower(during) + interval '1 microsecond', upper(during) + interval '1 microsecond') as fine
           from private.bookings where id = $1) as moved where id = $1`,
    [call.id],
  );
  expect((await listTimes(server)).times.length).toBeGreaterThan(0);
  expect((await open("/booking")).status).toBe(200);
});

test("one mailbox has one call before it, in whatever spelling; another may follow once it is over", async () => {
  const address = `Ada.${randomUUID().slice(0, 8)}@example.com`;
  await bookOne(server, { email: address }, 10);
  const { times } = await listTimes(server);
  const second = makeChoice(times[100]?.at ?? "", { email: address.toLowerCase().replace("@", "+tag@") });
  const { status, body } = await book(server, second);
  expect({ status, body }).toMatchObject({ status: 409, body: { why: "open" } });
  // Not a word of when, or with whom.
  expect(JSON.stringify(body)).not.toMatch(/\d{4}-\d\d-\d\d|[ap]\.m\./);
  server.clock.ahead = 48 * hour;
  expect((await book(server, second)).status).toBe(200);
});

test("whoever opens a link changes nothing; its button moves and cancels, and the calendar follows", async () => {
  const { choice, call } = await bookOne(server);
  for (const link of Object.values(call.links)) {
    for (const method of ["GET", "HEAD", "GET"]) expect((await open(link, method)).status).toBe(200);
  }
  expect(await rowOf(server, call.id)).toMatchObject({ status: "booked", sequence: 0 });

  const { times } = await listTimes(server);
  const later = times[200]?.at ?? "";
  const moved = await open("/booking/move", "POST", { ...keysOf(call.links.move), at: later, zone: "America/Phoenix" });
  expect(moved.status).toBe(303);
  expect(await rowOf(server, call.id)).toMatchObject({
    sequence: 1,
    starts_at: new Date(later),
    time_zone: "America/Phoenix",
  });
  expect((await listTimes(server)).times.map(({ at }) => at)).toContain(call.startsAt);
  const cancelled = await open("/booking/cancel", "POST", keysOf(call.links.cancel));
  expect(cancelled.status).toBe(303);
  expect(await rowOf(server, call.id)).toMatchObject({ status: "cancelled", sequence: 2 });
  expect(await (await open(call.links.view)).text()).toContain("canceled");
  expect(
    (await open("/booking/move", "POST", { ...keysOf(call.links.move), at: call.startsAt, zone: "UTC" })).status,
  ).toBe(200);
  expect(await rowOf(server, call.id)).toMatchObject({ status: "cancelled", sequence: 2 });
  expect(await leadOf(server, choice.email)).toMatchObject({ status: "contacted" });

  const mails = await waitForMails(server, ({ to, calendar }) => to === choice.email && calendar !== null, 3);
  const files = mails
    .map(({ calendar }) => calendar ?? "")
    .toSorted((one, other) => readFile(one).sequence - readFile(other).sequence);
  expect(files.map(readFile)).toEqual([
    { method: "REQUEST", sequence: 0, uid: expect.stringContaining(call.id), start: call.startsAt },
    { method: "REQUEST", sequence: 1, uid: expect.stringContaining(call.id), start: later },
    { method: "CANCEL", sequence: 2, uid: expect.stringContaining(call.id), start: later },
  ]);
});

function readFile(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event");
  const { uid, startDate } = new ICAL.Event(event);
  return {
    method: calendar.getFirstPropertyValue("method"),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    uid,
    start: startDate.toJSDate().toISOString(),
  };
}

test("a link that was cut, or is another call's, shows and does nothing", async () => {
  const [one, other] = [await bookOne(server, {}, 20), await bookOne(server, {}, 30)];
  const { id } = keysOf(one.call.links.view);
  const { token } = keysOf(other.call.links.view);
  for (const wrong of [
    { id, token },
    { id, token: "" },
    { id: "x", token },
    { id: randomUUID(), token },
  ]) {
    const query = new URLSearchParams(wrong as Record<string, string>);
    for (const page of ["call", "move", "cancel", "call.ics"]) {
      const answer = await open(`/booking/${page}?${query}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("Ada");
    }
    await open("/booking/cancel", "POST", wrong as Record<string, string>);
  }
  expect(await rowOf(server, one.call.id)).toMatchObject({ status: "booked" });
});

const reminders = async (email: string) =>
  (
    await server.database.query(
      "select data ->> 'ahead' as ahead, data ->> 'sequence' as sequence from private.outbox where template = 'booking-reminder' and recipient = $1 order by created_at, id",
      [email],
    )
  ).rows;

test("a day and an hour before, once each; after a move for the new time alone, after a cancellation none", async () => {
  const { choice, call } = await bookOne(server, {}, 100);
  const until = Date.parse(call.startsAt) - Date.now();
  await server.database.query("select private.remind_of_calls($1)", [new Date(Date.parse(call.startsAt) - 25 * hour)]);
  expect(await reminders(choice.email)).toEqual([]);
  server.clock.ahead = until - 23 * hour;
  await vi.waitUntil(async () => (await reminders(choice.email)).length === 1, 60_000);
  server.clock.ahead = until - hour / 2;
  await vi.waitUntil(async () => (await reminders(choice.email)).length === 2, 60_000);
  const look = () =>
    server.database.query("select private.remind_of_calls($1)", [new Date(Date.parse(call.startsAt) - hour / 2)]);
  await Promise.all([look(), look(), look(), look()]);
  expect((await reminders(choice.email)).map(({ ahead }) => ahead)).toEqual(["day", "hour"]);
  await waitForMails(server, ({ to, subject }) => to === choice.email && /^In an hour/.test(subject));

  const { times } = await listTimes(server);
  const later = times.at(-1)?.at ?? "";
  await open("/booking/move", "POST", { ...keysOf(call.links.move), at: later, zone: "UTC" });
  await server.database.query("select private.remind_of_calls($1)", [new Date(Date.parse(later) - 20 * hour)]);
  expect(await reminders(choice.email)).toHaveLength(3);
  expect((await reminders(choice.email)).at(-1)).toEqual({ ahead: "day", sequence: "1" });

  await open("/booking/cancel", "POST", keysOf(call.links.cancel));
  await server.database.query("select private.remind_of_calls($1)", [new Date(Date.parse(later) - hour / 2)]);
  expect((await reminders(choice.email)).filter(({ ahead }) => ahead === "hour")).toHaveLength(1);
});

test("without scripts: a page of radio buttons in any zone, everything kept when something is wrong", async () => {
  const stored = await sendForm(server, "request-consultation", {
    source: "home",
    name: "Grace",
    email: newAddress("grace"),
  });
  const [, path = ""] = /href="(\/booking\?lead=[^"]+)"/.exec(stored.html) ?? [];
  const page = await (await open(`${path}&zone=America/Phoenix`)).text();
  expect(page).toContain("Mountain Standard Time");
  expect(page).not.toContain('name="email"');
  const values = [...page.matchAll(/type="radio" name="at" value="([^"]+)"/g)].map(([, at = ""]) => at);
  const hidden = Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const fields = { ...(hidden as Record<string, string>), zone: "America/Phoenix", at: values[50] ?? "" };

  const missing = await open("/booking", "POST", fields);
  expect(missing.status).toBe(400);
  const again = await missing.text();
  expect(again).toContain("Please enter the number we should call.");
  expect(again).toContain(`value="${fields.at}" required checked`);

  await book(server, makeChoice(fields.at));
  const taken = await open("/booking", "POST", { ...fields, phone: "818 555 0123" });
  expect(taken.status).toBe(409);
  const told = await taken.text();
  expect(told).toContain("just taken");
  expect(told).toContain("The next free times:");
  expect(told).toContain('value="818 555 0123"');

  const done = await open("/booking", "POST", { ...fields, at: values[60] ?? "", phone: "818 555 0123" });
  expect(done.status).toBe(303);
  const view = await (await open(done.headers.get("location") ?? "")).text();
  expect(view).toContain("Your call is booked");
  expect(view).toContain("Mountain Standard Time");
  expect(view).toContain("ending in 23");
});
