import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { exportPerson } from "../privacy/person.ts";
import { newAddress, signedInAuthor } from "../testing/accounts.ts";
import { confirmReaders } from "../testing/letters.ts";
import { waitForEmptyOutbox } from "../testing/send-form.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;

beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const find = async (key: string) => {
  const person = await june.ask("desk_person", { key });
  if (!person) throw new Error(`nobody is known by ${key}`);
  return person;
};

/** Somebody who has filled in a form and nothing else. */
async function somebody(name: string) {
  const email = newAddress();
  await server.database.query(
    "insert into public.callback_requests (id, name, email, consent) values (gen_random_uuid(), $2, $1, true)",
    [email, name],
  );
  return { email, id: (await find(email)).id };
}

const merge = (kept: { id: string }, merged: { id: string }) =>
  june.ask("desk_merge_persons", { kept: kept.id, merged: merged.id });

/** Takes back the merge by which somebody came to whom they are now. */
async function undo(merged: { id: string }) {
  const { rows } = await server.database.query(
    "select id from private.person_merges where merged = $1 and undone_at is null order by at desc limit 1",
    [merged.id],
  );
  await june.ask("desk_undo_merge", { merge: rows[0].id });
}

const idOf = async ({ email }: { email: string }) => (await find(email)).id;

/** Also where a test fails in between. */
const held = new Set<pg.PoolClient>();
afterEach(() => {
  for (const client of held) client.release(true);
  held.clear();
});

/** A transaction that is held open. */
async function hold(sql: string, values: unknown[]): Promise<pg.PoolClient> {
  const client = await server.database.connect();
  held.add(client);
  await client.query("begin");
  await client.query(sql, values);
  return client;
}

async function letGo(client: pg.PoolClient) {
  await client.query("commit");
  held.delete(client);
  client.release();
}

