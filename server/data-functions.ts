import { decodeJwt } from "jose";
import type pg from "pg";
import { deskFunctionNames } from "#domain/desk-functions.ts";
import { inTransaction } from "./database/transaction.ts";

/** Every database function that somebody signed in may call. Each decides for itself whom it answers. */
export const dataFunctions: readonly string[] = [
  ...deskFunctionNames,
  "is_staff",
  "my_sessions",
  "end_session",
  "my_offer_codes",
];

/** Where a function is called, as supabase-js's `rpc` writes it. */
export function functionOf(path: string): string | undefined {
  return /^\/rest\/v1\/rpc\/(\w+)$/.exec(path)?.[1];
}

type Call = { name: string; args: Record<string, unknown>; token: string };

/**
 * Calls one of the functions above as the signed-in role of the token, in a transaction of its own, and answers what
 * PostgREST would. The token has been verified at the gateway; names of functions and arguments are never taken from
 * the caller unchecked, and values only as parameters.
 */
export async function callFunction(pool: pg.Pool, { name, args, token }: Call): Promise<Response> {
  const signature = await findSignature(pool, name);
  if (!signature || Object.keys(args).some((key) => !signature.arguments.includes(key))) {
    throw Object.assign(new Error(`There is no function ${name} with these arguments.`), { code: "42883" });
  }
  const given = Object.keys(args);
  const list = given.map((key, index) => `"${key}" => $${index + 1}`).join(", ");
  const result = signature.isSet ? "coalesce(json_agg(answer), '[]')" : "to_json(answer)";
  const body = await inTransaction(pool, async (client) => {
    await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(decodeJwt(token))]);
    await client.query("set local role authenticated");
    const { rows } = await client.query<{ body: string | null }>(
      `select (${result})::text as body from public.${name}(${list}) as answer`,
      given.map((key) => toParameter(args[key])),
    );
    return rows[0]?.body ?? "null";
  });
  return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
}

/** Objects and arrays are JSON to every function of ours; `pg` would write an array as PostgreSQL's own. */
function toParameter(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

type Signature = { arguments: string[]; isSet: boolean };

/** What a function takes does not change while a server runs: asked once for each. */
const signatures = new WeakMap<pg.Pool, Map<string, Signature | undefined>>();

async function findSignature(pool: pg.Pool, name: string): Promise<Signature | undefined> {
  const known = signatures.get(pool) ?? new Map<string, Signature | undefined>();
  signatures.set(pool, known);
  const kept = known.get(name);
  if (kept) return kept;
  const { rows } = await pool.query<{ names: string[] | null; modes: string[] | null; count: number; is_set: boolean }>(
    `select proargnames::text[] as names, proargmodes::text[] as modes, pronargs as count, proretset as is_set
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  const [row] = rows;
  const found = row && { arguments: (row.names ?? []).slice(0, row.count), isSet: row.is_set };
  known.set(name, found);
  return found;
}
