import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskFunctionNames } from "#domain/desk-functions.ts";
import { publicKey } from "#domain/public-key.ts";
import { dataFunctions, doorFunctions } from "../data/data-functions.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { alwaysOpen } from "../testing/booking.ts";
import { halfSignedInStaff, requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/** The role matrix of the desk: visitor, author, staff without the second factor, staff. */
let server: TestServer;
let staff: Staff;
const tokens: Record<"visitor" | "author" | "half" | "staff", string | undefined> = {
  visitor: undefined,
  author: undefined,
  half: undefined,
  staff: undefined,
};
let lead_id: string;
let staff_id: string;

beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  staff = await signedInStaff(server);
  tokens.staff = staff.token;
  staff_id = staff.user.id;
  tokens.half = (await halfSignedInStaff(server)).session.access_token;
  tokens.author = (await signedInAuthor(server)).session.access_token;
  const sent = await sendEveryForm(server);
  lead_id = sent.consultation;
});
afterAll(() => server.stop());

async function call(name: string, body: unknown, token?: string, method = "POST") {
  const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method,
    headers: {
      apikey: publicKey,
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: method === "POST" ? JSON.stringify(body) : undefined,
  });
  return { status: answer.status, body: await answer.text() };
}

/** A question that each function understands, so that a refusal can only be about who asks. */
const asks = (): Record<string, object> => ({
  desk_save_profile: { name: "June", signature: "", time_zone: "America/Denver", portrait: null },
  desk_rename_staff: { member: randomUUID(), name: "June" },
  desk_change_role: { member: randomUUID(), new_role: "member" },
  desk_remove_staff: { member: randomUUID() },
  desk_save_letter_template: { template: randomUUID(), seen_version: 0, name: "n", subject: "s", body: "b" },
  desk_remove_letter_template: { template: randomUUID(), seen_version: 1 },
  desk_letter_template_history: { template: "proposal" },
  desk_attach: { mail_id: randomUUID(), documents: ["/resources/query-letter-template.pdf"] },
  desk_audit: { filter: {}, after: null, page_size: 5 },
  desk_calendar: { since: "2026-11-16T00:00:00Z", until: "2026-11-23T00:00:00Z" },
  desk_calls: { leads: [lead_id] },
  desk_save_hours: { consultant: staff_id, seen_version: 7, rules: alwaysOpen },
  desk_block_time: {
    block: randomUUID(),
    consultant: randomUUID(),
    starts_at: "2026-11-16T00:00:00Z",
    ends_at: "2026-11-16T01:00:00Z",
  },
  desk_open_time: { block: randomUUID() },
  desk_move_call: {
    call: randomUUID(),
    seen_sequence: 0,
    consultant: randomUUID(),
    starts_at: "2026-11-16T00:00:00Z",
    reason: "x",
  },
  desk_cancel_call: { call: randomUUID(), seen_sequence: 0, reason: "x" },
  desk_close_call: { call: randomUUID(), outcome: "held", next_step: "", next_step_on: null },
  desk_inbox: { filter: {}, after: null, page_size: 5 },
  desk_person: { key: lead_id },
  desk_people: { search: "ada" },
  desk_change_person: { person: lead_id, changes: { name: "x" } },
  desk_correct_address: { person: lead_id, was: "a@example.com", becomes: "b@example.com" },
  desk_note_person: { person: lead_id, note: "x", request_id: randomUUID() },
  desk_write_person: { person: lead_id, mail_id: randomUUID(), subject: "s", body: "b" },
  desk_type_in: {
    lead: randomUUID(),
    given: {
      came_by: "call",
      name: "X",
      email: "",
      phone: "818 555 0100",
      message: "",
      is_answered: false,
      person: null,
    },
  },
  desk_merge_persons: { kept: lead_id, merged: lead_id },
  desk_undo_merge: { merge: randomUUID() },
  desk_today: { whose: "all" },
  desk_take_next: { after: null },
  desk_morning_mail: { wanted: null },
  desk_change_lead: { lead_id, seen_version: 0, changes: {} },
  desk_add_note: { lead_id, note: "A note.", request_id: randomUUID() },
  desk_send_answer: { lead_id, mail_id: randomUUID(), subject: "A subject", body: "A body" },
  desk_projects: { search: "", after: null, page_size: 5 },
  desk_project: { project: 1 },
  desk_change_project: { project: 987_654, seen_version: 1, new_status: "x" },
  desk_add_house_note: { project: 987_654, note: "x", request_id: randomUUID() },
  desk_books: { search: "", after: null, page_size: 5 },
  desk_book: { book: 987_654 },
  desk_open_book: { project: 987_654, package: "pro", stages: [] },
  desk_move_stage: { book: 987_654, seen_version: 1, moves: [], reason: "x", request_id: randomUUID() },
  desk_mark_stage: {
    book: 987_654,
    seen_version: 1,
    stage: 1,
    mark: "started",
    on_day: "2026-11-16",
    moves: [],
    reason: "",
  },
  desk_own_stage: { stage: 987_654, new_owner: null },
  desk_add_task: { book: 987_654, task: {}, request_id: randomUUID() },
  desk_withdraw_task: { task: 987_654 },
  desk_send_proof: { version: randomUUID(), wording: "x", note: "", due: null, request_id: randomUUID() },
  desk_close_book: { book: 987_654, reason: "" },
  desk_decide_deletion: { book: 987_654, agreed: true, answer: "x", request_id: randomUUID() },
  desk_save_template: { package: "pro", seen_version: 99, stages: [] },
  desk_book_messages: { search: "", only_overdue: false },
  desk_settle_messages: { book: 987_654 },
  desk_request_files: { leads: [lead_id] },
  desk_code: { wanted: "x" },
  desk_redeem_code: { wanted: "x" },
  desk_save_letter: { letter: randomUUID(), seen_version: 0, subject: "s", body: "b" },
  desk_test_letter: { letter: randomUUID(), mail_id: randomUUID() },
  desk_send_letter: { letter: randomUUID(), seen_version: 1 },
  desk_direct_letter: { letter: randomUUID(), seen_version: 1, task: "stop", at: null },
  desk_delete_letter: { letter: randomUUID(), seen_version: 1 },
  desk_target_letter: { letter: randomUUID(), seen_version: 1, segment: {} },
  desk_segments: { segment: {} },
  desk_publish_letter: { letter: randomUUID(), is_public: true },
  desk_mails: { wanted_status: "sent", search: "", after: null, page_size: 5 },
  desk_open_answer: { lead_id, is_open: true },
  desk_log_call: { lead_id, note: "x", request_id: randomUUID() },
  desk_close_mail: { mail_id: randomUUID() },
  desk_send_elsewhere: { mail_id: randomUUID(), new_mail: randomUUID(), address: "x@example.com", corrects: false },
  desk_outcomes: { since: "2026-01-01" },
  desk_mail: { mail_id: randomUUID() },
  desk_retry_mail: { mail_id: randomUUID() },
  desk_suppressions: { address: null },
  desk_suppress: { address: "nobody.at.all@example.com" },
  desk_numbers: { since: "2026-01-01" },
  desk_export: { list: "leads", after: null, page_size: 5 },
  desk_replies: { list: "tray", after: null, page_size: 5 },
  desk_thread: { key: lead_id },
  desk_assign_reply: { reply: randomUUID(), key: lead_id },
  desk_put_reply_away: { reply: randomUUID() },
  desk_clear_bounce: { address: "nobody.at.all@example.com" },
});

