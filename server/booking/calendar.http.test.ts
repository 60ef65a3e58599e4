import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { erasePerson, exportPerson } from "../privacy/person.ts";
import {
  askForConsultation,
  book,
  bookOne,
  emptyCalendar,
  leadOf,
  listTimes,
  makeChoice,
  openHours,
  rowOf,
} from "../testing/booking.ts";
import { newAddress, waitForEmptyOutbox, waitForMails } from "../testing/send-form.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let member: Staff;
beforeAll(async () => {
  server = await startTestServer();
  member = await signedInStaff(server);
});
afterAll(() => server.stop());
beforeEach(() => emptyCalendar(server, member));

const open = (path: string) => fetch(new URL(path, server.url));

test("nobody free for two weeks: it says so, and keeps to the promise of 24 hours", async () => {
  await openHours(server, member, { hours: [] });
  const lead = await askForConsultation(server);
  const page = await (await open(`/booking?lead=${lead.id}`)).text();
  expect(page).toContain("No free time at the moment");
  expect(page).toContain("within 24 hours");
  expect(await leadOf(server, lead.email)).toMatchObject({ status: "new", due_at: expect.any(Date) });
  expect((await listTimes(server)).times).toEqual([]);
});

test("by video where somebody has a room of their own, and then nobody is asked for a number", async () => {
  const { times } = await listTimes(server);
  expect(times.every(({ video }) => !video)).toBe(true);
  const video = makeChoice(times[40]?.at ?? "", { way: "video", phone: "" });
  expect((await book(server, video)).body).toMatchObject({ why: "no-video" });
  await openHours(server, member, { meeting_url: "https://meet.example.com/imogen" });
  expect((await book(server, video)).body.call).toMatchObject({
    way: "video",
    meetingUrl: "https://meet.example.com/imogen",
  });
});

test("the desk: hours and blocked times decide what is offered; moved and cancelled with a reason that the visitor reads", async () => {
  const { times } = await listTimes(server);
  const [first, second] = [times[30]?.at ?? "", times[31]?.at ?? ""];
  const block = { block: randomUUID(), consultant: member.user.id, starts_at: first, ends_at: second };
  await Promise.all([member.ask("desk_block_time", block), member.ask("desk_block_time", block)]);
  const offered = async () => (await listTimes(server)).times.map(({ at }) => at);
  expect(await offered()).not.toContain(first);
  expect(await offered()).toContain(second);
  expect((await book(server, makeChoice(first))).status).toBe(409);
  await member.ask("desk_open_time", { block: block.block });
  expect(await offered()).toContain(first);

  const { choice, call } = await bookOne(server, {}, 80);
  const move = { call: call.id, seen_sequence: 0, consultant: member.user.id, starts_at: second };
  const refused = await member.browser.rpc("desk_move_call", { ...move, reason: " " });
  expect(refused.error?.message).toContain("Please say why");
  await member.ask("desk_move_call", { ...move, reason: "The editor is at a fair." });
  const stale = await member.browser.rpc("desk_cancel_call", { call: call.id, seen_sequence: 0, reason: "x" });
  expect(stale.status).toBe(409);
  const [told] = await waitForMails(server, ({ to, subject }) => to === choice.email && /has moved/.test(subject));
  expect(told?.text).toContain("The editor is at a fair.");
  await member.ask("desk_cancel_call", { call: call.id, seen_sequence: 1, reason: "We are so sorry." });
  const [sorry] = await waitForMails(server, ({ to, subject }) => to === choice.email && /is canceled/.test(subject));
  expect(sorry?.text).toContain("We are so sorry.");
  expect(sorry?.calendar).toContain("METHOD:CANCEL");
});

test("after the call: held or missed, and the lead's record, next step and log hear of it", async () => {
  const { choice, call } = await bookOne(server);
  const close = { call: call.id, outcome: "no-show" as const, next_step: "Write again", next_step_on: "2026-12-01" };
  expect((await member.browser.rpc("desk_close_call", close)).error?.message).toContain("whose time has come");
  const past = `['2026-01-05T10:00Z','2026-01-05T10:30Z')`;
  await server.database.query("update private.bookings set during = $2, reserved = $2 where id = $1", [call.id, past]);
  await member.ask("desk_close_call", close);
  expect(await leadOf(server, choice.email)).toMatchObject({ status: "contacted", next_step: "Write again" });
  const person = await member.ask("desk_person", { key: choice.email });
  expect(person?.events.find(({ what }) => what === "booking")?.after).toMatch(/^Nobody answered/);
});

test("a feed is one's own, by a secret address, until it is ended; the desk never shows it again", async () => {
  const { choice } = await bookOne(server);
  const { token } = await member.ask("desk_make_feed", {});
  const feed = () => open(`/booking/feed.ics?token=${token}`);
  const answer = await feed();
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  const text = await answer.text();
  expect(text).toContain("Ada Lark");
  expect(text.replace(/\r\n /g, "")).toContain(choice.phone);
  expect(
    JSON.stringify(await member.ask("desk_calendar", { since: "2026-01-01T00:00Z", until: "2026-01-08T00:00Z" })),
  ).not.toContain(token);
  const colleague = await signedInStaff(server);
  expect((await colleague.browser.rpc("desk_end_feed")).error).not.toBeNull();
  await member.ask("desk_end_feed", {});
  expect((await feed()).status).toBe(404);
  expect((await open("/booking/feed.ics")).status).toBe(404);
});

test("what the house holds about an address includes its calls, and erasing it takes them and frees the time", async () => {
  const { choice, call } = await bookOne(server, { email: newAddress("gone") });
  await waitForEmptyOutbox(server);
  const found = await exportPerson(server.database, choice.email);
  expect(found["private.bookings"]).toHaveLength(1);
  expect(found["private.bookings"]?.[0]).toMatchObject({ phone: choice.phone });
  const { mentions } = await erasePerson(server.database, choice.email);
  expect(mentions).toEqual({});
  expect(await rowOf(server, call.id)).toBeUndefined();
  expect((await listTimes(server)).times.map(({ at }) => at)).toContain(call.startsAt);
});
