import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type ImapPeer, startImapPeer, startImapPeerForTest } from "../testing/imap-peer.ts";
import { writeSource } from "../testing/mail-source.ts";
import { long } from "../testing/once.ts";
import { eicar, scannerPeer } from "../testing/scanner-peer.ts";
import { newAddress, waitForEmptyOutbox } from "../testing/send-form.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { createDatabase, startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let mailbox: ImapPeer;
let server: TestServer;
let june: Staff;
beforeAll(async () => {
  mailbox = await startImapPeer();
  server = await startTestServer({ settings: { IMAP_URL: mailbox.url }, deskEvery: 40, mailboxEvery: 300 });
  june = await signedInStaff(server);
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

const thread = (key: string) => june.ask("desk_thread", { key });
const list = async (which: "waiting" | "tray" | "automatic" | "away") =>
  (await june.ask("desk_replies", { list: which, after: null, page_size: 200 })).replies;

const eventually = <Answer>(look: () => Promise<Answer>) => vi.waitFor(look, { timeout: 60_000, interval: 50 });

/** The reply by its subject, wherever it lies. */
async function stored(subject: string) {
  return eventually(async () => {
    const { rows } = await server.database.query("select * from private.replies where subject = $1", [subject]);
    expect(rows).toHaveLength(1);
    return rows[0];
  });
}

const personOf = async (email: string) => (await june.ask("desk_person", { key: email }))?.id;

async function mailTo(email: string, template: string) {
  await waitForEmptyOutbox(server);
  const { rows } = await server.database.query(
    `select mail.id, kept.message_id, kept.headers from private.outbox mail
     join private.kept_mails kept on split_part(kept.message_id, '@', 1) = '<' || mail.id
     where mail.recipient = $1 and mail.template = $2 order by mail.created_at desc`,
    [email, template],
  );
  return rows[0] as { id: string; message_id: string; headers: Record<string, string> };
}

test("a reply comes into its thread, starts the clock, and is answered from there with the headers of the conversation", async () => {
  const { email, consultation } = await sendEveryForm(server);
  const ours = await mailTo(email, "consultation-confirmation");
  expect(ours.message_id).toBe(`<${ours.id}@halftitle.example>`);
  const subject = `Re: your request ${randomUUID()}`;
  mailbox.deliver(
    writeSource({
      from: `"Ada Lark" <${email.toUpperCase()}>`,
      subject,
      id: "first@ada.example",
      headers: { "In-Reply-To": ours.message_id, References: ours.message_id },
      text: "Tuesday suits me.\n\nOn Mon, Halftitle wrote:\n> Good day.",
    }),
  );
  expect(await stored(subject)).toMatchObject({
    state: "thread",
    lead_id: consultation,
    person: await personOf(email),
    answers: ours.id,
  });
  const [reply] = await thread(email);
  expect(reply).toMatchObject({ subject, body: "Tuesday suits me.", kind: "letter", sender: email, answered_at: null });
  expect(reply?.quoted).toContain("Good day.");
  expect(Date.parse(reply?.due_at ?? "") - Date.parse(reply?.received_at ?? "")).toBe(24 * 3_600_000);
  expect((await thread(consultation)).map(({ id }) => id)).toEqual([reply?.id]);
  expect((await list("waiting")).map(({ id }) => id)).toContain(reply?.id);
  const counts = await june.ask("desk_reply_counts", {});
  expect(counts).toMatchObject({ comes_in: true, trouble: null });
  expect(counts.waiting).toBeGreaterThan(0);
  const person = await june.ask("desk_person", { key: email });
  expect(person?.events).toContainEqual(
    expect.objectContaining({ what: "reply", lead_id: consultation, after: subject }),
  );

  const mail_id = randomUUID();
  await june.ask("desk_send_answer", { lead_id: consultation, mail_id, subject, body: "Tuesday it is." });
  const answer = await mailTo(email, "desk-answer");
  expect(answer.headers).toMatchObject({
    "In-Reply-To": "<first@ada.example>",
    References: `${ours.message_id} <first@ada.example>`,
  });
  expect((await thread(email))[0]?.answered_at).not.toBeNull();
  expect((await list("waiting")).map(({ id }) => id)).not.toContain(reply?.id);

  // Their next reply names only our answer, and the clock runs again.
  const again = `Re: ${subject}`;
  mailbox.deliver(
    writeSource({ from: email, subject: again, headers: { References: answer.message_id }, text: "Fine." }),
  );
  expect(await stored(again)).toMatchObject({
    state: "thread",
    lead_id: consultation,
    answers: mail_id,
    answered_at: null,
  });
  await june.ask("desk_put_reply_away", { reply: (await stored(again)).id });
  expect((await stored(again)).answered_at).not.toBeNull();
});

test("an answer where nobody has written back goes under our own last mail", async () => {
  const { email, callback } = await sendEveryForm(server);
  const ours = await mailTo(email, "callback-confirmation");
  await june.ask("desk_send_answer", {
    lead_id: callback,
    mail_id: randomUUID(),
    subject: "Good day",
    body: "We called.",
  });
  expect((await mailTo(email, "desk-answer")).headers["In-Reply-To"]).toBe(ours.message_id);
});

test("a mail is matched by its sender's address; a stranger's waits in the tray until somebody says whose it is", async () => {
  const { email } = await sendEveryForm(server);
  const known = `No headers ${randomUUID()}`;
  mailbox.deliver(writeSource({ from: email, subject: known, text: "Hello." }));
  expect(await stored(known)).toMatchObject({ state: "thread", person: await personOf(email) });

  const subject = `From a second mailbox ${randomUUID()}`;
  mailbox.deliver(writeSource({ from: newAddress(), subject, text: "It is me, Ada." }));
  const { id } = await stored(subject);
  expect((await list("tray")).find((one) => one.id === id)).toMatchObject({ why: "unknown", person: null });
  const nobody = await june.browser.rpc("desk_assign_reply", { reply: id, key: newAddress() });
  expect([nobody.status, nobody.error?.message]).toEqual([404, "Nobody is known by this address."]);
  expect(await june.ask("desk_assign_reply", { reply: id, key: ` ${email.toUpperCase()} ` })).toMatchObject({
    state: "thread",
    person: await personOf(email),
    why: null,
  });
  expect((await stored(subject)).due_at).not.toBeNull();
  expect((await thread(email)).map((one) => one.subject)).toContain(subject);

  const spam = `Cheap ink ${randomUUID()}`;
  mailbox.deliver(writeSource({ from: newAddress(), subject: spam, text: "Ink!" }));
  const junk = await stored(spam);
  await june.ask("desk_put_reply_away", { reply: junk.id });
  expect((await list("tray")).map((one) => one.id)).not.toContain(junk.id);
  expect((await list("away")).map((one) => one.id)).toContain(junk.id);
  const { lines } = await june.ask("desk_audit", { filter: { what: "reply put away" }, after: null, page_size: 5 });
  expect(lines).toMatchObject([{ about: junk.sender, after: spam }]);
});

test("files are kept by what they are, or refused by name and reason, and come back byte for byte", async () => {
  const { email } = await sendEveryForm(server);
  const subject = `Pages ${randomUUID()}`;
  const pdf = Buffer.from("%PDF-1.7\nthe whole book");
  const files = [
    { name: "../../The Tidal Ledger.pdf", content: pdf },
    { name: "letter.html", content: Buffer.from("<script>alert(1)</script>") },
    { name: "run.exe", content: Buffer.from("MZ\0\0\u0001") },
    { name: "nothing.txt", content: Buffer.alloc(0) },
    { name: "huge.txt", content: Buffer.alloc(11 * 1024 * 1024, "a") },
  ];
  mailbox.deliver(writeSource({ from: email, subject, text: "Attached.", files }));
  await stored(subject);
  const reply = (await thread(email)).find((one) => one.subject === subject);
  expect(reply?.files.map(({ name, refused }) => [name, refused])).toEqual([
    ["The Tidal Ledger.pdf", null],
    ["letter.html.txt", null],
    ["run.exe", "unknown"],
    ["nothing.txt", "empty"],
    ["huge.txt", "too large"],
  ]);
  const linkTo = async (file: string | undefined, token?: string) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const body = JSON.stringify({ file });
    const answer = await fetch(`${server.url}/files/replies/links`, { method: "POST", headers, body });
    return { status: answer.status, ...((await answer.json()) as { href?: string }) };
  };
  const { href = "" } = await linkTo(reply?.files[0]?.id, june.token);
  const bytes = await fetch(new URL(href, server.url));
  expect(bytes.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(Buffer.from(await bytes.arrayBuffer()).equals(pdf)).toBe(true);
  expect((await linkTo(reply?.files[0]?.id)).status).toBe(401);
  expect((await linkTo(reply?.files[2]?.id, june.token)).status).toBe(404);
  expect((await june.ask("desk_person", { key: email }))?.events).toContainEqual(
    expect.objectContaining({ what: "file opened", after: "The Tidal Ledger.pdf" }),
  );
});

test("where there is a scanner, no file is kept that it has not seen, and none that it warns of; the words come all the same", async () => {
  const [scanner, own] = [await scannerPeer(), await startImapPeerForTest()];
  const settings = { IMAP_URL: own.url, CLAMD_URL: scanner.url };
  const scanned = await startServerForTest({ settings, mailboxEvery: 100 });
  const filesOf = (subject: string) =>
    eventually(async () => {
      const { rows } = await scanned.database.query(
        `select file.name, file.refused, file.is_scanned from private.replies mail
         join private.reply_files file on file.reply_id = mail.id where mail.subject = $1 order by file.place`,
        [subject],
      );
      expect(rows.length).toBeGreaterThan(0);
      return rows;
    });
  const files = [
    { name: "good.txt", content: Buffer.from("A good book") },
    { name: "bad.txt", content: Buffer.from(eicar) },
  ];
  own.deliver(writeSource({ from: newAddress(), subject: "While it is away", text: "Attached.", files }));
  expect(await filesOf("While it is away")).toMatchObject([{ refused: "unchecked" }, { refused: "unchecked" }]);
  await scanner.comeBack();
  own.deliver(writeSource({ from: newAddress(), subject: "When it is back", text: "Attached.", files }));
  expect(await filesOf("When it is back")).toEqual([
    { name: "good.txt", refused: null, is_scanned: true },
    { name: "bad.txt", refused: "infected", is_scanned: false },
  ]);
});

long(
  "a mail that is read twice is stored once: after a lost connection, under other numbers, by another way",
  async () => {
    const { email } = await sendEveryForm(server);
    const subject = `Once ${randomUUID()}`;
    const source = writeSource({ from: email, subject, id: `${randomUUID()}@ada.example`, text: "Once." });
    mailbox.deliver(source);
    await stored(subject);
    mailbox.deliver(`Received: from another.example by ours.example; today\r\n${source}`);
    mailbox.renumber();
    const last = `After all ${randomUUID()}`;
    mailbox.deliver(writeSource({ from: email, subject: last, text: "Last." }));
    await stored(last);
    await stored(subject);
    // Another mail under a borrowed id is another mail.
    const borrowed = source.replace("Once.", "Not the same.").replace(subject, `Borrowed ${subject}`);
    mailbox.deliver(borrowed);
    await stored(`Borrowed ${subject}`);
  },
);

test("nothing in the mailbox is changed, and only one of two servers reads it", async () => {
  expect(mailbox.readers()).toBe(1);
  expect(new Set(mailbox.heard).isSubsetOf(new Set(["CAPABILITY", "LOGIN", "LIST", "LSUB", "NOOP", "EXAMINE", "IDLE", "UID SEARCH", "UID FETCH", "LOGOUT"]))).toBe(true); // biome-ignore format: a list
});

long("with two servers on one database the other takes over when the first stops", async () => {
  const own = await startImapPeer();
  onTestFinished(own.stop);
  const database = await createDatabase();
  const options = {
    backend: "database-url",
    settings: { IMAP_URL: own.url, DATABASE_URL: database.url },
    mailboxEvery: 100,
  } as const;
  const one = await startTestServer(options);
  const other = await startServerForTest(options);
  await vi.waitUntil(() => own.readers() === 1, { timeout: 60_000 });
  own.deliver(writeSource({ from: newAddress(), subject: "To the first", text: "One." }));
  const subjects = async () =>
    (await other.database.query("select subject from private.replies order by received_at, uid")).rows.map(
      (row) => row.subject,
    );
  await eventually(async () => expect(await subjects()).toEqual(["To the first"]));
  expect(own.readers()).toBe(1);
  await one.stop();
  own.deliver(writeSource({ from: newAddress(), subject: "To the second", text: "Two." }));
  await eventually(async () => expect(await subjects()).toEqual(["To the first", "To the second"]));
  expect(own.heard.filter((command) => command === "EXAMINE").length).toBeGreaterThanOrEqual(2);
});
