import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { newAddress, waitForMails } from "../testing/send-form.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
let kit: Staff;

beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  [june, kit] = await Promise.all([signedInStaff(server), signedInStaff(server)]);
});
afterAll(() => server.stop());

const letter = () => ({ mail_id: randomUUID(), subject: "Your book", body: "Dear Ada" });

test("two who answer one lead see each other, and the second is asked before anything is sent", async () => {
  const { consultation: lead_id, email } = await sendEveryForm(server);
  const opened = await june.ask("desk_open_answer", { lead_id, is_open: true });
  expect(opened).toEqual({ others: [], last: null });
  expect((await kit.ask("desk_open_answer", { lead_id, is_open: true })).others).toHaveLength(1);
  expect((await june.ask("desk_open_answer", { lead_id, is_open: true })).others).toHaveLength(1);

  const first = await kit.ask("desk_send_answer", { lead_id, ...letter(), seen_answer: 0 });
  expect(first).toMatchObject({ kind: "saved", lead: { status: "contacted", owner: kit.user.id } });
  expect((await june.ask("desk_open_answer", { lead_id, is_open: true })).others).toEqual([]);
  const mine = letter();
  const asked = await june.ask("desk_send_answer", { lead_id, ...mine, seen_answer: 0 });
  if (asked.kind !== "answered") throw new Error("nobody asked");
  expect(asked.last.what).toBe("answer");
  const again = await june.ask("desk_send_answer", { lead_id, ...mine, seen_answer: asked.last.id });
  // Whoever looks after it already keeps it.
  expect(again).toMatchObject({ kind: "saved", lead: { owner: kit.user.id } });
  expect(await june.ask("desk_send_answer", { lead_id, ...mine, seen_answer: 0 })).toMatchObject({ kind: "saved" });
  const mails = await waitForMails(server, ({ to, subject }) => to === email && subject === "Your book", 2);
  expect(mails).toHaveLength(2);

  // A browser that was closed without a word is forgotten.
  await june.ask("desk_open_answer", { lead_id, is_open: true });
  await server.database.query("update private.open_answers set seen_at = now() - interval '2 minutes'");
  expect((await kit.ask("desk_open_answer", { lead_id, is_open: false })).others).toEqual([]);
});

test("a logged call stops the clock, makes an owner, and is a reason to ask a colleague", async () => {
  const { callback: lead_id } = await sendEveryForm(server);
  const call = { lead_id, note: "Will send pages on Friday.", request_id: randomUUID() };
  const logged = await june.ask("desk_log_call", call);
  expect(logged.lead).toMatchObject({ status: "contacted", owner: june.user.id });
  expect(logged.lead.answered_at).not.toBeNull();
  await june.ask("desk_log_call", call);
  const person = await june.ask("desk_person", { key: lead_id });
  expect(person?.events.filter(({ what }) => what === "call")).toMatchObject([{ after: "Will send pages on Friday." }]);
  expect(await kit.ask("desk_send_answer", { lead_id, ...letter(), seen_answer: 0 })).toMatchObject({
    kind: "answered",
    last: { what: "call" },
  });
});

