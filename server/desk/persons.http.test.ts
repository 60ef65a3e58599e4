import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { erasePerson, exportPerson } from "../privacy/person.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { newAddress, sendJson, waitForMails } from "../testing/send-form.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { tablesNaming } from "../testing/tables-naming.ts";

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

/** What the house says when it refuses. */
const refusal = async (name: Parameters<Staff["browser"]["rpc"]>[0], asks: object) =>
  (await june.browser.rpc(name, asks)).error?.message;

async function callBack(phone: string, name = "Nora Quill") {
  const id = randomUUID();
  await sendJson(server, "request-callback", { id, name, phone, email: "", message: "Evenings.", consent: true });
  return id;
}

const typedIn = { came_by: "fair", name: "Fay Marlow", email: "", phone: "", message: "", is_answered: false, person: null } as const; // biome-ignore format: one line

test("a person is found by each address, each lead and their own number, whatever they sent", async () => {
  const sent = await sendEveryForm(server);
  const person = await find(sent.email);
  expect(person).toMatchObject({ name: "Ada Lark", email: sent.email, phones: ["(818) 555-0177"], author: null });
  expect(person.leads).toHaveLength(4);
  for (const key of [sent.email.toUpperCase(), sent.callback, person.id]) expect((await find(key)).id).toBe(person.id);
  expect(await june.ask("desk_person", { key: "nobody@example.com" })).toBeNull();
  expect(await june.ask("desk_person", { key: "not a key" })).toBeNull();
  const { people } = await june.ask("desk_people", { search: sent.email.slice(0, 12) });
  expect(people.map(({ id }) => id)).toContain(person.id);
  expect((await june.ask("desk_people", { search: "ada lar" })).people.map(({ id }) => id)).toContain(person.id);
  expect((await june.ask("desk_people", { search: "818 555 0177" })).people.map(({ id }) => id)).toContain(person.id);
});

test("fifty requests from a new address at once are one person", async () => {
  const email = newAddress();
  await Promise.all(
    Array.from({ length: 20 }, () =>
      server.database.query(
        "insert into public.callback_requests (id, name, email, consent) values (gen_random_uuid(), 'Ada', $1, true)",
        [email],
      ),
    ),
  );
  expect((await find(email)).leads).toHaveLength(20);
  const { rows } = await server.database.query(
    "select count(*)::int as count from public.persons where not exists (select from public.leads where person = persons.id) and account is null",
  );
  expect(rows[0].count).toBe(0);
});

test("an author who changes the address stays the same person, with their requests and their codes", async () => {
  const author = await signedInAuthor(server);
  await sendEveryForm(server, author.email);
  const before = await find(author.email);
  expect(before.author?.id).toBe(author.user.id);
  const codes = (await author.browser.rpc("my_offer_codes")).data;
  expect(codes).toHaveLength(1);

  const next = newAddress("moved");
  await server.database.query("update auth.users set email = $2 where id = $1", [author.user.id, next]);
  const after = await find(next);
  expect(after).toMatchObject({ id: before.id, email: next });
  expect(after.addresses.map(({ address }) => address).toSorted()).toEqual([author.email, next].toSorted());
  expect((await find(author.email)).id).toBe(before.id);
  expect((await author.browser.rpc("my_offer_codes")).data).toEqual(codes);
  expect(after.leads).toHaveLength(4);
  expect(after.mails.length).toBe(before.mails.length);
});

test("an account counts from the moment its address is confirmed, and goes without the requests of the address", async () => {
  const email = newAddress("half");
  const id = randomUUID();
  await server.database.query(
    "insert into auth.users (id, email, aud, role) values ($1, $2, 'authenticated', 'authenticated')",
    [id, email],
  );
  expect(await june.ask("desk_person", { key: email })).toBeNull();
  await sendEveryForm(server, email);
  expect((await find(email)).author).toBeNull();
  await server.database.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
  expect((await find(email)).author?.id).toBe(id);
  await server.database.query("delete from auth.users where id = $1", [id]);
  expect(await find(email)).toMatchObject({ author: null, leads: { length: 4 } });

  const quiet = await signedInAuthor(server);
  await june.ask("desk_write_person", { person: (await find(quiet.email)).id, mail_id: randomUUID(), subject: "Hello", body: "Dear author" }); // biome-ignore format: one line
  await server.database.query("delete from auth.users where id = $1", [quiet.user.id]);
  expect(await june.ask("desk_person", { key: quiet.email })).toBeNull();
});

