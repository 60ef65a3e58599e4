import type pg from "pg";
import { listTables } from "../backup/tables.ts";
import { inTransaction } from "../database/transaction.ts";

type Row = Record<string, unknown>;

/** What the house holds about an address, by table. */
export type Found = Record<string, Row[]>;

/** Keys and hashes are of no use to anybody but us, and to a thief. */
const ours = /password|token|nonce|secret|hash|search_text|credential|public_key/;

/** Who is meant: every address that the house knows the person by, and their rows under which all the rest hangs. */
type Who = { addresses: string[]; persons: string[] };

/** By any of their addresses, by their number or that of one of their requests, or by the address of their page at the desk. */
async function findWho(client: pg.PoolClient, given: string): Promise<Who> {
  const key = readPersonKey(given);
  const { rows } = await client.query<{ persons: string[]; addresses: string[] }>(
    `select members.ids as persons, array(
       select unnest(private.addresses_of(members.ids))
       union
       -- Those that were put right since: mails went there all the same. Not where it is somebody else's by now.
       select lower(event.before) from private.lead_events event
       where event.person_id = any (members.ids) and event.what = 'address' and event.before like '%@%'
         and not exists (select from public.person_addresses where address_key = lower(event.before))) as addresses
     from private.members_of(private.person_by_key($1)) as members (ids)`,
    [key],
  );
  const own = key.includes("@") ? [key] : [];
  return { addresses: [...new Set([...own, ...(rows[0]?.addresses ?? [])])], persons: rows[0]?.persons ?? [] };
}

/** What names a person, as the desk's own links do. */
export function readPersonKey(given: string): string {
  const [, linked] = /\/staff\/people\/([^/?#]+)/.exec(given) ?? [];
  return (linked ? decodeURIComponent(linked) : given).trim().toLowerCase();
}

/**
 * Everything that holds a person, whichever of their addresses is given: rows that name one of them, rows that belong to
 * those by their id, what hangs on the person without an address (a call), and whatever would go with an account (its
 * projects and what hangs on them). New tables are looked through as well, without being named here.
 */
export async function exportPerson(pool: pg.Pool, address: string): Promise<Found> {
  return inTransaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    const who = await findWho(client, address);
    const naming = await findNaming(client, who.addresses);
    await addUnnamed(client, naming, who);
    const found: Found = { ...naming, ...(await findBelonging(client, naming, who)) };
    await addDependents(client, found, "auth.users");
    await addDependents(client, found, "public.consultation_requests");
    await addDependents(client, found, "public.persons");
    Object.assign(found, await findMarks(client, who.addresses));
    return Object.fromEntries(
      Object.entries(found)
        .filter(([, rows]) => rows.length > 0)
        .map(([table, rows]) => [table, rows.map(withoutKeys)]),
    );
  });
}