const waiters = (count: number) =>
  vi.waitUntil(
    async () => {
      const { rows } = await server.database.query(
        "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows[0].count >= count;
    },
    { timeout: 20_000, interval: 5 },
  );

test("two merges at once leave nobody behind in the middle", async () => {
  const [ada, ben, cy] = [await somebody("Ada"), await somebody("Ben"), await somebody("Cy")];
  const holding = await hold("select from public.persons where id = $1 for update", [ben.id]);
  const first = merge(ada, ben);
  await waiters(1);
  const second = merge(ben, cy);
  await waiters(2);
  await letGo(holding);
  await Promise.all([first, second]);
  expect(await Promise.all([ada, ben, cy].map(idOf))).toEqual([ada.id, ada.id, ada.id]);
  expect((await find(cy.email)).leads).toHaveLength(3);
});

test("taking a merge back leaves whoever has gone elsewhere since where they are", async () => {
  const [ada, ben, cy, dee] = [await somebody("A"), await somebody("B"), await somebody("C"), await somebody("D")];
  await merge(ada, ben);
  await merge(cy, ada);
  await undo(ben);
  expect(await Promise.all([ada, ben].map(idOf))).toEqual([cy.id, ben.id]);
  await merge(dee, ben);
  await undo(ada);
  expect(await Promise.all([ada, ben, cy].map(idOf))).toEqual([ada.id, dee.id, cy.id]);

  // From the outside in, each layer brings back what it covered.
  await merge(cy, dee);
  await undo(dee);
  expect(await Promise.all([ben, dee].map(idOf))).toEqual([dee.id, dee.id]);
  await undo(ben);
  expect(await idOf(ben)).toBe(ben.id);
});

test("whoever asked to be left alone is left alone at the addresses that a merge brings, until it is taken back", async () => {
  const [quiet, reader] = [await sendEveryForm(server), await sendEveryForm(server)];
  const other = newAddress();
  await confirmReaders(server, [reader.email]);
  await june.ask("desk_suppress", { address: quiet.email });
  const [kept, merged] = [await find(reader.email), await find(quiet.email)];
  const marks = async () =>
    Promise.all(
      [quiet.email, reader.email, other].map(
        async (address) => (await june.ask("desk_suppressions", { address })).is_suppressed,
      ),
    );
  const statusOf = async (email: string) =>
    (await server.database.query("select status from public.newsletter_subscribers where email = $1", [email])).rows[0]
      .status;
  await merge(kept, merged);
  expect(await marks()).toEqual([true, true, false]);
  expect(await statusOf(reader.email)).toBe("unsubscribed");
  await undo(merged);
  expect(await marks()).toEqual([true, false, false]);
  expect([await statusOf(reader.email), await statusOf(quiet.email)]).toEqual(["confirmed", "unsubscribed"]);
});

test("whoever others were merged into lasts as long as one of them, with name and notes", async () => {
  const [ada, ben] = [await somebody("Ada Root"), await somebody("Ben Branch")];
  await june.ask("desk_note_person", { person: ada.id, note: "Prefers letters.", request_id: randomUUID() });
  await merge(ada, ben);
  await server.database.query("delete from public.callback_requests where email = $1", [ada.email]);
  const left = await find(ben.email);
  expect(left).toMatchObject({ id: ada.id, name: "Ada Root" });
  expect(left.events.map(({ after }) => after)).toContain("Prefers letters.");
  expect(left.addresses.map(({ address }) => address)).toEqual([ben.email]);
  await server.database.query("delete from public.callback_requests where email = $1", [ben.email]);
  const { rowCount } = await server.database.query("select from public.persons where id = any ($1)", [
    [ada.id, ben.id],
  ]);
  expect(rowCount).toBe(0);
});

test("a request that comes while the last one of its address is removed is stored, for somebody", async () => {
  const { email } = await somebody("Eve");
  const holding = await hold("delete from public.callback_requests where email = $1", [email]);
  const coming = askAgain(email);
  await waiters(1);
  await letGo(holding);
  await coming;
  expect((await find(email)).leads).toHaveLength(1);
});

const askAgain = (email: string) =>
  server.database.query(
    "insert into public.callback_requests (id, name, email, consent) values (gen_random_uuid(), 'Eve', $1, true)",
    [email],
  );

test("an address that an author left behind is whoever confirms it next, and shows them nothing of each other", async () => {
  const first = await signedInAuthor(server);
  const old = first.email;
  await sendEveryForm(server, old);
  expect((await first.browser.rpc("my_offer_codes")).data).toHaveLength(1);
  const next = newAddress("moved");
  await server.database.query("update auth.users set email = $2 where id = $1", [first.user.id, next]);
  await june.ask("desk_change_person", { person: await idOf({ email: next }), changes: { main_address: old } });
  const { id, leads } = await find(next);

  const second = await signedInAuthor(server);
  await server.database.query("update auth.users set email = $2 where id = $1", [second.user.id, old]);
  const [before, after] = [await find(next), await find(old)];
  expect(before).toMatchObject({ id, email: next, leads: { length: leads.length } });
  expect(after).toMatchObject({ author: { id: second.user.id }, email: old });
  expect(after.id).not.toBe(id);
  expect((await first.browser.rpc("my_offer_codes")).data).toEqual([]);

  // The same where the desk had said that the address is an author's, and its owner opens an account of their own.
  const [author, friend] = [await signedInAuthor(server), await sendEveryForm(server)];
  await merge(await find(author.email), await find(friend.email));
  expect((await author.browser.rpc("my_offer_codes")).data).toHaveLength(1);
  const account = randomUUID();
  await server.database.query(
    "insert into auth.users (id, email, aud, role, email_confirmed_at) values ($1, $2, 'authenticated', 'authenticated', now())",
    [account, friend.email],
  );
  expect((await find(friend.email)).author?.id).toBe(account);
  expect((await find(author.email)).author?.id).toBe(author.user.id);
  expect((await author.browser.rpc("my_offer_codes")).data).toEqual([]);
});

test("what is known of somebody is found by their number and their page, with the address that was put right", async () => {
  const wrong = newAddress("mistyped");
  const right = newAddress("right");
  const sent = await sendEveryForm(server, wrong);
  await waitForEmptyOutbox(server);
  await server.database.query("delete from public.newsletter_subscribers where email = $1", [wrong]);
  const { id } = await find(wrong);
  await june.ask("desk_correct_address", { person: id, was: wrong, becomes: right });
  await server.database.query(
    "insert into private.bounced_addresses (address_key, at, code, reason) values ($1, now(), '5.1.1', 'x')",
    [wrong],
  );
  for (const key of [right, id, sent.callback, `https://books.example.com/staff/people/${encodeURIComponent(right)}`]) {
    const found = await exportPerson(server.database, key);
    expect(found["public.persons"], key).toMatchObject([{ id }]);
    expect(found["private.bounced_addresses"], key).toHaveLength(1);
  }
  expect(await exportPerson(server.database, randomUUID())).toEqual({});
});

test("a mail that failed goes elsewhere once, whoever presses, with what was attached to it", async () => {
  const { email, consultation } = await sendEveryForm(server);
  const mail_id = randomUUID();
  await june.ask("desk_attach", { mail_id, documents: ["/resources/book-proposal-template.docx"] });
  await server.database.query(
    "insert into private.outbox (id, template, recipient, data, reference, status) values ($1, 'desk-answer', $2, $3, $4, 'dead')",
    [mail_id, email, { subject: "Yes", body: "Dear Ada" }, consultation],
  );
  const address = newAddress();
  const presses = await Promise.all(
    [randomUUID(), randomUUID()].map((new_mail) =>
      june.browser.rpc("desk_send_elsewhere", { mail_id, new_mail, address, corrects: false }),
    ),
  );
  expect(presses.map(({ error }) => error?.message).filter(Boolean)).toEqual([
    "Somebody has settled this email already.",
  ]);
  const { rows } = await server.database.query(
    `select (select count(*)::int from private.mail_attachments where mail_attachments.mail_id = mail.id) as attached
     from private.outbox mail where recipient = $1`,
    [address],
  );
  expect(rows).toEqual([{ attached: 1 }]);
});

test("two owners who delete their accounts in one moment leave the desk an owner", async () => {
  const [one, two, member] = [await signedInStaff(server), await signedInStaff(server), await signedInStaff(server)];
  const { rows: owners } = await server.database.query("select user_id from private.staff where role = 'owner'");
  await server.database.query("update private.staff set role = 'member' where user_id <> all ($1)", [
    [one.user.id, two.user.id],
  ]);
  onTestFinished(async () => {
    await server.database.query("update private.staff set role = 'owner' where user_id = any ($1)", [
      owners.map(({ user_id }) => user_id),
    ]);
  });
  const holding = await hold("delete from auth.users where id = $1", [one.user.id]);
  const leaving = server.database.query("delete from auth.users where id = $1", [two.user.id]);
  await waiters(1);
  await letGo(holding);
  await leaving;
  const { rowCount } = await server.database.query("select from private.staff where role = 'owner'");
  expect(rowCount).toBe(1);
  expect(member.user.id).toBeTruthy();
});

test("what was done at the desk is not taken out of the log by somebody who signs up under that address", async () => {
  const email = newAddress("colleague");
  await server.database.query("insert into private.desk_events (what, about) values ('removed', $1)", [email]);
  const account = randomUUID();
  await server.database.query(
    "insert into auth.users (id, email, aud, role) values ($1, $2, 'authenticated', 'authenticated')",
    [account, email],
  );
  await server.database.query("delete from auth.users where id = $1", [account]);
  const { rowCount } = await server.database.query("select from private.desk_events where about = $1", [email]);
  expect(rowCount).toBe(1);
});