test("a mistyped address is put right everywhere, and nobody else's is taken", async () => {
  const wrong = newAddress("nora").replace("@example.com", "@exmaple.com");
  const right = wrong.replace("exmaple", "example");
  const sent = await sendEveryForm(server, wrong);
  const person = await find(wrong);
  const other = await sendEveryForm(server);
  expect(await refusal("desk_correct_address", { person: person.id, was: wrong, becomes: other.email })).toMatch(
    /^This is the address of Ada Lark\./,
  );
  expect(await refusal("desk_correct_address", { person: person.id, was: wrong, becomes: "not an address" })).toBe(
    "This is not an email address.",
  );
  await june.ask("desk_suppress", { address: wrong });
  await june.ask("desk_correct_address", { person: person.id, was: wrong, becomes: right });
  const after = await find(right);
  expect(after).toMatchObject({ id: person.id, email: right });
  expect(after.leads.filter(({ kind }) => kind !== "newsletter").map(({ email }) => email)).toEqual([right, right, right]); // biome-ignore format: one line
  expect(after.codes).toHaveLength(1);
  expect(after.mails.length).toBe(person.mails.length);
  expect(after.events).toContainEqual(expect.objectContaining({ what: "address", before: wrong, after: right }));
  // Who asked to be left alone is left alone at the right address too.
  expect(await june.ask("desk_suppressions", { address: right })).toMatchObject({ is_suppressed: true });
  await june.ask("desk_send_answer", { lead_id: sent.consultation, mail_id: randomUUID(), subject: "Yes", body: "Dear Ada" }); // biome-ignore format: one line
  await waitForMails(server, ({ to, subject }) => to === right && subject === "Yes", 1);

  const author = await signedInAuthor(server);
  const theirs = await find(author.email);
  expect(
    await refusal("desk_correct_address", { person: theirs.id, was: author.email, becomes: newAddress() }),
  ).toMatch(/only its owner/);
});

test("a lead is typed in once, for somebody new or known, and a caller gets an address", async () => {
  const lead = randomUUID();
  const given = { ...typedIn, phone: "(805) 555-0142", message: "Has a cookbook." };
  const typed = await june.ask("desk_type_in", { lead, given });
  expect(await june.ask("desk_type_in", { lead, given })).toEqual(typed);
  expect(typed).toMatchObject({ kind: "hand", source: "fair", status: "new", owner: june.user.id, email: null });
  expect(Date.parse(typed.due_at ?? "") - Date.parse(typed.created_at)).toBe(24 * 3_600_000);
  const { leads } = await june.ask("desk_inbox", { filter: { kinds: ["hand"] }, after: null, page_size: 50 });
  expect(leads.map(({ id }) => id)).toContain(lead);

  const address = newAddress("fay");
  await june.ask("desk_change_person", {
    person: typed.person,
    changes: { new_address: address, name: "Fay M. Marlow" },
  });
  expect(await find(address)).toMatchObject({ id: typed.person, name: "Fay M. Marlow", email: address });
  await june.ask("desk_write_person", {
    person: typed.person,
    mail_id: randomUUID(),
    subject: "Recipes",
    body: "Dear Fay",
  });
  expect((await waitForMails(server, ({ to }) => to === address, 1))[0]?.subject).toBe("Recipes");

  const second = await june.ask("desk_type_in", {
    lead: randomUUID(),
    given: { ...typedIn, came_by: "call", person: typed.person, is_answered: true },
  });
  expect(second).toMatchObject({ person: typed.person, status: "contacted", owner: june.user.id });
  expect(second.answered_at).not.toBeNull();
  expect((await find(lead)).name).toBe("Fay M. Marlow");
  expect(await refusal("desk_type_in", { lead: randomUUID(), given: typedIn })).toMatch(/how they can be reached/);
});