/** What is theirs and names no address: the person, and what they said on the telephone. */
async function addUnnamed(client: pg.PoolClient, found: Found, { persons }: Who): Promise<void> {
  const ofLeads = "id in (select id from public.leads where person = any ($1::uuid[]))";
  const theirs = {
    "public.persons": "id = any ($1::uuid[])",
    "public.leads": "person = any ($1::uuid[])",
    "public.callback_requests": ofLeads,
    "public.hand_leads": ofLeads,
  };
  for (const [table, condition] of Object.entries(theirs)) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(kept) as row from ${table} as kept where ${condition}`,
      [persons],
    );
    const known = new Set((found[table] ?? []).map(({ id }) => id));
    found[table] = [...(found[table] ?? []), ...rows.map(({ row }) => row).filter(({ id }) => !known.has(id))];
  }
}

/** As a whole word: ann@example.com is neither joann@example.com nor ann@example.com.au. */
function asPattern(addresses: readonly string[]): string {
  // Nobody's, so that somebody without an address is named nowhere.
  if (addresses.length === 0) return "$.";
  const plain = addresses.map((address) => address.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return `(?<![a-z0-9._%+-])(${plain.join("|")})(?![a-z0-9-]|\\.[a-z0-9])`;
}

async function findNaming(client: pg.PoolClient, addresses: readonly string[]): Promise<Found> {
  const found: Found = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(kept) as row from ${name} as kept where to_jsonb(kept)::text ~* $1`,
      [asPattern(addresses)],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Rows without an address of their own: what happened to a lead, how a mail looked, what an account is signed in to with. */
async function findBelonging(client: pg.PoolClient, naming: Found, { persons }: Who): Promise<Found> {
  const ids = (table: string) => (naming[table] ?? []).map(({ id }) => id);
  const events = await client.query<{ row: Row }>(
    `select to_jsonb(kept) as row from private.lead_events as kept
     where lead_id = any ($1) or id = any ($2) or person_id = any ($3::uuid[]) order by id`,
    [ids("public.leads"), ids("private.lead_events"), persons],
  );
  const mails = await client.query<{ row: Row }>(
    "select to_jsonb(kept) as row from private.sent_mails as kept where id = any ($1)",
    [[...new Set([...ids("private.outbox"), ...ids("private.sent_mails")])]],
  );
  const replies = await client.query<{ row: Row }>(
    "select to_jsonb(kept) as row from private.replies as kept where lead_id = any ($1) or id = any ($2) or person = any ($3::uuid[]) order by received_at",
    [ids("public.leads"), ids("private.replies"), persons],
  );
  // Their bytes are what they sent us, and lie in their own mailbox as well.
  const files = await client.query<{ row: Row }>(
    "select to_jsonb(kept) as row from private.reply_files as kept where reply_id = any ($1) order by reply_id, place",
    [replies.rows.map(({ row }) => row.id)],
  );
  const found: Found = {
    "private.lead_events": events.rows.map(({ row }) => row),
    "private.sent_mails": mails.rows.map(({ row }) => row),
    "private.replies": replies.rows.map(({ row }) => row),
    "private.reply_files": files.rows.map(({ row }) => row),
  };
  const tables = (await listTables(client)).map(({ name }) => name);
  for (const table of ["auth.mfa_factors", "auth.webauthn_credentials"].filter((name) => tables.includes(name))) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(kept) as row from ${table} as kept where user_id = any ($1) order by created_at`,
      [ids("auth.users")],
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

type Reference = { table: string; column: string; key: string };

/** Rows that would be deleted along with those found, as the tables themselves say, and so on from these. */
async function addDependents(client: pg.PoolClient, found: Found, table: string): Promise<void> {
  const { rows: references } = await client.query<Reference>(
    `select format('%I.%I', space.nspname, child.relname) as table, mine.attname as column, theirs.attname as key
     from pg_catalog.pg_constraint link
     join pg_catalog.pg_class child on child.oid = link.conrelid
     join pg_catalog.pg_namespace space on space.oid = child.relnamespace
     join pg_catalog.pg_attribute mine on mine.attrelid = link.conrelid and mine.attnum = link.conkey[1]
     join pg_catalog.pg_attribute theirs on theirs.attrelid = link.confrelid and theirs.attnum = link.confkey[1]
     where link.contype = 'f' and link.confrelid = $1::regclass
       -- A book outlives its author's account, and is theirs all the same.
       and (link.confdeltype = 'c' or (child.oid = 'public.books'::regclass and mine.attname = 'owner'))`,
    [table],
  );
  for (const { table: child, column, key } of references) {
    const keys = (found[table] ?? []).map((row) => String(row[key]));
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(kept) as row from ${child} as kept where kept."${column}"::text = any ($1)`,
      [keys],
    );
    const known = new Set((found[child] ?? []).map((row) => JSON.stringify(row)));
    found[child] = [
      ...(found[child] ?? []),
      ...rows.map(({ row }) => row).filter((row) => !known.has(JSON.stringify(row))),
    ];
    if (rows.length > 0) await addDependents(client, found, child);
  }
}

const marks = ["private.suppressions", "private.offer_suppressions"] as const;