async function everythingStored() {
  const { rows } = await server.database.query(
    `select (select jsonb_agg(to_jsonb(lead) order by id) from public.leads lead) as leads,
            (select count(*) from private.lead_events) as events, (select count(*) from private.letters) as letters,
            (select count(*) from private.suppressions) as suppressions,
            (select jsonb_agg(to_jsonb(one) order by id) from public.persons one) as persons, (select count(*) from private.person_merges) as merges,
            (select jsonb_agg(to_jsonb(seat) order by user_id) from private.staff seat) as seats,
            (select count(*) from private.desk_events) as desk_events,
            (select jsonb_agg(to_jsonb(letter) order by id) from private.letter_templates letter) as templates,
            (select count(*) from private.mail_attachments) as attachments,
            (select jsonb_agg(to_jsonb(reply)) from private.replies reply) as replies,
            (select count(*) from private.bounced_addresses) as bounced,
            (select count(*) from private.bookings) as calls, (select count(*) from private.blocked_times) as blocks,
            (select jsonb_agg(to_jsonb(who) order by id) from private.consultants who) as hours, (select count(*) from private.outbox) as mails`,
  );
  return JSON.stringify(rows);
}

test.each(deskFunctionNames.filter((name) => name !== "desk_me"))(
  "%s answers staff and refuses everybody else",
  async (name) => {
    const question = asks()[name] ?? {};
    const before = await everythingStored();
    expect((await call(name, question)).status).toBe(401);
    for (const who of ["author", "half"] as const) {
      const { status, body } = await call(name, question, tokens[who]);
      expect([who, status]).toEqual([who, 403]);
      expect(JSON.parse(body)).toMatchObject({ code: "42501", message: "This is for the staff of the house." });
    }
    expect(await everythingStored()).toBe(before);
    // What does not exist is told as such, to staff alone.
    expect([200, 404, 409]).toContain((await call(name, question, tokens.staff)).status);
  },
);

