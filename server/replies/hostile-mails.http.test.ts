import { randomUUID } from "node:crypto";
import { crc32, deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ImapPeer, startImapPeer } from "../testing/imap-peer.ts";
import { bounceOf, writeSource } from "../testing/mail-source.ts";
import { long } from "../testing/once.ts";
import { findConfirmation, newAddress, waitForEmptyOutbox } from "../testing/send-form.ts";
import { type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/** A catalogue of mails that somebody made to do harm. Each does nothing but lie there, and the next one is read. */
let mailbox: ImapPeer;
let server: TestServer;
let june: Staff;
let ada: { email: string; consultation: string };
let ben: { email: string; consultation: string };
beforeAll(async () => {
  mailbox = await startImapPeer();
  server = await startTestServer({ settings: { IMAP_URL: mailbox.url }, mailboxEvery: 300 });
  june = await signedInStaff(server);
  [ada, ben] = [await sendEveryForm(server), await sendEveryForm(server)];
  await waitForEmptyOutbox(server);
});
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

/** Delivers it, and then a harmless one: when that is there, the first has been dealt with. */
async function afterReading(source: string | Buffer) {
  const { rows: before } = await server.database.query("select coalesce(max(uid), 0)::int as uid from private.replies");
  const marker = `harmless ${randomUUID()}`;
  mailbox.deliver(source);
  mailbox.deliver(writeSource({ from: newAddress(), subject: marker, text: "Hello." }));
  return vi.waitFor(
    async () => {
      const { rows } = await server.database.query(
        "select *, (select jsonb_agg(file order by file.place) from private.reply_files file where reply_id = replies.id) as files from private.replies where uid > $1 order by uid",
        [before[0].uid],
      );
      expect(rows.at(-1)?.subject).toBe(marker);
      return rows.slice(0, -1);
    },
    { timeout: 120_000, interval: 100 },
  );
}

test("a known number in a stranger's mail, or in another person's, leads into nobody's thread", async () => {
  const ours = `<${await findConfirmation(server, ben.email)}@halftitle.example>`;
  for (const from of [newAddress(), ada.email]) {
    const [mail] = await afterReading(
      writeSource({
        from,
        subject: "Re: yours",
        headers: { "In-Reply-To": ours, References: ours },
        text: "I am Ben.",
      }),
    );
    expect(mail).toMatchObject({ state: "tray", why: "other thread", lead_id: null, person: null, due_at: null });
  }
  const [guessed] = await afterReading(
    writeSource({
      from: newAddress(),
      subject: "Re: a guess",
      headers: { "In-Reply-To": `<${randomUUID()}@halftitle.example>` },
      text: "?",
    }),
  );
  expect(guessed).toMatchObject({ state: "tray", why: "unknown" });
  expect(await june.ask("desk_thread", { key: ben.email })).toEqual([]);
});

test("a mail from our own address, or one that the sender's domain disowns, waits for somebody who judges", async () => {
  for (const from of ["Halftitle <HELLO@halftitle.example>", june.email]) {
    const [mail] = await afterReading(writeSource({ from, subject: "Pay this", text: "At once." }));
    expect(mail).toMatchObject({ state: "tray", why: "our address" });
  }
  const headers = { "Authentication-Results": "mx.example; spf=pass; dmarc=fail (p=reject) header.from=example.com" };
  const [disowned] = await afterReading(writeSource({ from: ada.email, subject: "Not Ada", headers, text: "Hi." }));
  expect(disowned).toMatchObject({ state: "tray", why: "unproven" });
});

test("a copy of our own notice in the house's mailbox is no reply", async () => {
  const id = await findConfirmation(server, ada.email);
  const copy = writeSource({
    from: "Halftitle <hello@halftitle.example>",
    id: `${id}@halftitle.example`,
    subject: "New request",
    text: "x",
  });
  expect(await afterReading(copy)).toEqual([]);
});

long("machines start no clock, and nothing is sent in answer to any mail", async () => {
  const sent = (await server.mails()).length;
  const signs: Record<string, string>[] = [
    { "Auto-Submitted": "auto-replied" },
    { Precedence: "bulk" },
    { "X-Auto-Response-Suppress": "All" },
    { "List-Id": "<list.example>" },
    { "Return-Path": "<>" },
  ];
  for (const headers of signs) {
    const [mail] = await afterReading(
      writeSource({
        from: ada.email,
        subject: "I am away",
        headers,
        text: "Back on Monday.",
      }),
    );
    expect(mail).toMatchObject({ kind: "automatic", state: "thread", person: expect.any(String), due_at: null });
  }
  expect((await june.ask("desk_reply_counts", {})).waiting).toBe(0);
  await waitForEmptyOutbox(server);
  expect(await server.mails()).toHaveLength(sent);
});

const base64Word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

test("names, subjects and texts are plain: no second line, no hidden turn, no markup, no byte that a table refuses", async () => {
  const [mail] = await afterReading(
    writeSource({
      from: `${base64Word("Ada\r\nBcc: victim@example.com\u202e\u0000")} <${ada.email}>`,
      subject: base64Word("Re:\r\nX-Evil: yes\u0000\u2066"),
      headers: { "Content-Type": "text/html; charset=utf-8" },
      text: '<p>Hello <b>there</b></p><script>alert(1)</script><img src="https://tracker.example/pixel.png" onerror="alert(1)"><style>*{}</style>\u0000',
    }),
  );
  expect(mail.sender_name).toBe("Ada Bcc: victim@example.com");
  expect(mail.subject).toBe("Re: X-Evil: yes");
  expect(mail.body).toContain("Hello there");
  expect(mail.body).not.toMatch(/<\w|alert|onerror/);
  const [heard] = (await june.ask("desk_thread", { key: ada.email })).filter(({ id }) => id === mail.id);
  expect(JSON.stringify(heard)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u0000/);
});

test.each([
  ["two senders", (from: string) => writeSource({ from: `${from}, ${newAddress()}`, subject: "x", text: "x" })],
  ["no sender at all", () => "Subject: nobody\r\n\r\nx\r\n"],
  ["a sender who is no address", () => writeSource({ from: "<@,;:>", subject: "x", text: "x" })],
  ["nothing", () => "\r\n"],
  ["bytes", () => Buffer.from(Array.from({ length: 4_096 }, (_, place) => (place * 7) % 256))],
  [
    "a header of a megabyte and a half",
    (from: string) => `From: ${from}\r\nX-Long: ${"x".repeat(1_500_000)}\r\n\r\nHello\r\n`,
  ],
  ["a thousand parts in each other", () => nested(1_200)],
  [
    "two thousand ids",
    () =>
      writeSource({
        from: newAddress(),
        subject: "ids",
        headers: { References: `<${"i".repeat(30)}@x> `.repeat(2_000) },
        text: "x",
      }),
  ],
  [
    "a borrowed id that is too long",
    () => writeSource({ from: newAddress(), subject: "id", id: "x".repeat(5_000), text: "x" }),
  ],
  [
    "quoted-printable without an end",
    () =>
      writeSource({
        from: newAddress(),
        subject: "qp",
        headers: { "Content-Transfer-Encoding": "quoted-printable" },
        text: "=".repeat(100_000),
      }),
  ],
  [
    "a charset that nobody knows",
    () =>
      writeSource({
        from: newAddress(),
        subject: "charset",
        headers: { "Content-Type": "text/plain; charset=x-nowhere" },
        text: "x",
      }),
  ],
])("%s lies in the tray", async (_, make) => {
  const mails = await afterReading(make(ada.email));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ state: "tray", due_at: null, lead_id: null });
});