/** What is kept of somebody who wants no letters or no offers: since when. */
async function findMarks(client: pg.PoolClient, addresses: readonly string[]): Promise<Found> {
  const found: Found = {};
  for (const table of marks) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(kept) as row from ${table} as kept where address_hash in (
         select private.suppression_hash(own) from unnest($1::text[]) as own)`,
      [addresses],
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** Somebody who had opted out of offers wants them again. Answers whether they had. Letters come back by subscribing. */
export async function allowOffers(pool: pg.Pool, address: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "delete from private.offer_suppressions where address_hash = private.suppression_hash($1)",
    [address.trim()],
  );
  return rowCount === 1;
}

function withoutKeys(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !ours.test(column)));
}

export type Erased = {
  /** How many rows of each table went. */
  gone: Record<string, number>;
  /** Rows that are somebody else's and mention the address, for a person to judge. */
  mentions: Record<string, number>;
};

export class HasAccount extends Error {
  override name = "HasAccount";
}

const ofLeads = "id in (select id from public.leads where person = any ($3::uuid[]))";

/** Every way in which a table holds what a person has sent or was sent. `$1` are their addresses in lower case, `$3` their rows. */
const owned = [
  ["private.sent_mails", "id in (select id from private.outbox where lower(recipient) = any ($1) or lower(data ->> 'email') = any ($1))"],
  ["private.outbox", "lower(recipient) = any ($1) or lower(data ->> 'email') = any ($1) or reference = any ($3::uuid[]) or reference in (select id from public.leads where person = any ($3::uuid[]))"],
  ["private.kept_mails", "lower(recipient) = any ($1) or lower(reply_to) = any ($1) or lower(body_text) ~ $2"],
  ["private.replies", "person = any ($3::uuid[]) or sender = any ($1) or lead_id in (select id from public.leads where person = any ($3::uuid[]))"],
  ["private.bounced_addresses", "address_key = any ($1)"],
  ["private.bookings", "lower(email) = any ($1) or lead_id in (select id from public.leads where person = any ($3::uuid[]))"],
  ["private.lead_events", "person = any ($1) or person_id = any ($3::uuid[]) or lead_id in (select id from public.leads where person = any ($3::uuid[]))"],
  ["private.desk_events", "lower(about) = any ($1)"],
  ["public.book_members", "lower(email) = any ($1)"],
  ["public.discount_codes", "email_key = any ($1)"],
  ["public.consultation_requests", `lower(email) = any ($1) or ${ofLeads}`],
  ["public.callback_requests", `lower(email) = any ($1) or ${ofLeads}`],
  ["public.offer_leads", `email_key = any ($1) or ${ofLeads}`],
  ["public.hand_leads", `lower(email) = any ($1) or ${ofLeads}`],
  ["public.newsletter_subscribers", `email_key = any ($1) or ${ofLeads}`],
  ["public.persons", "id = any ($3::uuid[])"],
  ["auth.audit_log_entries", "lower(payload ->> 'actor_username') = any ($1) or lower(payload::text) ~ $2"],
] as const; // biome-ignore format: one table to a line

/**
 * Takes away everything a person ever sent or was sent, by whichever of their addresses, in one transaction. What stays are
 * the marks that keep the newsletter and offers away. An account is its owner's to delete; here only when told so.
 */
export async function erasePerson(pool: pg.Pool, given: string, { withAccount = false } = {}): Promise<Erased> {
  return inTransaction(pool, async (client) => {
    const who = await findWho(client, given);
    // Lets the entries about this person out of a log that is otherwise only ever added to.
    await client.query("set local halftitle.erasing = 'on'");
    const gone: Record<string, number> = {};
    const accounts = await eraseAccount(client, who, withAccount);
    if (accounts > 0) gone["auth.users"] = accounts;
    await client.query(
      `insert into private.suppressions (address_hash, created_at)
       select private.suppression_hash(email), now() from public.newsletter_subscribers where email_key = any ($1)
       on conflict do nothing`,
      [who.addresses],
    );
    for (const [table, condition] of owned) {
      const { rowCount } = await client.query(
        // Names all three, because PostgreSQL wants to know the type of each.
        `delete from ${table} where (${condition}) and ($1::text[], $2::text, $3::uuid[]) is not null`,
        [who.addresses, asPattern(who.addresses), who.persons],
      );
      if (rowCount) gone[table] = rowCount;
    }
    const left = Object.entries(await findNaming(client, who.addresses)).filter(([, rows]) => rows.length > 0);
    return { gone, mentions: Object.fromEntries(left.map(([table, rows]) => [table, rows.length])) };
  });
}

async function eraseAccount(client: pg.PoolClient, { addresses, persons }: Who, withAccount: boolean): Promise<number> {
  const theirs = `lower(email) = any ($1) or id in (select account from public.persons where id = any ($2::uuid[]))`;
  const { rowCount: found } = await client.query(`select from auth.users where ${theirs}`, [addresses, persons]);
  if (!found) return 0;
  if (!withAccount) throw new HasAccount(addresses[0]);
  // What else is the account's goes with it: private.erase_account.
  const { rowCount } = await client.query(`delete from auth.users where ${theirs}`, [addresses, persons]);
  return rowCount ?? 0;
}
