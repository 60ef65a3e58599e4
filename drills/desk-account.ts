import type { Answered } from "./desk-work.ts";
import type { Compared } from "./drill-list.ts";
import { query } from "./mixed-load.ts";

/** A mail that was put into the house's mailbox; its copies are one mail. */
export type Delivered = { id: string; sender: string; at: Date };

const day = 24 * 3_600_000;

/** Every reply is stored once, in its sender's thread; its clock began when it came and ended when it was answered. */
export async function lookUpReplies(databaseUrl: string, delivered: readonly Delivered[]): Promise<Compared> {
  type Row = { id: string; owner: string | null; received_at: Date; due_at: Date | null; answered_at: Date | null };
  const rows = await query<Row>(
    databaseUrl,
    `select message_id as id, known.address as owner, received_at, due_at, answered_at
     from private.replies left join public.persons known on known.id = person`,
  );
  const missing = delivered.flatMap(({ id, sender, at }) => {
    const [kept, ...more] = rows.filter((row) => row.id === id);
    if (!kept || more.length > 0) return [`${id} is stored ${kept ? more.length + 1 : 0} times`];
    const { owner, received_at, due_at, answered_at } = kept;
    // A mailbox knows seconds.
    const came = Math.floor(at.getTime() / 1_000) * 1_000;
    return [
      ...(owner === sender ? [] : [`${id} lies with ${owner}`]),
      ...(received_at.getTime() === came && due_at?.getTime() === came + day
        ? []
        : [`the clock of ${id} began wrongly`]),
      ...(answered_at && answered_at >= received_at && due_at && answered_at <= due_at
        ? []
        : [`${id} is not answered`]),
    ];
  });
  const known = new Set(delivered.map(({ id }) => id));
  const strange = rows.filter(({ id }) => !known.has(id)).map(({ id }) => `nobody wrote ${id}`);
  return { what: "replies", compared: delivered.length, missing: [...missing, ...strange] };
}

/** Every answer is in the log once, and the first to a lead stopped its clock when the house said yes. */
export async function lookUpAnswers(databaseUrl: string, answered: readonly Answered[]): Promise<Compared> {
  type Row = { id: string; status: string; due_at: Date; created_at: Date; answered_at: Date | null; entries: number };
  const rows = await query<Row>(
    databaseUrl,
    `select id, status, due_at, created_at, answered_at,
            (select count(*)::int from private.lead_events where lead_id = lead.id and what = 'answer') as entries
     from public.leads lead where due_at is not null`,
  );
  const leads = new Map(rows.map((row) => [row.id, row]));
  const missing = [...Map.groupBy(answered, ({ lead }) => lead)].flatMap(([id, own]) => {
    const lead = leads.get(id);
    if (!lead) return [`${id} is gone`];
    const [first] = own.toSorted((a, b) => a.from - b.from);
    const stopped = lead.answered_at?.getTime() ?? 0;
    const isInTime = first && stopped >= first.from && stopped <= first.to && lead.status === "contacted";
    const isADay = lead.due_at.getTime() - lead.created_at.getTime() === day;
    return [
      ...(lead.entries === own.length ? [] : [`${id} has ${lead.entries} answers in its log instead of ${own.length}`]),
      ...(isInTime && isADay ? [] : [`the clock of ${id} is wrong`]),
    ];
  });
  return { what: "answers", compared: answered.length, missing };
}

/** Every reader has every letter once: copies under one Message-ID are one mail, which mailboxes show once. */
export function lookUpLetters(
  received: readonly { messageId: string; to: readonly string[]; raw: string }[],
  letters: readonly string[],
  readers: readonly string[],
): Compared {
  const copies = Map.groupBy(
    received,
    ({ to, raw }) => `${/^Subject: (Letter .*)/m.exec(raw)?.[1]?.trim()} ${to.join()}`,
  );
  const wanted = letters.flatMap((letter) => readers.map((reader) => `Letter ${letter} ${reader}`));
  const missing = wanted.flatMap((key) => {
    const ids = new Set(copies.get(key)?.map(({ messageId }) => messageId));
    return ids.size === 1 ? [] : [`${key} came under ${ids.size} numbers`];
  });
  return { what: "copies of letters", compared: wanted.length, missing };
}
