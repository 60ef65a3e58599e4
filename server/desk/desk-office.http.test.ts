import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskExport, deskExports } from "#domain/desk-functions.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { ask as askBook, authorInProduction } from "../testing/books.ts";
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

async function beginBook(title: string) {
  const author = await signedInAuthor(server);
  const { data } = await author.browser.from("projects").insert({ title, target_words: 60_000 }).select().single();
  return { ...author, project: data.id as number };
}

test("a project's status is its author's until it is in production; then the house sets it, and its author hears of it by mail", async () => {
  const own = await beginBook(`Nine Orchards ${randomUUID()}`);
  const early = { project: own.project, seen_version: 1, new_status: "In Design" };
  const refused = await june.browser.rpc("desk_change_project", early);
  expect(refused.error?.message).toMatch(/the author’s own/);
  expect((await own.browser.from("projects").update({ status: "Editing" }).eq("id", own.project)).error).toBeNull();

  const { title, email, project } = await authorInProduction(server, june);
  const { projects } = await june.ask("desk_projects", {
    search: title.slice(0, 20).toUpperCase(),
    after: null,
    page_size: 50,
  });
  expect(projects).toMatchObject([{ id: project, title, author_email: email, status: "In Progress", version: 1 }]);
  expect((await june.ask("desk_projects", { search: email, after: null, page_size: 5 })).projects).toHaveLength(1);
  const change = { ...early, project };
  expect(await june.ask("desk_change_project", change)).toMatchObject({
    kind: "saved",
    project: { status: "In Design", version: 2 },
  });
  expect(await kit.ask("desk_change_project", { ...change, new_status: "Published" })).toMatchObject({
    kind: "conflict",
    project: { status: "In Design", version: 2 },
  });
  const [mail] = await waitForMails(server, ({ to, subject }) => to === email && / is now: /.test(subject));
  expect(mail?.subject).toBe(`“${title}” is now: In Design`);
  expect(mail?.text).toContain(`/dashboard/projects/${project}`);
  const person = await june.ask("desk_person", { key: email });
  expect(person?.author?.projects).toMatchObject([{ id: project, status: "In Design" }]);
  expect(person?.events).toMatchObject([
    { what: "project", before: `${title}: In Progress`, after: `${title}: In Design` },
  ]);
});

test("a note of the house is read by the project's author and by no other", async () => {
  const ada = await beginBook("Ada’s book");
  const ben = await beginBook("Ben’s book");
  const note = await june.ask("desk_add_house_note", {
    project: ada.project,
    note: "The cover is ready.",
    request_id: randomUUID(),
  });
  expect(note).toMatchObject({ project_id: ada.project, text: "The cover is ready.", who: june.email });
  expect((await june.ask("desk_project", { project: ada.project }))?.notes).toEqual([note]);
  expect((await askBook(ada, "my_books", {})).notes).toEqual([{ project: ada.project, at: note.created_at }]);
  expect((await askBook(ben, "my_books", {})).notes).toEqual([]);
  expect((await ada.browser.from("book_messages").select().eq("kind", "message")).data).toMatchObject([
    { text: "The cover is ready." },
  ]);
  expect((await ben.browser.from("book_messages").select().eq("kind", "message")).data).toEqual([]);
  expect((await june.browser.from("book_messages").select().eq("kind", "message")).data).toEqual([]);
  expect(await june.ask("desk_project", { project: 987_654 })).toBeNull();
});

test("an author sees when the desk last opened a project, and nobody else’s", async () => {
  const [ada, ben] = [await beginBook("The Tide Tables"), await beginBook("The Salt Year")];
  const looksOf = async ({ browser }: typeof ada) => (await browser.from("project_looks").select()).data;
  await june.ask("desk_projects", { search: "", after: null, page_size: 50 });
  expect(await looksOf(ada)).toEqual([]);
  await june.ask("desk_project", { project: ada.project });
  const [first] = (await looksOf(ada)) ?? [];
  expect(first).toMatchObject({ project_id: ada.project });
  await june.ask("desk_project", { project: ada.project });
  const [second] = (await looksOf(ada)) ?? [];
  expect(new Date(second?.looked_at) > new Date(first?.looked_at)).toBe(true);
  expect(await looksOf(ben)).toEqual([]);
  expect((await june.browser.from("project_looks").select()).data).toEqual([]);
});

