import type { Compared } from "./drill-list.ts";
import { query } from "./mixed-load.ts";

/** What the product has said yes to; all of it must be there afterwards. */
export type Acknowledged = {
  consultations: Set<string>;
  readers: Set<string>;
  callbacks: Set<string>;
  offers: Set<string>;
  accounts: Set<string>;
  /** The last word count that was acknowledged for each project. */
  counts: Map<number, number>;
};

export const nothingYet = (): Acknowledged => ({
  consultations: new Set(),
  readers: new Set(),
  callbacks: new Set(),
  offers: new Set(),
  accounts: new Set(),
  counts: new Map(),
});

export function countWrites({ counts, ...sets }: Acknowledged): number {
  const words = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return Object.values(sets).reduce((sum, set) => sum + set.size, words);
}

/**
 * Looks up everything acknowledged: what is not stored, or stored in halves, is lost. A word count replaces the one before
 * it, so a project is looked up once, by the last.
 */
export async function lookUp(databaseUrl: string, acknowledged: Acknowledged): Promise<Compared> {
  const column = async (sql: string) => new Set((await query<{ key: string }>(databaseUrl, sql)).map(({ key }) => key));
  const missing = async (name: string, wanted: Set<string>, sql: string) => {
    const stored = await column(sql);
    return [...wanted].filter((key) => !stored.has(key)).map((key) => `${name} ${key}`);
  };
  const counts = new Map(
    (await query<{ id: string; words: number }>(databaseUrl, "select id::text, word_count as words from projects")).map(
      ({ id, words }) => [Number(id), words],
    ),
  );
  // A request and its mails, a lead and its code, a count and its log entry exist together or not at all.
  const torn = await column(
    `select 'mails of ' || id as key from consultation_requests r
       where (select count(*) from private.outbox where reference = r.id and template like 'consultation-%') <> 2
     union all select 'code of ' || email from offer_leads l where not exists (select from discount_codes where lead_id = l.id)
     union all select 'log of ' || id from projects p where word_count > 0
       and not exists (select from word_log where project_id = p.id and words = p.word_count)`,
  );
  const { consultations, readers, callbacks, offers, accounts } = acknowledged;
  return {
    what: "writes",
    compared: [consultations, readers, callbacks, offers, accounts, acknowledged.counts].reduce(
      (sum, { size }) => sum + size,
      0,
    ),
    missing: [
      ...(await missing("consultation", consultations, "select id::text as key from consultation_requests")),
      ...(await missing("reader", readers, "select email as key from newsletter_subscribers")),
      ...(await missing("callback", callbacks, "select id::text as key from callback_requests")),
      ...(await missing("offer", offers, "select email_key as key from discount_codes")),
      ...(await missing("account", accounts, "select email as key from auth.users")),
      ...[...acknowledged.counts]
        .filter(([id, count]) => (counts.get(id) ?? 0) < count)
        .map(([id]) => `count of ${id}`),
      ...torn,
    ],
  };
}
