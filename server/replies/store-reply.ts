import type pg from "pg";
import type { FilePlace } from "../files/put-bytes.ts";
import { numberIn } from "./judge-headers.ts";
import { type BroughtFile, bringFile, keepFile } from "./keep-file.ts";
import type { ReadBounce, ReadMail } from "./read-mail.ts";

/** Where in the mailbox a mail lies. */
export type MailPlace = { mailbox: string; uidvalidity: string; uid: number; size: number; receivedAt: Date };

/** Nobody writes as many by hand: whatever comes after them from one address starts no clock, so that nobody can fill a day with it. */
const mostInADay = 50;

/**
 * Stores a mail and moves the cursor past it, in one transaction: whatever is killed in between, the mail is read again
 * and stored once. `own` are the house's addresses.
 */
export async function storeReply(
  client: pg.ClientBase,
  place: MailPlace,
  mail: ReadMail,
  own: ReadonlySet<string>,
  vault: FilePlace,
): Promise<void> {
  const files = await bringFiles(client, place, mail, vault);
  await client.query("begin");
  try {
    await store(client, place, mail, own, { files, vault });
    await moveCursor(client, place);
    await client.query("commit");
  } catch (error) {
    // Where the connection is gone, so is the transaction; the error says why.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** As many of them as there is room for: the first come first. */
async function bringFiles(client: pg.ClientBase, { receivedAt }: MailPlace, mail: ReadMail, vault: FilePlace) {
  if (mail.files.length === 0) return [];
  const { rows } = await client.query<{ room: string }>("select private.room_for_files($1, $2) as room", [
    mail.sender,
    receivedAt,
  ]);
  let room = Number(rows[0]?.room ?? 0);
  const files: BroughtFile[] = [];
  for (const file of mail.files) {
    const brought = await bringFile(vault, file, room);
    if ("sha256" in brought) room -= brought.size;
    files.push(brought);
  }
  return files;
}

async function store(
  client: pg.ClientBase,
  place: MailPlace,
  mail: ReadMail,
  own: ReadonlySet<string>,
  { files, vault }: { files: readonly BroughtFile[]; vault: FilePlace },
): Promise<void> {
  const isOurs = mail.sender !== null && (own.has(mail.sender) || (await isColleague(client, mail.sender)));
  if (isOurs && (await isCopyOfOurs(client, mail.messageId))) return;
  const { rows } = await client.query<{ id: string }>(
    `insert into private.replies (mailbox, uidvalidity, uid, message_id, earlier_ids, body_sha256, sender, sender_name,
       subject, body, quoted, size, received_at, kind, state, why)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz,
       case when $14 or (select count(*) from (
         select from private.replies where sender = $7 and received_at > $13::timestamptz - interval '1 day' limit $15) as today) >= $15
       then 'automatic' else 'letter' end, 'tray', 'unknown')
     on conflict do nothing returning id`,
    [
      place.mailbox,
      place.uidvalidity,
      place.uid,
      mail.messageId,
      mail.earlierIds,
      Buffer.from(mail.bodySha256),
      mail.sender,
      mail.senderName,
      mail.subject,
      mail.body,
      mail.quoted,
      place.size,
      place.receivedAt,
      mail.isAutomatic,
      mostInADay,
    ],
  );
  const id = rows[0]?.id;
  // It is known already.
  if (!id) return;
  for (const [number, file] of files.entries()) await keepFile(client, vault.store, id, number, file);
  const bounce = await noteBounces(client, mail, place.receivedAt);
  if (bounce) {
    await client.query("update private.replies set kind = 'bounce' where id = $1", [id]);
    await client.query(
      `select private.thread_reply($1, coalesce(lead.id, private.lead_for_reply(whose.id)), whose.id, mail.id)
       from private.outbox mail left join public.leads lead on lead.id = mail.reference
       left join public.person_addresses held on held.address_key = $3
       cross join lateral (select coalesce(lead.person, held.person) as id) as whose
       where mail.id = $2 and whose.id is not null`,
      [id, bounce.mail, bounce.address.toLowerCase()],
    );
    return;
  }
  await client.query("select private.file_reply($1, $2, $3, $4, $5, $6)", [
    id,
    mail.answers,
    isOurs,
    mail.isUnproven,
    mail.isUnreadable,
    mail.isChecked,
  ]);
}

/** Copies of our own notices lie in the house's mailbox all day long. A stranger cannot know the number of one. */
async function isCopyOfOurs(client: pg.ClientBase, messageId: string | null): Promise<boolean> {
  const number = messageId && numberIn(messageId);
  if (!number) return false;
  const { rowCount } = await client.query("select from private.outbox where id = $1", [number]);
  return rowCount === 1;
}

async function isColleague(client: pg.ClientBase, address: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from private.staff member join auth.users account on account.id = member.user_id where account.email = $1",
    [address],
  );
  return (rowCount ?? 0) > 0;
}

/** The first that is about a mail of ours; a report that is about none, or disowned by its domain, is a mail like any other. */
async function noteBounces(client: pg.ClientBase, { bounces, answers, isUnproven }: ReadMail, at: Date) {
  let first: (ReadBounce & { mail: string }) | undefined;
  if (isUnproven) return first;
  for (const bounce of bounces) {
    for (const mail of answers) {
      const { rows } = await client.query<{ isOurs: boolean }>(
        `select private.note_bounce($1, $2, $3, $4, $5, $6) as "isOurs"`,
        [mail, bounce.address, bounce.code, bounce.reason, bounce.isLasting, at],
      );
      if (rows[0]?.isOurs) first ??= { ...bounce, mail };
    }
  }
  return first;
}

async function moveCursor(client: pg.ClientBase, { mailbox, uidvalidity, uid }: MailPlace): Promise<void> {
  await client.query(
    `update private.mailbox_cursors
     set last_uid = case when uidvalidity = $2 then greatest(last_uid, $3) else $3 end, uidvalidity = $2
     where mailbox = $1`,
    [mailbox, uidvalidity, uid],
  );
}
