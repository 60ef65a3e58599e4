import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { type ImapPeer, startImapPeerForTest } from "#server/testing/imap-peer.ts";
import { bounceOf, writeSource } from "#server/testing/mail-source.ts";
import { readJson } from "./answer.ts";
import { type Attempt, each, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { expectYes, halfStaff, newAuthor, type Person, staff, visitor } from "./people.ts";
import type { World } from "./world.ts";

/** The mailbox of the row that runs; each has its own, and one row runs at a time. */
let mailbox: ImapPeer;

/** The house's mailbox, whose server puts down what it has found out about senders. */
async function withMailbox() {
  mailbox = await startImapPeerForTest();
  return { IMAP_URL: `${mailbox.url}?authserv=mx.house.example` };
}

type Stored = { id: string; state: string; kind: string; why: string | null; is_proven: boolean; text: string };

/** Delivers it and, after it, a harmless one: when that is there, the first has been dealt with. */
async function receive(world: World, source: string): Promise<Stored[]> {
  const [last] = await world.query<{ uid: number }>("select coalesce(max(uid), 0)::int as uid from private.replies");
  const end = `harmless ${randomUUID()}`;
  await vi.waitUntil(() => mailbox.waiting() > 0, { timeout: 30_000, interval: 10 });
  mailbox.deliver(source);
  mailbox.deliver(writeSource({ from: `${randomUUID()}@example.com`, subject: end, text: "Hello." }));
  return vi.waitFor(
    async () => {
      const mails = await world.query<Stored & { subject: string }>(
        `select id, state, kind, why, is_proven, subject, concat_ws(E'\\n', sender_name, subject, body, quoted) as text
         from private.replies where uid > $1 order by uid`,
        [last?.uid ?? 0],
      );
      if (mails.at(-1)?.subject !== end) throw new Error("not read yet");
      return mails.slice(0, -1);
    },
    { timeout: 100_000, interval: 50 },
  );
}

/** Somebody who has asked for a consultation and reads the newsletter, and the number of a mail that they got. */
async function correspondent(world: World): Promise<{ person: Person; mail: string }> {
  const person = visitor(world);
  await world.query(
    "insert into consultation_requests (id, source, name, email) values (gen_random_uuid(), 'home', $1, $2)",
    [person.marker, person.email],
  );
  await world.query(
    `insert into newsletter_subscribers (email, status, leave_nonce, leave_token_hash, created_at, confirmed_at)
     values ($1, 'confirmed', gen_random_uuid(), sha256($1::text::bytea), now(), now())`,
    [person.email],
  );
  await world.mails();
  const [mail] = await world.query<{ id: string }>(
    "select id from private.outbox where recipient = $1 and template = 'consultation-confirmation'",
    [person.email],
  );
  return { person, mail: mail?.id ?? "" };
}

const naming = (id: string) => ({ "In-Reply-To": `<${id}@x>`, References: `<${randomUUID()}@y> <${id}@x>` });
const pdf = Buffer.from("%PDF-1.7\nnothing\n%%EOF\n");

export const replies: Subject = {
  title: "Mail that comes in",
  about:
    "other people's names and threads, reports that no mail server wrote, markup, hidden signs and second lines, files of mails by guessed, changed and forwarded links, and what the log says of the mailbox",
  attacks: [
    {
      name: "mails in somebody else's name",
      aim: "Nobody's words stand in a person's thread as theirs without the desk saying that nothing proves it.",
      settings: withMailbox,
      async attack(world) {
        const [ada, ben] = [await correspondent(world), await correspondent(world)];
        const colleague = await staff(world);
        const forged = "mx.house.example; dmarc=pass";
        const mails: [from: string, headers: Record<string, string>][] = [
          [ada.person.email, {}],
          [ada.person.email, naming(ben.mail)],
          [ada.person.email, naming(randomUUID())],
          [ada.person.email, { Sender: ben.person.email, "Reply-To": ben.person.email, ...naming(randomUUID()) }],
          [ada.person.email, { "Authentication-Results": `mx.evil.example; x="${forged}"` }],
          [ada.person.email, { "Authentication-Results": "mx.house.example; dmarc=none", "authentication-results": forged }],
          [ada.person.email, { "Authentication-Results": `mx.house.example; spf=none reason="; dmarc=pass"; dmarc=none` }],
          [ada.person.email, { "ARC-Authentication-Results": `i=1; ${forged}` }],
          [ben.person.email, naming(ada.mail)],
          [`${ada.person.email}, ${ben.person.email}`, naming(ada.mail)],
          [`"${ada.person.email}" <stranger@example.net>`, naming(ada.mail)],
          [colleague.email, naming(ada.mail)],
          ["hello@halftitle.example", naming(ada.mail)],
        ]; // biome-ignore format: a table
        const before = (await world.mails()).length;
        const attempts: Attempt[] = [];
        for (const [from, headers] of mails) {
          const [mail] = await receive(
            world,
            writeSource({ from, subject: "Pay here", headers, text: "New account." }),
          );
          attempts.push(
            judgeAll(
              `From: ${from} ${JSON.stringify(headers)}`,
              JSON.stringify(mail),
              (!mail && "was lost") || (mail?.state === "thread" && mail.is_proven && "is taken for theirs"),
            ),
          );
        }
        const sent = (await world.mails()).length - before;
        return [
          ...attempts,
          judgeAll("mails that went out in answer", String(sent), sent > 0 && "a mail was answered"),
        ];
      },
    },
    {
      name: "reports that no mail server wrote",
      aim: "A forged report stops nobody's newsletter and settles nobody's mail.",
      settings: withMailbox,
      async attack(world) {
        const [victim, forger] = [await correspondent(world), await correspondent(world)];
        const [failed] = await world.query<{ id: string }>(
          'insert into private.outbox (template, recipient, data, status) values (\'desk-answer\', $1, \'{"subject": "x", "body": "y"}\', \'dead\') returning id',
          [victim.person.email],
        );
        const recipient = victim.person.email;
        const report = (returned: string, status = "5.1.1") => bounceOf({ recipient, returned, status });
        // The number of a mail to the victim, which somebody learned from a copy of their answer.
        await receive(
          world,
          writeSource({ from: recipient, subject: "Yes", headers: naming(victim.mail), text: "Yes." }),
        );
        const sources = [
          report(randomUUID()),
          report(forger.mail),
          report(`${forger.mail}@x>\r\nMessage-ID: <${randomUUID()}`),
          report(victim.mail),
          report(victim.mail, "5.1.1\r\nFinal-Recipient: rfc822; x@example.com"),
          `Authentication-Results: mx.house.example; dmarc=fail\r\n${report(victim.mail)}`,
        ];
        return each(sources, async (source) => {
          const mails = await receive(world, source);
          const [after] = await world.query<{ reader: string; failed: string; marks: number }>(
            `select (select status from newsletter_subscribers where email = $1) as reader,
                    (select status from private.outbox where id = $2) as failed,
                    (select count(*)::int from private.bounced_addresses) as marks`,
            [recipient, failed?.id],
          );
          const isHarmed = after?.reader !== "confirmed" || after.failed !== "dead" || after.marks > 0;
          return judgeAll(
            source.slice(0, 200),
            JSON.stringify({ after, mails }),
            (mails.length === 0 && "was lost") || (isHarmed && "a forged report had an effect"),
          );
        });
      },
    },
    {
      name: "mails that would be more than text",
      aim: "A mail is stored as text, whatever it holds; the desk is told nothing else, and the log nothing of the mailbox's password.",
      settings: withMailbox,
      async attack(world) {
        const { person } = await correspondent(world);
        const member = await staff(world);
        const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
        const html = { "Content-Type": "text/html; charset=utf-8" };
        const texts = ["<script>alert(1)</script>", '<img src=x onerror="alert(1)">', '<a href="javascript:alert(1)">x</a>', "<svg/onload=alert(1)>", '<meta http-equiv="refresh" content="0;url=https://evil.example">', '<link rel="stylesheet" href="https://evil.example/x.css">', `${"<div>".repeat(20_000)}x`, "<!--".repeat(50_000), "\u202egpj.exe"]; // biome-ignore format: a list
        const attempts = await each(texts, async (text) => {
          const subject = word("Re:\r\nBcc: all@example.com\u0000\u202e");
          const from = `${word("Ada\r\nX: y\u2066")} <${person.email}>`;
          const mails = await receive(world, writeSource({ from, subject, headers: html, text }));
          const stored = mails.map((mail) => mail.text).join("\n");
          return judgeAll(
            text.slice(0, 100),
            stored.slice(0, 200),
            (mails.length !== 1 && "was lost") ||
              (/<(script|img|a |svg|meta|link)|[\u202a-\u202e\u2066-\u2069]|\nBcc:|\nX:/.test(stored) &&
                "is more than text"),
          );
        });
        const thread = await member.ask("POST", "/rest/v1/rpc/desk_thread", { body: { key: person.email } });
        const secret = decodeURIComponent(new URL(mailbox.url).password);
        return [
          ...attempts,
          judge(thread, /<(script|a|img|svg)\b|onerror=/.test(thread.text) && "the desk is told markup"),
          judgeAll("the log", "searched for the password", world.log().includes(secret) && "the log says the password"),
        ];
      },
    },
    {
      name: "the files of mails without a seat at the desk",
      aim: "Only staff with both steps get a link; it opens one file, for minutes, for them, and ends with the seat.",
      settings: withMailbox,
      async attack(world) {
        const { person } = await correspondent(world);
        const files = ["../../../etc/passwd", 'a"; filename="x.html', "x.pdf\u202eexe"].map((name) => ({
          name,
          content: pdf,
        }));
        const [mail] = await receive(world, writeSource({ from: person.email, subject: "Files", text: "Two.", files }));
        const kept = await world.query<{ id: string; name: string }>(
          "select id, name from private.reply_files where reply_id = $1 and sha256 is not null order by place",
          [mail?.id],
        );
        const file = kept[0]?.id ?? "";
        const [reader, other] = [await staff(world), await staff(world, "member")];
        const callers = [visitor(world), await newAuthor(world), await halfStaff(world)];
        const refused = await each(callers, (caller) =>
          each([file, file.toUpperCase(), "x", null, [file], mail?.id], async (one) =>
            judgeNo(await caller.ask("POST", "/files/replies/links", { body: { file: one } }), "gets a link"),
          ),
        );
        const given = await reader.ask("POST", "/files/replies/links", { body: { file } });
        const link = new URL(readJson(expectYes(given)).href, "http://x");
        const opened = expectYes(await reader.ask("GET", link.pathname + link.search));
        const isSafe =
          /^attachment;/.test(String(opened.headers["content-disposition"])) &&
          !/[\r\n]|html|passwd\//.test(String(opened.headers["content-disposition"]));
        const changed = [
          link.pathname,
          `${link.pathname}?session=${randomUUID()}&until=${link.searchParams.get("until")}&sign=${link.searchParams.get("sign")}`,
          `/files/replies/${kept[1]?.id ?? randomUUID()}${link.search}`,
          `/files/versions/${file}${link.search}`,
          `/files/chapters/${file}${link.search}`,
          `/files/replies/..%2f${file}${link.search}`,
          `/files/replies/%00${link.search}`,
          `${link.pathname}${link.search.replace(/until=\d+/, "until=99999999999")}`,
        ]; // biome-ignore format: a list
        const followed = await each(changed, async (path) =>
          judgeNo(await reader.ask("GET", path), "a changed link opened"),
        );
        const forwarded = await other.ask("GET", link.pathname + link.search);
        await world.query("delete from private.staff where user_id = $1", [reader.id]);
        const removed = await reader.ask("GET", link.pathname + link.search);
        return [
          ...refused,
          judge({ ...opened, text: "" }, !isSafe && "is more than a file to save"),
          ...followed,
          judgeNo(forwarded, "a forwarded link opened from another network"),
          judgeNo(removed, "the link outlived the seat"),
        ];
      },
    },
  ],
};
