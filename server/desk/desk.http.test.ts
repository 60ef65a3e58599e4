import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const everything = { filter: {}, after: null, page_size: 200 };

test("a lead from each form is in the inbox, newest first, with its source and its clock", async () => {
  const before = await june.ask("desk_counts", {});
  const sent = await sendEveryForm(server);
  const { leads } = await june.ask("desk_inbox", { ...everything, filter: { search: sent.email } });
  expect(leads.map(({ kind }) => kind).toSorted()).toEqual(["callback", "consultation", "newsletter", "offer"]);
  const times = leads.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));

  const consultation = leads.find(({ kind }) => kind === "consultation");
  expect(consultation).toMatchObject({
    id: sent.consultation,
    name: "Ada Lark",
    email: sent.email,
    summary: "The Tidal Ledger · A memoir of harbours.",
    source: "search.example",
    page: "/consultation",
    status: "new",
    owner: null,
    version: 1,
  });
  for (const { kind, created_at, due_at } of leads) {
    expect(due_at === null).toBe(kind === "newsletter");
    if (due_at) expect(Date.parse(due_at) - Date.parse(created_at)).toBe(24 * 3_600_000);
  }
  expect(leads.find(({ kind }) => kind === "callback")?.source).toBe("spring-letter");

  const after = await june.ask("desk_counts", {});
  expect(after.unanswered - before.unanswered).toBe(3);
  expect(after.newest).not.toBe(before.newest);
  expect(after.sources).toContain("spring-letter");
});

test("the inbox is found by name, words, telephone and reference, and filtered by everything it shows", async () => {
  const sent = await sendEveryForm(server);
  const found = async (filter: object) =>
    (await june.ask("desk_inbox", { ...everything, filter })).leads.filter(({ email }) => email === sent.email);
  const kinds = async (filter: object) => (await found(filter)).map(({ kind }) => kind).toSorted();

  expect(await kinds({ search: "TIDAL harb" })).toEqual(["consultation"]);
  expect(await kinds({ search: "8185550177" })).toEqual(["callback"]);
  expect(await kinds({ search: `HT-${sent.callback.slice(0, 4)}-${sent.callback.slice(4, 8)}` })).toEqual(["callback"]);
  const everyKind = ["callback", "consultation", "newsletter", "offer"];
  expect(await kinds({ search: "ad" })).toEqual(everyKind);
  expect(await kinds({ search: sent.email.slice(0, sent.email.indexOf("@") + 3) })).toEqual(everyKind);
  expect(await kinds({ search: sent.email.slice(3) })).toEqual(everyKind);
  expect(await kinds({ search: "nobody@example.com" })).toEqual([]);
  expect(await kinds({ search: "%" })).toEqual([]);
  expect(await kinds({ search: "tidal nowhere" })).toEqual([]);
  expect(await kinds({ kinds: ["offer", "callback"] })).toEqual(["callback", "offer"]);
  expect(await kinds({ source: "spring-letter" })).toEqual(["callback"]);
  expect(await kinds({ overdue: true })).toEqual([]);

  await june.ask("desk_change_lead", {
    lead_id: sent.callback,
    seen_version: 1,
    changes: { status: "booked", owner: june.user.id },
  });
  expect(await kinds({ statuses: ["booked"] })).toEqual(["callback"]);
  expect(await kinds({ statuses: ["booked", "new"], kinds: ["callback", "offer"] })).toEqual(["callback", "offer"]);
  expect(await kinds({ owner: june.user.id })).toEqual(["callback"]);
  expect(await kinds({ owner: "none" })).toEqual(["consultation", "newsletter", "offer"]);
  expect(await kinds({ owner: kit.user.id })).toEqual([]);

  await server.database.query(
    "update public.leads set created_at = now() - interval '25 hours', due_at = now() - interval '1 hour' where id = $1",
    [sent.consultation],
  );
  expect(await kinds({ overdue: true })).toEqual(["consultation"]);
  expect((await june.ask("desk_counts", {})).overdue).toBe(1);
});