test("won, lost and booked say what they stand for, the numbers show it, and another status forgets it", async () => {
  const { day } = await june.ask("desk_today", { whose: "all" });
  const outcomes = () => june.ask("desk_outcomes", { since: "2020-01-01" });
  const change = (lead_id: string, seen_version: number, changes: object) =>
    june.ask("desk_change_lead", { lead_id, seen_version, changes });
  const before = await outcomes();
  const { consultation, callback } = await sendEveryForm(server);

  const won = await change(consultation, 1, { status: "won", won_package: "pro", won_amount: 5999 });
  expect(won.lead).toMatchObject({ won_package: "pro", won_amount: 5999 });
  expect(won.lead.decided_at).not.toBeNull();
  await change(callback, 1, { status: "lost", lost_reason: "price" });
  const after = await outcomes();
  const month = day.slice(0, 7);
  const wonIn = (numbers: typeof before) => numbers.won_by_month.find((one) => one.month === month)?.value ?? 0;
  expect(wonIn(after) - wonIn(before)).toBe(5999);
  expect(after.lost_by_reason.find(({ reason }) => reason === "price")?.count).toBe(1);
  expect(after.won_by_source.find(({ source }) => source === "search.example")).toMatchObject({ won: 1, value: 5999 });

  const reopened = await change(consultation, 2, { status: "contacted" });
  expect(reopened.lead).toMatchObject({ won_package: null, won_amount: null, decided_at: null });
  const booked = await change(consultation, 3, {
    status: "booked",
    booked_for: new Date(Date.now() - 60_000).toISOString(),
  });
  const calls = async () =>
    (await june.ask("desk_today", { whose: "all" })).kinds.find(({ kind }) => kind === "call")?.items ?? [];
  expect((await calls()).map(({ lead_id }) => lead_id)).toContain(consultation);
  expect(booked.lead.booked_for).not.toBeNull();
  await june.ask("desk_log_call", { lead_id: consultation, note: "Held.", request_id: randomUUID() });
  expect((await calls()).map(({ lead_id }) => lead_id)).not.toContain(consultation);
  const { error } = await june.browser.rpc("desk_change_lead", {
    lead_id: callback,
    seen_version: 2,
    changes: { status: "won", won_package: "gold" },
  });
  expect(error).not.toBeNull();
});

test("a mail that failed is closed, or goes to the right address, and what opens a door goes nowhere else", async () => {
  const wrong = newAddress("ada").replace("@example", "@exmaple");
  const right = wrong.replace("exmaple", "example");
  const { consultation } = await sendEveryForm(server, wrong);
  await waitForMails(server, ({ to }) => to === wrong, 4);
  const dead = async (template: string, recipient: string) => {
    const { rows } = await server.database.query<{ id: string }>(
      "update private.outbox set status = 'dead', sent_at = null, last_error = '550' where template = $1 and recipient = $2 returning id",
      [template, recipient],
    );
    return rows[0]?.id ?? "";
  };
  const failed = async () => (await june.ask("desk_counts", {})).failed_mails;
  const [confirmation, welcome] = [
    await dead("consultation-confirmation", wrong),
    await dead("newsletter-welcome", wrong),
  ];
  expect(await failed()).toBe(2);

  const elsewhere = { mail_id: confirmation, new_mail: randomUUID(), address: right, corrects: true };
  await june.ask("desk_send_elsewhere", elsewhere);
  await june.ask("desk_send_elsewhere", elsewhere);
  expect(await waitForMails(server, ({ to }) => to === right, 1)).toHaveLength(1);
  const person = await june.ask("desk_person", { key: right });
  expect(person?.leads.find(({ id }) => id === consultation)?.email).toBe(right);

  const refused = await june.browser.rpc("desk_send_elsewhere", {
    ...elsewhere,
    mail_id: welcome,
    new_mail: randomUUID(),
  });
  expect(refused.error?.message).toMatch(/one mailbox alone/);
  const author = await signedInAuthor(server);
  await server.database.query(
    "insert into private.outbox (template, recipient, status, reference) values ('auth-recovery', $1, 'dead', $2)",
    [author.email, author.user.id],
  );
  const recovery = await dead("auth-recovery", author.email);
  const stolen = await june.browser.rpc("desk_send_elsewhere", {
    ...elsewhere,
    mail_id: recovery,
    new_mail: randomUUID(),
  });
  expect(stolen.error?.message).toMatch(/one mailbox alone/);
  for (const mail_id of [welcome, recovery]) await june.ask("desk_close_mail", { mail_id });
  expect(await failed()).toBe(0);
  const { mails } = await june.ask("desk_mails", { wanted_status: "closed", search: "", after: null, page_size: 50 });
  expect(mails.map(({ id }) => id)).toEqual(expect.arrayContaining([welcome, recovery, confirmation]));
  // Whoever changes their mind tries again.
  await june.ask("desk_retry_mail", { mail_id: welcome });
});