test("a note of the house that is sent again is written once, in the project and in the log", async () => {
  const { project, email } = await beginBook("The Salt Year");
  const note = { project, note: "The proofs are here.", request_id: randomUUID() };
  const [first, ...again] = await Promise.all(Array.from({ length: 5 }, () => june.ask("desk_add_house_note", note)));
  for (const answer of again) expect(answer).toEqual(first);
  expect((await june.ask("desk_project", { project }))?.notes).toEqual([first]);
  expect((await june.ask("desk_person", { key: email }))?.events).toHaveLength(1);
});

test("a code is redeemed once, of twenty who try at the same moment", async () => {
  const { email } = await sendEveryForm(server);
  const { rows } = await server.database.query("select code from public.discount_codes where email_key = $1", [email]);
  const code: string = rows[0].code;
  expect(await june.ask("desk_code", { wanted: ` ${code.toLowerCase().replaceAll("-", " ")} ` })).toMatchObject({
    found: true,
    state: "valid",
    email,
  });
  expect(await june.ask("desk_code", { wanted: "XX-0000-0000" })).toEqual({ found: false });

  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, place) => (place % 2 ? june : kit).ask("desk_redeem_code", { wanted: code })),
  );
  expect(tries.filter(({ redeemed_now }) => redeemed_now)).toHaveLength(1);
  for (const answer of tries) expect(answer).toMatchObject({ found: true, state: "redeemed" });
  expect(await june.ask("desk_code", { wanted: code })).toMatchObject({
    state: "redeemed",
    redeemed_by: expect.stringMatching(new RegExp(`^(${june.email}|${kit.email})$`)),
  });
  const events = (await june.ask("desk_person", { key: email }))?.events.filter(({ what }) => what === "code redeemed");
  expect(events).toMatchObject([{ after: code }]);

  const late = await sendEveryForm(server);
  await server.database.query("update public.discount_codes set expires_at = now() where email_key = $1", [late.email]);
  const [issued] = (await june.ask("desk_person", { key: late.email }))?.codes ?? [];
  expect(await june.ask("desk_redeem_code", { wanted: issued?.code ?? "" })).toMatchObject({
    state: "expired",
    redeemed_now: false,
  });
  // It was given to us while it was good: the terms say that this is enough.
  const house = (at: Date) => at.toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" });
  const given = (on: Date) => june.browser.rpc("desk_redeem_code", { wanted: issued?.code ?? "", given_on: house(on) });
  for (const days of [-2, 2]) {
    const { error } = await given(new Date(Date.now() + days * 24 * 3_600_000));
    expect(error?.message).toBe("Please choose a day on which the code was good.");
  }
  expect((await given(new Date())).data).toMatchObject({ state: "redeemed", redeemed_now: true });
  expect((await given(new Date())).data).toMatchObject({ state: "redeemed", redeemed_now: false });
  const told = (await june.ask("desk_person", { key: late.email }))?.events.find(
    ({ what }) => what === "code redeemed",
  );
  expect(told).toMatchObject({ before: house(new Date()), after: issued?.code });
});

test("mail can be seen waiting, sent and failed with its reason, and tried again", async () => {
  const recipient = newAddress("mail");
  const { rows } = await server.database.query(
    `insert into private.outbox (template, recipient, status, attempts, last_error) values ('no-such-mail', $1, 'dead', 20, 'no such mail')
     returning id`,
    [recipient],
  );
  const mail_id: string = rows[0].id;
  const dead = { wanted_status: "dead", search: recipient, after: null, page_size: 50 } as const;
  const { mails, counts } = await june.ask("desk_mails", dead);
  expect(mails).toMatchObject([{ id: mail_id, recipient, attempts: 20, last_error: "no such mail" }]);
  const counted = await server.database.query("select count(*)::int as dead from private.outbox where status = 'dead'");
  expect(counts.dead).toBe(counted.rows[0].dead);
  expect((await june.ask("desk_counts", {})).failed_mails).toBe(counts.dead);

  await server.database.query("update private.outbox set template = 'project-status', data = $2 where id = $1", [
    mail_id,
    { project: 1, title: "Mended", before: "a", status: "b" },
  ]);
  expect(await june.ask("desk_retry_mail", { mail_id })).toMatchObject({ status: "waiting", attempts: 0 });
  await waitForMails(server, ({ to }) => to === recipient);
  await expect.poll(async () => (await june.ask("desk_mail", { mail_id }))?.text).toContain("Mended");
  expect((await june.browser.rpc("desk_retry_mail", { mail_id })).status).toBe(409);
});

