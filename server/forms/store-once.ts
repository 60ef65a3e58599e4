import { createHash } from "node:crypto";
import type pg from "pg";
import { inTransaction } from "../database/transaction.ts";

type Table = "consultation_requests" | "callback_requests";

/** How long the same words from the same person count as the same request, where no id tells. */
const sameWithin = "30 minutes";

/** Two requests are the same if they say the same, wherever they were sent from. */
const besideTheWords = ["id", "page", "referrer_host", "utm", "privacy_version"];

type Row = Record<string, unknown> & { id: string; email: string | null };

type Place = { pool: pg.Pool; clock: () => Date; table: Table; hasOwnId: boolean };

/**
 * Stores a request once: by its id where the browser made one, otherwise by what it says. A form sent twice without
 * scripts (a double click, a reload of the answer) finds the row of the first time and gets its reference.
 */
export async function storeOnce({ pool, clock, table, hasOwnId }: Place, row: Row): Promise<{ id: string }> {
  if (hasOwnId) {
    await insert(pool, table, row);
    return { id: row.id };
  }
  const words = Object.fromEntries(Object.entries(row).filter(([column]) => !besideTheWords.includes(column)));
  const fingerprint = createHash("sha256")
    .update(`${table} ${JSON.stringify(words)}`)
    .digest()
    .readBigInt64BE();
  return inTransaction(pool, async (client) => {
    // Whoever sends the same at the same moment waits here, then finds the row.
    await client.query("select pg_advisory_xact_lock($1)", [fingerprint]);
    const { rows } = await client.query<{ id: string }>(
      `select id from public.${table} as stored
       where created_at > $1::timestamptz - interval '${sameWithin}'
         and ($3::text is null or lower(email) = lower($3)) and to_jsonb(stored) @> $2 limit 1`,
      [clock(), words, row.email],
    );
    const [before] = rows;
    if (before) return before;
    await insert(client, table, row);
    return { id: row.id };
  });
}

export function isStoredIn(pool: pg.Pool, table: Table) {
  return async (id: string): Promise<boolean> => {
    const { rowCount } = await pool.query(`select from public.${table} where id = $1`, [id]);
    return Boolean(rowCount);
  };
}

/** The names of the columns are ours, from the mapping functions; only the values come from outside. */
async function insert(client: Pick<pg.Pool, "query">, table: Table, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into public.${table} (${columns.join(", ")}) values (${places.join(", ")}) on conflict (id) do nothing`,
    Object.values(row),
  );
}