test("an author who never filled in a form is written to and noted about; a reader of the newsletter is not written to", async () => {
  const author = await signedInAuthor(server);
  const person = await find(author.email);
  const letter = { person: person.id, mail_id: randomUUID(), subject: "Your book", body: "Dear author" };
  await june.ask("desk_write_person", letter);
  await june.ask("desk_write_person", letter);
  expect(
    await waitForMails(server, ({ to, subject }) => to === author.email && subject === "Your book", 1),
  ).toHaveLength(1);
  const note = { person: person.id, note: "Prefers mornings.", request_id: randomUUID() };
  expect(await june.ask("desk_note_person", note)).toEqual(await june.ask("desk_note_person", note));
  expect((await find(person.id)).events.map(({ what }) => what)).toEqual(["note", "answer"]);

  const reader = newAddress("reader");
  await sendJson(server, "newsletter-subscribe", { email: reader });
  const { id } = await find(reader);
  expect(await refusal("desk_write_person", { ...letter, person: id, mail_id: randomUUID() })).toMatch(/newsletter/);
});

test("two persons are suggested, merged with everything they have, and apart again within a day", async () => {
  const phone = `(805) 555-${String(1000 + Math.floor(Math.random() * 9000))}`;
  const call = await callBack(phone, "Nora Quill");
  const sent = await sendEveryForm(server);
  await june.ask("desk_change_person", {
    person: (await find(sent.email)).id,
    changes: { new_phone: phone, name: "Nora  quill" },
  });
  const [kept, merged] = [await find(sent.email), await find(call)];
  expect(kept.likenesses).toContainEqual(expect.objectContaining({ id: merged.id, reasons: ["name", "phone"] }));

  await june.ask("desk_merge_persons", { kept: kept.id, merged: merged.id });
  const both = await find(call);
  expect(both).toMatchObject({ id: kept.id, name: kept.name, likenesses: expect.not.arrayContaining([expect.objectContaining({ id: merged.id })]) }); // biome-ignore format: one line
  expect(both.leads).toHaveLength(kept.leads.length + 1);
  expect(both.events.length).toBeGreaterThan(kept.events.length + merged.events.length);
  expect(both.merges).toMatchObject([{ name: "Nora Quill" }]);
  // What comes in meanwhile stays with the number or the address it came under.
  await june.ask("desk_note_person", { person: merged.id, note: "Both.", request_id: randomUUID() });

  const [{ id: merge = "" } = {}] = both.merges;
  await june.ask("desk_undo_merge", { merge });
  await june.ask("desk_undo_merge", { merge });
  expect((await find(call)).leads.map(({ id }) => id)).toEqual([call]);
  expect((await find(sent.email)).leads).toHaveLength(4);

  await june.ask("desk_merge_persons", { kept: kept.id, merged: merged.id });
  await server.database.query("update private.person_merges set at = now() - interval '25 hours'");
  const [{ id: old }] = (await server.database.query("select id from private.person_merges where undone_at is null order by at desc limit 1")).rows as [{ id: string }]; // biome-ignore format: one line
  expect(await refusal("desk_undo_merge", { merge: old })).toMatch(/for a day/);
  expect((await find(kept.id)).merges).toEqual([]);

  const [ada, ben] = await Promise.all([signedInAuthor(server), signedInAuthor(server)]);
  const accounts = [(await find(ada.email)).id, (await find(ben.email)).id];
  expect(await refusal("desk_merge_persons", { kept: accounts[0], merged: accounts[1] })).toMatch(
    /account of their own/,
  );
});

test("the privacy command and the end of a record follow the person through every address", async () => {
  const sent = await sendEveryForm(server);
  const call = await callBack("(805) 555-0190", "Ida Vane");
  const second = newAddress("second");
  await sendEveryForm(server, second);
  const kept = await find(sent.email);
  for (const other of [call, second]) {
    await june.ask("desk_merge_persons", { kept: kept.id, merged: (await find(other)).id });
  }
  const found = await exportPerson(server.database, second);
  expect(found["public.callback_requests"]?.map(({ id }) => id)).toContain(call);
  expect(JSON.stringify(found)).toContain(sent.email);
  expect(found["public.persons"]).toHaveLength(3);

  await erasePerson(server.database, sent.email);
  expect(await tablesNaming(server.database, sent.email)).toEqual([]);
  expect(await tablesNaming(server.database, second)).toEqual([]);
  expect(await june.ask("desk_person", { key: call })).toBeNull();

  // Without a request, a subscription or an account nothing is left of an address.
  const reader = newAddress("gone");
  await sendJson(server, "newsletter-subscribe", { email: reader });
  await server.database.query("delete from public.newsletter_subscribers where email_key = $1", [reader]);
  expect(await june.ask("desk_person", { key: reader })).toBeNull();
});