/** What is the owners' alone. */
const ofOwners = ["desk_prove_owner", "desk_rename_staff", "desk_change_role", "desk_remove_staff"];

test("a member does all the work of the desk, and decides nothing about who works there", async () => {
  const member = await signedInStaff(server, "member");
  for (const name of deskFunctionNames) {
    const { status, body } = await call(name, asks()[name] ?? {}, member.token);
    if (ofOwners.includes(name)) {
      expect([name, status, JSON.parse(body).message]).toEqual([name, 403, "Only an owner of the desk can do this."]);
    } else expect([name, [200, 404, 409].includes(status)]).toEqual([name, true]);
  }
});

test("desk_me tells members apart from everybody else, and who still lacks the second factor", async () => {
  expect((await call("desk_me", {})).status).toBe(401);
  expect((await call("desk_me", {}, tokens.author)).body).toBe("null");
  expect(JSON.parse((await call("desk_me", {}, tokens.half)).body)).toMatchObject({ needs_second_factor: true });
  expect(JSON.parse((await call("desk_me", {}, tokens.staff)).body)).toMatchObject({ needs_second_factor: false });
});

test("a session that was ended opens the desk no more, though its token is still good", async () => {
  const leaving = await signedInStaff(server);
  expect((await call("desk_counts", {}, leaving.token)).status).toBe(200);
  await leaving.browser.auth.signOut({ scope: "local" });
  expect((await call("desk_counts", {}, leaving.token)).status).toBe(401);
});

test("no other function can be called, no other way, and none by visitors even with SQL of their own", async () => {
  for (const name of ["desk_nothing", "version", "lead_json", "pg_sleep", "set_config"]) {
    expect((await call(name, {}, tokens.staff)).status).toBe(404);
  }
  for (const spelling of ["desk_me%20", "%64esk_me"]) {
    expect((await call(spelling, {}, tokens.staff)).status).toBe(400);
  }
  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    expect((await call("desk_staff", {}, tokens.staff, method)).status).toBe(405);
  }
  const { rows } = await server.database.query<{ name: string; anon: boolean; anybody: boolean }>(
    `select proname as name, has_function_privilege('anon', p.oid, 'execute') as anon, has_function_privilege('public', p.oid, 'execute') as anybody
     from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  );
  expect(rows.filter(({ anon, anybody }) => anon || anybody)).toEqual([]);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...dataFunctions, ...doorFunctions].sort());
});

/** Which tables staff may read; what a member owns as an author stays theirs alone. */
const readByStaff = [
  "callback_requests",
  "consultation_requests",
  "discount_codes",
  "hand_leads",
  "leads",
  "persons",
  "newsletter_subscribers",
  "offer_leads",
];

async function asRole(claims: object | undefined, sql: string) {
  const client = await server.database.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims ?? {})]);
    await client.query(`set local role ${claims ? "authenticated" : "anon"}`);
    const { rows, rowCount } = await client.query(sql);
    return rows[0]?.count === undefined ? (rowCount ?? 0) : Number(rows[0].count);
  } catch {
    // Refused: the same as nothing.
    return 0;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const claimsOf = (token = "") => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as object;

test.each(readByStaff)(
  "in %s staff with both factors read, and nobody else; nobody changes or removes",
  async (table) => {
    const count = `select count(id) from public.${table}`;
    expect(await asRole(claimsOf(tokens.staff), count)).toBeGreaterThan(0);
    for (const who of [undefined, claimsOf(tokens.author), claimsOf(tokens.half)])
      expect(await asRole(who, count)).toBe(0);
    for (const who of [undefined, ...(["author", "half", "staff"] as const).map((name) => claimsOf(tokens[name]))]) {
      expect(await asRole(who, `delete from public.${table}`)).toBe(0);
      expect(await asRole(who, `update public.${table} set created_at = now()`)).toBe(0);
    }
  },
);

test("staff read nothing of authors' own, and not what a subscriber's links are made of", async () => {
  const claims = claimsOf(tokens.staff);
  const { browser } = await signedInAuthor(server);
  await browser.from("projects").insert({ title: "Mine", target_words: 5, word_count: 1 });
  for (const table of [
    "projects",
    "word_log",
    "project_notes",
    "book_messages",
    "books",
    "book_versions",
    "project_looks",
    "account_deletions",
  ]) {
    expect(await asRole(claims, `select count(*) from public.${table}`)).toBe(0);
  }
  expect(await asRole(claims, "select count(leave_nonce) from public.newsletter_subscribers")).toBe(0);
  for (const table of [
    "staff",
    "desk_events",
    "lead_events",
    "outbox",
    "letters",
    "desk_settings",
    "suppressions",
    "offer_suppressions",
  ]) {
    expect(await asRole(claims, `select count(*) from private.${table}`)).toBe(0);
  }
});