test("an address that wants to be left alone is suppressed, and its subscription ends", async () => {
  const { email } = await sendEveryForm(server);
  const before = await june.ask("desk_suppressions", { address: email });
  expect(before).toMatchObject({ is_suppressed: false, since: null });
  expect(await june.ask("desk_suppress", { address: ` ${email.toUpperCase()} ` })).toMatchObject({
    count: before.count + 1,
    is_suppressed: true,
  });
  const again = await june.ask("desk_suppress", { address: email });
  expect(again.count).toBe(before.count + 1);
  expect(await june.ask("desk_suppressions", { address: null })).toMatchObject({ is_suppressed: null });
  const { rows } = await server.database.query(
    "select status from public.newsletter_subscribers where email_key = $1",
    [email],
  );
  expect(rows).toEqual([{ status: "unsubscribed" }]);
  expect((await june.browser.rpc("desk_suppress", { address: "nobody" })).status).toBe(400);
});

/** A history with every kind of outcome, so that a wrong figure cannot hide behind a zero. */
async function makeHistory() {
  await server.database.query(
    `update public.leads set
       created_at = now() - interval '30 days', due_at = case when due_at is not null then now() - interval '29 days' end`,
  );
  const sent = await Promise.all(Array.from({ length: 6 }, () => sendEveryForm(server)));
  const states = ["contacted", "booked", "won", "lost", "spam", "new"] as const;
  for (const [place, { consultation, callback }] of sent.entries()) {
    const status = states[place];
    for (const lead_id of [consultation, callback]) {
      await june.ask("desk_change_lead", { lead_id, seen_version: 1, changes: { status } });
    }
    await server.database.query(
      `update public.leads set answered_at = created_at + $2 * interval '9 hours' where id = $1 and answered_at is not null`,
      [consultation, place + 1],
    );
  }
  await server.database.query(
    `update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now() - interval '9 days'
     where id in (select id from public.newsletter_subscribers where status = 'pending' order by id limit 4)`,
  );
  await server.database.query(
    `update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
     where id in (select id from public.newsletter_subscribers where status = 'confirmed' order by id limit 1)`,
  );
  await server.database.query(
    "insert into private.page_views (day, page, views) values (current_date, '/', 7), (current_date - 1, '/', 5), (current_date, '/about', 2)",
  );
}