test("the pages of the inbox meet without a gap or a repeat", async () => {
  await Promise.all([sendEveryForm(server), sendEveryForm(server), sendEveryForm(server)]);
  const all = (await june.ask("desk_inbox", everything)).leads.map(({ id }) => id);
  for (const filter of [{}, { search: "example.com" }, { source: "search.example" }]) {
    const whole = (await june.ask("desk_inbox", { ...everything, filter })).leads.map(({ id }) => id);
    const paged: string[] = [];
    let after: { created_at: string; id: string } | null = null;
    for (;;) {
      const { leads, has_more }: { leads: { id: string; created_at: string }[]; has_more: boolean } = await june.ask(
        "desk_inbox",
        { filter, after, page_size: 3 },
      );
      paged.push(...leads.map(({ id }) => id));
      const last = leads.at(-1);
      if (!has_more || !last) break;
      after = { created_at: last.created_at, id: last.id };
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(paged.length);
  }
  const { rows } = await server.database.query("select count(*)::int as leads from public.leads");
  expect(all).toHaveLength(rows[0].leads);
});

test("two members who change one lead never overwrite each other silently", async () => {
  const { consultation: lead_id } = await sendEveryForm(server);
  const first = await june.ask("desk_change_lead", { lead_id, seen_version: 1, changes: { status: "contacted" } });
  expect(first).toMatchObject({ kind: "saved", lead: { status: "contacted", version: 2 } });
  const second = await kit.ask("desk_change_lead", { lead_id, seen_version: 1, changes: { status: "lost" } });
  expect(second).toMatchObject({ kind: "conflict", lead: { status: "contacted", version: 2 } });
  const third = await kit.ask("desk_change_lead", { lead_id, seen_version: 2, changes: { status: "lost" } });
  expect(third).toMatchObject({ kind: "saved", lead: { status: "lost", version: 3 } });

  const ten = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      (place % 2 ? june : kit).ask("desk_change_lead", {
        lead_id,
        seen_version: 3,
        changes: { next_step: `Call ${place}`, next_step_on: "2026-12-01" },
      }),
    ),
  );
  expect(ten.filter(({ kind }) => kind === "saved")).toHaveLength(1);
});

test("the request's own status follows its lead, whoever writes there", async () => {
  const sent = await sendEveryForm(server);
  await june.ask("desk_change_lead", {
    lead_id: sent.consultation,
    seen_version: 1,
    changes: { status: "won", owner: kit.user.id },
  });
  const read = async () =>
    (
      await server.database.query("select status, owner from public.consultation_requests where id = $1", [
        sent.consultation,
      ])
    ).rows[0];
  expect(await read()).toEqual({ status: "won", owner: kit.user.id });
  await server.database.query("update public.consultation_requests set status = 'spam', owner = null where id = $1", [
    sent.consultation,
  ]);
  expect(await read()).toEqual({ status: "won", owner: kit.user.id });
});

test("a change that makes no sense is refused in words", async () => {
  const { consultation: lead_id } = await sendEveryForm(server);
  for (const changes of [
    { status: "sold" },
    { owner: randomUUID() },
    { next_step_on: "soon" },
    { next_step: "x".repeat(501) },
  ]) {
    const { error, status } = await june.browser.rpc("desk_change_lead", { lead_id, seen_version: 1, changes });
    expect(error?.message).toBeTruthy();
    expect(status).toBe(400);
  }
  const { status } = await june.browser.rpc("desk_change_lead", {
    lead_id: randomUUID(),
    seen_version: 1,
    changes: {},
  });
  expect(status).toBe(404);
  expect((await june.browser.rpc("desk_change_lead", { lead: lead_id })).status).toBe(404);
});

test("an answer leaves once, from the house, and the lead is answered", async () => {
  const sent = await sendEveryForm(server);
  const answer = {
    lead_id: sent.consultation,
    mail_id: randomUUID(),
    subject: "Your Tidal Ledger",
    body: "Dear Ada,\n\nthank you <b>for</b> writing.\nTomorrow at ten?",
  };
  const answers = await Promise.all([june.ask("desk_send_answer", answer), june.ask("desk_send_answer", answer)]);
  for (const { kind, lead } of answers) expect([kind, lead.status]).toEqual(["saved", "contacted"]);

  const isAnswer = ({ to, subject }: { to: string; subject: string }) =>
    to === sent.email && subject === answer.subject;
  const [mail] = await waitForMails(server, isAnswer);
  expect(mail?.text).toContain("thank you <b>for</b> writing.\nTomorrow at ten?");
  expect(mail?.html).not.toContain("<b>for</b>");
  expect((await server.mails()).filter(isAnswer)).toHaveLength(1);
  const { rows } = await server.database.query("select reply_to from private.kept_mails where message_id like $1", [
    `<${answer.mail_id}@%`,
  ]);
  expect(rows).toEqual([{ reply_to: "hello@halftitle.example" }]);

  const person = await june.ask("desk_person", { key: sent.email });
  expect(person?.mails.find(({ id }) => id === answer.mail_id)).toMatchObject({
    template: "desk-answer",
    subject: answer.subject,
    status: "sent",
    text: mail?.text,
    html: mail?.html,
  });
  expect(person?.events.filter(({ what }) => what === "answer")).toHaveLength(1);
});

test("a note that is sent again, by a second press or after a lost answer, is written once", async () => {
  const { consultation: lead_id, callback, email } = await sendEveryForm(server);
  const note = { lead_id, note: "Left word with the neighbor.", request_id: randomUUID() };
  const [first, ...again] = await Promise.all(Array.from({ length: 5 }, () => june.ask("desk_add_note", note)));
  for (const answer of again) expect(answer).toEqual(first);
  // The same words under another number are another note: somebody may leave word twice.
  await june.ask("desk_add_note", { ...note, request_id: randomUUID() });
  // A number of one lead says nothing on another.
  expect((await june.browser.rpc("desk_add_note", { ...note, lead_id: callback })).error).not.toBeNull();
  const notes = (await june.ask("desk_person", { key: email }))?.events.filter(({ what }) => what === "note");
  expect(notes?.map(({ lead_id: on, after }) => [on, after])).toEqual([
    [lead_id, note.note],
    [lead_id, note.note],
  ]);
});

