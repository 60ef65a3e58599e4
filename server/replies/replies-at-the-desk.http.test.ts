import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { ask, authorInProduction } from "../testing/books.ts";
import { newAddress, waitForEmptyOutbox } from "../testing/send-form.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/** Where persons, replies and books meet: the desk's day. */

let server: TestServer;
let june: Staff;
let kit: Staff;
beforeAll(async () => {
  server = await startTestServer();
  [june, kit] = await Promise.all([signedInStaff(server), signedInStaff(server)]);
});
afterAll(() => server.stop());

/** As the reader of the mailbox stores it. */
async function receive(sender: string, subject: string) {
  const { rows } = await server.database.query(
    `insert into private.replies (mailbox, uidvalidity, uid, message_id, body_sha256, sender, sender_name, subject, body, size,
       received_at, kind, state, why)
     values ('a test', 1, (random() * 1000000000)::bigint, $1::text, sha256(convert_to($1::text, 'UTF8')), lower($2), 'Ada', $3,
       'Words.', 10, now(), 'letter', 'tray', 'unknown') returning id`,
    [`${randomUUID()}@mail.example`, sender, subject],
  );
  await server.database.query("select private.file_reply($1, '{}', false, false, false)", [rows[0].id]);
  return rows[0].id as string;
}

async function waiting(kind: string, whose: "all" | "mine" | "nobody" = "all") {
  const { kinds } = await june.ask("desk_today", { whose });
  return kinds.find((group) => group.kind === kind)?.items ?? [];
}
const subjects = async (key: string) => (await june.ask("desk_thread", { key })).map(({ subject }) => subject);
const personOf = async (key: string) => (await june.ask("desk_person", { key }))?.id ?? "";

test("a reply is the person's, from whichever of their mailboxes: it is on Today, is taken with its request, and a call settles it", async () => {
  const { email, consultation } = await sendEveryForm(server);
  const person = await personOf(email);
  await june.ask("desk_change_lead", {
    lead_id: consultation,
    seen_version: 1,
    changes: { status: "contacted", owner: june.user.id },
  });
  const second = newAddress();
  await june.ask("desk_change_person", { person, changes: { new_address: second } });
  const subject = `From the second mailbox ${randomUUID()}`;
  const reply = await receive(second, subject);
  expect(await subjects(email)).toEqual([subject]);
  expect(await subjects(person)).toEqual([subject]);
  const [item] = (await waiting("reply")).filter(({ id }) => id === reply);
  expect(item).toMatchObject({ person, text: subject, book_id: null });
  await june.ask("desk_log_call", { lead_id: item?.lead_id ?? "", note: "Talked it over.", request_id: randomUUID() });
  expect((await waiting("reply")).map(({ id }) => id)).not.toContain(reply);
});

test("what two persons wrote stands in one thread once they are merged, and apart when that is undone", async () => {
  const [one, other] = await Promise.all([sendEveryForm(server), sendEveryForm(server)]);
  const [first, second] = [`First ${randomUUID()}`, `Second ${randomUUID()}`];
  await receive(one.email, first);
  await receive(other.email, second);
  const [kept, merged] = [await personOf(one.email), await personOf(other.email)];
  await june.ask("desk_merge_persons", { kept, merged });
  for (const key of [kept, merged, one.email, other.email])
    expect((await subjects(key)).toSorted()).toEqual([first, second]);
  // An answer to either settles both, and goes under what was written last.
  await june.ask("desk_send_answer", {
    lead_id: one.consultation,
    mail_id: randomUUID(),
    subject: "Both",
    body: "Yes.",
  });
  const open = (await waiting("reply")).map(({ person }) => person);
  expect(open).not.toContain(kept);
  expect(open).not.toContain(merged);
  const [merge] = (await june.ask("desk_person", { key: kept }))?.merges ?? [];
  await june.ask("desk_undo_merge", { merge: merge?.id ?? "" });
  expect(await subjects(kept)).toEqual([first]);
  expect(await subjects(merged)).toEqual([second]);
});

test("an author who never filled in a form writes, is shown on Today, is answered by a letter, and takes it all along", async () => {
  const author = await signedInAuthor(server);
  const subject = `About my account ${randomUUID()}`;
  const reply = await receive(author.email, subject);
  const person = await personOf(author.email);
  expect(await waiting("reply", "nobody")).toContainEqual(
    expect.objectContaining({ id: reply, person, lead_id: null }),
  );
  const mail_id = randomUUID();
  await june.ask("desk_write_person", { person, mail_id, subject: `Re: ${subject}`, body: "Good day." });
  await waitForEmptyOutbox(server);
  const { rows } = await server.database.query(
    "select headers from private.kept_mails where message_id like '<' || $1 || '@%'",
    [mail_id],
  );
  expect(rows[0].headers["In-Reply-To"]).toMatch(/@mail\.example>$/);
  expect((await waiting("reply")).map(({ id }) => id)).not.toContain(reply);
  await server.database.query("delete from auth.users where id = $1", [author.user.id]);
  expect((await server.database.query("select from private.replies where id = $1", [reply])).rowCount).toBe(0);
});

test("a book whose turn is ours is on Today: its author's message, and what is due; the next key leads there", async () => {
  const ada = await authorInProduction(server, kit);
  const person = await personOf(ada.email);
  expect((await waiting("message")).filter(({ book_id }) => book_id === ada.book)).toEqual([]);
  await ask(ada, "send_book_message", {
    book: ada.book,
    text: "Is the cover blue?",
    versions: [],
    request_id: randomUUID(),
  });
  expect((await waiting("message")).filter(({ book_id }) => book_id === ada.book)).toMatchObject([
    { person, lead_id: null, text: expect.stringContaining("Is the cover blue?") },
  ]);
  await june.ask("desk_add_task", {
    book: ada.book,
    task: {
      stage_id: null,
      side: "house",
      title: "Send the sample",
      why: "",
      minutes: null,
      due: "2026-01-05",
      wants: "tick",
      file_kind: null,
    },
    request_id: randomUUID(),
  });
  expect((await waiting("book")).filter(({ book_id }) => book_id === ada.book)).toContainEqual(
    expect.objectContaining({ text: "Send the sample", person }),
  );
  expect(await june.ask("desk_take_next", { after: null })).toMatchObject({ kind: "book", book_id: ada.book });
  await june.ask("desk_settle_messages", { book: ada.book });
  expect((await waiting("message")).filter(({ book_id }) => book_id === ada.book)).toEqual([]);
});
