import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskFunctions } from "#domain/desk-functions.ts";
import { ask, authorInProduction } from "../testing/books.ts";
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

async function waiting(member: Staff, whose: "all" | "mine" | "nobody", kind: string) {
  const { kinds } = await member.ask("desk_today", { whose });
  return kinds.find((group) => group.kind === kind)?.items ?? [];
}
const ids = (items: { lead_id: string | null }[]) => items.map(({ lead_id }) => lead_id);

test("today holds replies owed, follow-ups whose day has come, calls and failed mails, by whose they are", async () => {
  const { consultation, callback, email } = await sendEveryForm(server);
  expect(ids(await waiting(june, "all", "answer"))).toEqual(expect.arrayContaining([consultation, callback]));
  expect(ids(await waiting(june, "nobody", "answer"))).toContain(consultation);
  expect(ids(await waiting(june, "mine", "answer"))).toEqual([]);

  const { day } = await june.ask("desk_today", { whose: "all" });
  const taken = await june.ask("desk_change_lead", {
    lead_id: consultation,
    seen_version: 1,
    changes: { status: "contacted", owner: june.user.id, next_step: "Ask for pages", next_step_on: "2026-01-05" },
  });
  expect(ids(await waiting(june, "all", "answer"))).not.toContain(consultation);
  expect(await waiting(june, "mine", "follow-up")).toMatchObject([{ lead_id: consultation, text: "Ask for pages", version: taken.lead.version }]); // biome-ignore format: one line
  expect(ids(await waiting(kit, "mine", "follow-up"))).toEqual([]);
  const change = (version: number, next_step_on: string | null) =>
    june.ask("desk_change_lead", { lead_id: consultation, seen_version: version, changes: { next_step_on } });
  const { rows } = await server.database.query("select ($1::date + 1)::text as tomorrow", [day]);
  await change(taken.lead.version, rows[0].tomorrow);
  expect(await waiting(june, "all", "follow-up")).toEqual([]);
  await change(taken.lead.version + 1, day);
  expect(ids(await waiting(june, "all", "follow-up"))).toEqual([consultation]);
  await change(taken.lead.version + 2, null);
  expect(await waiting(june, "all", "follow-up")).toEqual([]);

  await server.database.query(
    `insert into private.bookings (id, lead_id, consultant, consultant_name, consultant_zone, during, reserved, way, name, email, mailbox, phone, time_zone, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'June', 'UTC', tstzrange(at, at + interval '30 minutes'), tstzrange(at, at + interval '45 minutes'),
            'phone', 'Ada', $3, $3, '818 555 0177', 'UTC', now(), now()
     from (values (now() - interval '2 hours'), (now() + interval '3 days')) as times (at)`,
    [callback, june.user.id, email],
  );
  expect(await waiting(june, "mine", "call")).toMatchObject([{ lead_id: callback, name: "Ada" }]);
  await server.database.query(
    "update private.outbox set status = 'dead', sent_at = null, last_error = '550 gone' where recipient = $1 and reference = $2",
    [email, consultation],
  );
  expect(await waiting(june, "mine", "mail")).toMatchObject([{ lead_id: consultation, text: "550 gone" }]);
});

test("one key takes the next, and two who press at once never get the same", async () => {
  await Promise.all(Array.from({ length: 4 }, () => sendEveryForm(server)));
  const taken = await Promise.all(
    Array.from({ length: 8 }, (_, place) => (place % 2 ? june : kit).ask("desk_take_next", { after: null })),
  );
  const owners = await server.database.query<{ id: string; owner: string }>("select id, owner from public.leads where owner is not null"); // biome-ignore format: one line
  for (const [place, item] of taken.entries()) {
    // A call is whose calendar it is in, whoever looks after the lead.
    if (item?.kind === "call") continue;
    expect(owners.rows.find(({ id }) => id === item?.lead_id)?.owner).toBe((place % 2 ? june : kit).user.id);
  }
  // From one to the next, and from the end to the beginning.
  let after: DeskFunctions["desk_take_next"]["asks"]["after"] = null;
  const seen: string[] = [];
  do {
    const item: DeskFunctions["desk_take_next"]["hears"] = await june.ask("desk_take_next", { after });
    if (!item || seen.includes(item.id)) break;
    seen.push(item.id);
    after = { due_at: item.due_at, id: item.id };
  } while (seen.length < 100);
  expect(seen.length).toBeGreaterThan(4);
  const { rowCount } = await server.database.query(
    "select lead_id from private.lead_events where what = 'owner' group by lead_id having count(*) > 1",
  );
  expect(rowCount).toBe(0);
});

test("what a book waits for has no lead to own: taking it makes it one's own, and a colleague's key goes past it", async () => {
  const ada = await authorInProduction(server, june);
  await server.database.query("update public.book_stages set owner = null, owner_name = null where book_id = $1", [
    ada.book,
  ]);
  await ask(ada, "send_book_message", { book: ada.book, text: "Hello?", versions: [], request_id: randomUUID() });
  // The first of all that waits.
  await server.database.query("update private.book_answers_due set due_at = '2020-01-01' where book_id = $1", [
    ada.book,
  ]);
  const ofAda = async (member: Staff, whose: "mine" | "nobody") =>
    (await waiting(member, whose, "message")).filter(({ book_id }) => book_id === ada.book);
  expect(await ofAda(june, "nobody")).toHaveLength(1);
  const [one, other] = await Promise.all([june, kit].map((member) => member.ask("desk_take_next", { after: null })));
  expect([one?.book_id, other?.book_id].filter((book) => book === ada.book)).toHaveLength(1);
  const [taker, colleague] = one?.book_id === ada.book ? [june, kit] : [kit, june];
  expect(await ofAda(taker, "mine")).toMatchObject([{ owner: taker.user.id }]);
  expect(await ofAda(june, "nobody")).toEqual([]);
  expect((await colleague.ask("desk_take_next", { after: null }))?.book_id).not.toBe(ada.book);
  expect((await taker.ask("desk_take_next", { after: null }))?.book_id).toBe(ada.book);
  await june.ask("desk_settle_messages", { book: ada.book });
});

test("who wants it gets the day by mail, once, in the house's morning, also with two servers", async () => {
  await sendEveryForm(server);
  expect(await june.ask("desk_morning_mail", { wanted: null })).toEqual({ is_wanted: false });
  expect(await june.ask("desk_morning_mail", { wanted: true })).toEqual({ is_wanted: true });
  const { day } = await june.ask("desk_today", { whose: "all" });
  const send = async (clock: string) => {
    const at = `(($1::date + 1) + time '${clock}') at time zone 'America/Los_Angeles'`;
    const { rows } = await server.database.query(`select private.send_morning_mails(${at}) as sent`, [day]);
    return rows[0].sent as number;
  };
  expect(await send("06:59")).toBe(0);
  expect(await send("12:00")).toBe(0);
  const counts = await Promise.all([send("07:00"), send("07:00"), send("07:01")]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(await send("08:00")).toBe(0);
  const { rows } = await server.database.query("select recipient, data from private.outbox where template = 'desk-morning'"); // biome-ignore format: one line
  expect(rows).toMatchObject([{ recipient: june.email, data: { items: expect.any(Array) } }]);
  expect(await june.ask("desk_morning_mail", { wanted: false })).toEqual({ is_wanted: false });
});