test("every figure of the desk agrees with the rows themselves", async () => {
  await makeHistory();
  const since = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  const numbers = await june.ask("desk_numbers", { since });
  const { rows: leads } = await server.database.query(
    "select kind, status, source, created_at, due_at, answered_at, owner from public.leads where created_at >= $1",
    [`${since}T00:00:00Z`],
  );
  const wanted = leads.filter(({ status }) => status !== "spam");
  const monday = (time: Date) => {
    const day = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
    return day.toISOString().slice(0, 10);
  };
  const tally = <Item>(items: Item[], keyOf: (item: Item) => string) => {
    const counts: Record<string, number> = {};
    for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
    return counts;
  };
  expect(Object.fromEntries(numbers.leads_by_week.map(({ week, kind, count }) => [`${week} ${kind}`, count]))).toEqual(
    tally(wanted, ({ created_at, kind }) => `${monday(created_at)} ${kind}`),
  );
  expect(Object.fromEntries(numbers.leads_by_source.map(({ source, count }) => [source, count]))).toEqual(
    tally(wanted, ({ source }) => source),
  );
  const owed = leads.filter(({ due_at }) => due_at);
  expect(
    Object.fromEntries(numbers.funnel.filter(({ count }) => count > 0).map(({ status, count }) => [status, count])),
  ).toEqual(tally(owed, ({ status }) => status));
  const promised = owed.filter(({ status }) => status !== "spam");
  const hours = promised
    .flatMap(({ answered_at, created_at }) => (answered_at ? [(answered_at - created_at) / 3_600_000] : []))
    .toSorted((a, b) => a - b);
  const middle =
    ((hours[Math.floor((hours.length - 1) / 2)] ?? 0) + (hours[Math.ceil((hours.length - 1) / 2)] ?? 0)) / 2;
  expect(numbers.promise).toEqual({
    kept: promised.filter(({ answered_at, due_at }) => answered_at && answered_at <= due_at).length,
    broken: promised.filter(({ answered_at, due_at }) => answered_at && answered_at > due_at).length,
    open: promised.filter(({ answered_at, due_at }) => !answered_at && due_at >= Date.now()).length,
    overdue: promised.filter(({ answered_at, due_at }) => !answered_at && due_at < Date.now()).length,
    median_hours: Math.round(middle * 10) / 10,
  });
  for (const figure of Object.values(numbers.promise)) expect(figure).toBeGreaterThan(0);

  const counts = await june.ask("desk_counts", {});
  const all = (await server.database.query("select status, due_at, created_at, source from public.leads")).rows;
  const open = all.filter(({ status, due_at }) => status === "new" && due_at);
  expect(counts.unanswered).toBe(open.length);
  expect(counts.overdue).toBe(open.filter(({ due_at }) => due_at < Date.now()).length);
  expect(counts.sources).toEqual([...new Set(all.map(({ source }) => source))].toSorted());
  expect(Date.parse(counts.newest ?? "")).toBe(Math.max(...all.map(({ created_at }) => created_at.getTime())));

  const { rows: readers } = await server.database.query(
    "select status, confirmed_at from public.newsletter_subscribers where confirmed_at is not null",
  );
  expect(numbers.newsletter_by_week.reduce((sum, week) => sum + week.confirmed, 0)).toBe(readers.length);
  expect(numbers.newsletter_by_week.at(-1)?.total).toBe(readers.filter(({ status }) => status === "confirmed").length);
  expect((await june.ask("desk_letters", {})).confirmed_subscribers).toBe(numbers.newsletter_by_week.at(-1)?.total);
  expect(numbers.pages).toEqual([
    { page: "/", views: 12 },
    { page: "/about", views: 2 },
  ]);
  expect(numbers.views_by_day.map(({ views }) => views)).toEqual([5, 9]);
  const { rows: settings } = await server.database.query(
    "select server_counts_since::text as day from private.desk_settings",
  );
  expect(numbers.server_counts_since).toBe(settings[0].day);
});

const tableOf: Record<DeskExport, string> = {
  leads: "public.leads",
  consultations: "public.consultation_requests",
  callbacks: "public.callback_requests",
  offers: "public.offer_leads",
  subscribers: "public.newsletter_subscribers",
  codes: "public.discount_codes",
  projects: "public.projects",
  mails: "private.outbox",
  log: "private.lead_events",
  calls: "private.bookings",
  people: "public.persons",
  hand: "public.hand_leads",
};

test.each(deskExports)("the export of %s is complete, page by page", async (list) => {
  await sendEveryForm(server);
  const rows: unknown[][] = [];
  let after: string | null = null;
  let columns: string[] = [];
  let total = 0;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(list, after);
    ({ columns, total, next: after } = page);
    rows.push(...page.rows);
  } while (after !== null);
  const stored = await server.database.query(`select id::text from ${tableOf[list]}`);
  expect(total).toBe(rows.length);
  const ids = rows.map((row) => String(row[columns.indexOf("id")]));
  expect(ids.toSorted()).toEqual(stored.rows.map(({ id }) => id).toSorted());
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(rows.flat().every((cell) => cell === null || ["string", "number", "boolean"].includes(typeof cell))).toBe(
    true,
  );
  expect(columns).not.toContain("leave_nonce");
});

const ask = (list: DeskExport, after: string | null) => june.ask("desk_export", { list, after, page_size: 7 });
