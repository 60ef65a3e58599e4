import type pg from "pg";
import { bookFunctionNames } from "#domain/book-functions.ts";
import type { Database } from "#domain/database.ts";
import { deskFunctionNames } from "#domain/desk-functions.ts";

/** Every database function that somebody signed in may call. Each decides for itself whom it answers. */
export const dataFunctions: ReadonlySet<string> = new Set([
  ...deskFunctionNames,
  ...bookFunctionNames,
  "is_staff",
  "my_sessions",
  "end_session",
  "my_offer_codes",
  "my_calls",
] satisfies (keyof Database["public"]["Functions"])[]);

/** Asked by doors of ours under the caller's own token, and by nobody from outside: they are half of something. */
export const doorFunctions = [
  "begin_book_upload",
  "touch_book_upload",
  "open_book_version",
  "open_reply_file",
  "open_request_file",
  "book_vault",
  "book_receipt",
] as const satisfies (keyof Database["public"]["Functions"])[];

export type Signature = { arguments: string[]; isSet: boolean };

/** What a function takes does not change while a server runs: asked once for each. */
const signatures = new WeakMap<pg.Pool, Map<string, Signature>>();

export async function findSignature(pool: pg.Pool, name: string): Promise<Signature | undefined> {
  const known = signatures.get(pool) ?? new Map<string, Signature>();
  signatures.set(pool, known);
  const kept = known.get(name);
  if (kept) return kept;
  const { rows } = await pool.query<{ names: string[] | null; count: number; is_set: boolean }>(
    `select proargnames::text[] as names, pronargs as count, proretset as is_set
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  const [row] = rows;
  if (!row) return undefined;
  const found = { arguments: (row.names ?? []).slice(0, row.count), isSet: row.is_set };
  known.set(name, found);
  return found;
}