long("of a huge mail as much is read as there is room for, and the rest is named", async () => {
  const content = Buffer.alloc(24 * 1024 * 1024, "book ");
  const [mail] = await afterReading(
    writeSource({ from: ada.email, subject: "Everything", text: "All of it.", files: [{ name: "book.txt", content }] }),
  );
  expect(mail).toMatchObject({ state: "thread", body: "All of it." });
  expect(mail.files.map(({ refused }: { refused: string }) => refused)).toEqual(["cut off", "too large"]);
  expect(Number(mail.size)).toBeGreaterThan(32_000_000);
});

long(
  "an archive is never unpacked: a bomb, one within another, one that climbs out and one with macros are refused by their list of contents",
  async () => {
    const bomb = archive([{ name: "big.bin", content: Buffer.alloc(50_000_000) }]);
    const files = [
      { name: "bomb.zip", content: bomb },
      { name: "inside.zip", content: archive([{ name: "bomb.zip", content: bomb }]) },
      { name: "out.zip", content: archive([{ name: "../../etc/passwd.txt", content: Buffer.from("x") }]) },
      {
        name: "macro.docx",
        content: archive(
          ["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"].map((name) => ({
            name,
            content: Buffer.from("x"),
          })),
        ),
      },
      { name: "pages.zip", content: archive([{ name: "one.txt", content: Buffer.from("one") }]) },
    ];
    const [mail] = await afterReading(writeSource({ from: ada.email, subject: "Archives", text: "Open them.", files }));
    expect(mail.files.map(({ name, refused }: { name: string; refused: string | null }) => [name, refused])).toEqual([
      ["bomb.zip", "strange archive"],
      ["inside.zip", "strange archive"],
      ["out.zip", "strange archive"],
      ["macro.docx", "macros"],
      ["pages.zip", null],
    ]);
  },
);

long("a forged bounce marks nobody: it names no mail of ours, or another address than that went to", async () => {
  const victim = ben.email;
  const mail = await findConfirmation(server, ada.email);
  for (const returned of [randomUUID(), mail]) {
    const [stored] = await afterReading(bounceOf({ recipient: victim, returned, status: "5.1.1" }));
    expect(stored).toMatchObject({ kind: "automatic", state: "tray" });
  }
  expect((await june.ask("desk_bounces", {})).count).toBe(0);
});

test("after all of them the server reads and answers as before", async () => {
  expect(await june.ask("desk_reply_counts", {})).toMatchObject({ comes_in: true, trouble: null });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

function nested(depth: number): string {
  let inner = "Content-Type: text/plain\r\n\r\nx\r\n";
  for (let level = 0; level < depth; level += 1) {
    inner = `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n${inner}\r\n--b${level}--\r\n`;
  }
  return `From: ${newAddress()}\r\nSubject: nested\r\nMIME-Version: 1.0\r\n${inner}`;
}

/** A small archive, written by hand. */
function archive(entries: readonly { name: string; content: Buffer }[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), shared, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\x05\x06"), end]);
}