test("one person has one page: leads, mails, consents, code and log, and nothing that opens a door", async () => {
  const email = newAddress("Mixed.Case");
  const sent = await sendEveryForm(server, email);
  await waitForMails(server, ({ to }) => to === email, 4);
  await june.ask("desk_add_note", { lead_id: sent.callback, note: "  Prefers mornings.  ", request_id: randomUUID() });
  const person = await june.ask("desk_person", { key: email.toUpperCase() });
  if (!person) throw new Error("nobody");
  expect(person).toMatchObject({ email, name: "Ada Lark", author: null });
  expect(person.leads).toHaveLength(4);
  expect(person.leads.find(({ kind }) => kind === "callback")?.details).toMatchObject({
    message: "Mornings are best.",
    privacy_version: "2024-01-01",
  });
  expect(person.events.map(({ what }) => what).toSorted()).toEqual([
    "note",
    "received",
    "received",
    "received",
    "received",
  ]);
  expect(person.events[0]).toMatchObject({ what: "note", after: "Prefers mornings.", who: june.email });
  expect(person.consents.map(({ what }) => what).toSorted()).toEqual([
    "Agreed to be called or written back",
    "Privacy notice beside the consultation form",
    "Privacy notice beside the offer",
  ]);
  expect(person.codes).toMatchObject([{ percent: expect.any(Number), redeemed_at: null }]);
  expect(person.mails.map(({ template }) => template).toSorted()).toEqual([
    "callback-confirmation",
    "consultation-confirmation",
    "discount-code",
    "newsletter-welcome",
  ]);
  expect(JSON.stringify(person)).not.toMatch(/token=(?!struck)|leave_nonce|token_hash/);
  expect(await june.ask("desk_person", { key: "nobody@example.com" })).toBeNull();
});

test("an account mail can be seen to have left, but not be used", async () => {
  const { email } = await signedInStaff(server);
  await june.browser.auth.resetPasswordForEmail(email);
  await waitForMails(server, ({ to, subject }) => to === email && subject.startsWith("A new password"));
  const person = await june.ask("desk_person", { key: email });
  const recovery = person?.mails.filter(({ template }) => template === "auth-recovery");
  expect(recovery).toMatchObject([{ status: "sent", text: null, html: null }]);
});

test("somebody who left only a telephone has a page by the number of the lead", async () => {
  const id = randomUUID();
  await server.database.query(
    "insert into public.callback_requests (id, name, phone, consent) values ($1, 'Only Phone', '818 555 0123', true)",
    [id],
  );
  const person = await june.ask("desk_person", { key: id });
  expect(person).toMatchObject({ key: person?.id, email: null, name: "Only Phone", mails: [], codes: [] });
  const { status } = await june.browser.rpc("desk_send_answer", {
    lead_id: id,
    mail_id: randomUUID(),
    subject: "x",
    body: "x",
  });
  expect(status).toBe(400);
});

test("the log is only ever added to, and goes only with its lead", async () => {
  const { consultation: id } = await sendEveryForm(server);
  const run = (sql: string, values: unknown[] = []) => server.database.query(sql, values);
  await expect(run("update private.lead_events set after = 'x' where lead_id = $1", [id])).rejects.toThrow("only ever");
  await expect(run("delete from private.lead_events where lead_id = $1", [id])).rejects.toThrow("only ever");
  await expect(run("truncate private.lead_events")).rejects.toThrow("only ever");
  await run("delete from public.consultation_requests where id = $1", [id]);
  const { rows } = await run(
    "select (select count(*)::int from public.leads where id = $1) as leads, (select count(*)::int from private.lead_events where lead_id = $1) as events",
    [id],
  );
  expect(rows).toEqual([{ leads: 0, events: 0 }]);
});

test("whoever leaves the staff loses the desk at once, and hands open leads back", async () => {
  const leaving = await signedInStaff(server);
  const sent = await sendEveryForm(server);
  await leaving.ask("desk_change_lead", {
    lead_id: sent.callback,
    seen_version: 1,
    changes: { owner: leaving.user.id },
  });
  expect((await leaving.ask("desk_counts", {})).mine).toBe(1);
  await server.database.query("delete from private.staff where user_id = $1", [leaving.user.id]);
  expect((await leaving.browser.rpc("desk_counts")).status).toBe(403);
  expect(await leaving.ask("desk_me", {})).toBeNull();
  const { rows } = await server.database.query("select owner, version from public.leads where id = $1", [
    sent.callback,
  ]);
  expect(rows).toEqual([{ owner: null, version: 3 }]);
});
