import type { Context } from "hono";
import { publicKey } from "#domain/public-key.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { isObject, parseJson, readAtMost } from "../http/body.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import { admitConsultations, withoutTrap } from "./admit-consultations.ts";
import type { AuthorLimits } from "./author-limits.ts";
import { type Caller, isOneOf, readCaller } from "./caller.ts";
import { type Question, readQuestion } from "./data-question.ts";
import { dataTables, type TableRules } from "./data-tables.ts";
import { refuse } from "./refuse.ts";

/** Whatever answers a question: our own PostgreSQL, or a hosted Supabase project. */
export type DataApi = {
  anonKey: string;
  ask: (question: Question, caller: Caller, signal?: AbortSignal) => Promise<Response>;
};

/** A call of a function may bring a whole letter: 100,000 characters, which take up to three bytes each. */
export const largestCall = 384 * 1024;
const limits = { body: 64 * 1024, rows: 100, address: 2 * 1024 };

const verbs = { GET: "read", POST: "insert", PATCH: "update", DELETE: "remove" } as const;

type Gateway = { dataApi: DataApi; verifyToken: VerifyToken; limits: RateLimits; authorLimits: AuthorLimits };

/**
 * The door of /rest/v1: reads the request into a question of ours (data-question.ts) and hands on that alone. Tables,
 * columns, filters and orders that no page asks for are refused here; whose rows are whose is for the policies.
 */
export function dataGateway({ dataApi, verifyToken, limits: rateLimits, authorLimits }: Gateway) {
  return async (context: Context): Promise<Response> => {
    const { req } = context;
    const table = req.param("table") ?? "";
    const rules = dataTables.get(table);
    const { searchParams: search, href } = new URL(req.url);
    if (!rules) return refuse(404, "PGRST205", "There is no such table.");
    if (href.length > limits.address) return refuse(414, "PGRST100", "The address is too long.");
    if (!takes(rules, req.method)) return refuse(405, "PGRST117", `This table does not take ${req.method}.`);

    const caller = await admitCaller(context, dataApi, verifyToken);
    if (caller instanceof Response) return caller;
    const isForm = rules.whose === "visitors";
    if (caller === "anonymous" && !isForm) return refuse(401, "42501", "Sign in to reach this table.");

    const sent = req.method === "GET" || req.method === "DELETE" ? [] : await readRows(req.raw);
    if (sent instanceof Response) return sent;
    const rows = isForm ? withoutTrap(sent) : sent;
    // Only a program fills in what nobody sees. It is told what it wants to hear.
    if (!rows) return new Response(null, { status: 201 });

    const [prefer, accept] = [req.header("prefer") ?? "", req.header("accept") ?? ""];
    const question = readQuestion({ table, rules, method: req.method, search, prefer, accept, rows });
    if ("refusal" in question) return refuse(400, "PGRST100", question.refusal);
    if ((question.kind === "update" || question.kind === "remove") && question.match.length === 0) {
      // A slip, and it would cost an author everything at once.
      return refuse(400, "21000", "Name the rows that are meant: this would reach all of them.");
    }
    const ask = () => dataApi.ask(question, caller, req.raw.signal);
    if (caller === "anonymous" || isForm) return admitConsultations(context, rows, rateLimits, ask);
    const cost =
      question.kind === "read"
        ? { reads: 1 + Math.floor(question.offset / 500) }
        : { writes: Math.max(1, rows.length) };
    return authorLimits.admit(context, caller, cost, ask);
  };
}

/**
 * The door of /rest/v1/rpc: calls known functions for whoever is signed in. Anyone else is refused before anything runs.
 */
export function functionGateway({
  dataApi,
  verifyToken,
  authorLimits,
  functions,
}: Omit<Gateway, "limits"> & { functions: ReadonlySet<string> }) {
  return async (context: Context): Promise<Response> => {
    const { req } = context;
    const name = req.param("function") ?? "";
    if (!functions.has(name) || new URL(req.url).search) {
      return refuse(404, "PGRST202", "There is no such function.");
    }
    if (req.method !== "POST") return refuse(405, "PGRST117", `A function does not take ${req.method}.`);
    const caller = await admitCaller(context, dataApi, verifyToken);
    if (caller instanceof Response) return caller;
    if (caller === "anonymous") return refuse(401, "42501", "Sign in to call this function.");

    const rows = await readRows(req.raw, largestCall);
    if (rows instanceof Response) return rows;
    const [args = {}, ...others] = rows;
    if (others.length > 0) return refuse(400, "PGRST102", "The body must be one JSON object.");
    return authorLimits.admit(context, caller, { reads: 1 }, () =>
      dataApi.ask({ kind: "call", name, args }, caller, req.raw.signal),
    );
  };
}

function takes(rules: TableRules, method: string): boolean {
  return Object.hasOwn(verbs, method) && Boolean(rules[verbs[method as keyof typeof verbs]]);
}

/** The key first, which proves nothing about a person but that no other site's form has sent this; then the token. */
async function admitCaller({ req }: Context, { anonKey }: DataApi, verifyToken: VerifyToken) {
  if (!isOneOf(req.header("apikey"), [publicKey, anonKey])) {
    return refuse(401, "PGRST301", "The apikey header is missing or wrong.");
  }
  const caller = await readCaller(req.header("authorization"), anonKey, verifyToken);
  return caller === "refused" ? refuse(401, "PGRST301", "The session is not valid, or has expired.") : caller;
}

type Row = Record<string, unknown>;

async function readRows(request: Request, bytes = limits.body): Promise<Row[] | Response> {
  if (!/^application\/json\b/.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, "PGRST102", "The body must be application/json.");
  }
  const text = await readAtMost(request, bytes);
  if (text === undefined) return refuse(413, "PGRST102", `The body is larger than ${bytes / 1024} kB.`);
  return toRows(text) ?? refuse(400, "PGRST102", "The body must be a JSON object, or up to 100 of them in an array.");
}

function toRows(text: string): Row[] | undefined {
  const value = parseJson(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  return rows.length > 0 && rows.length <= limits.rows && rows.every(isObject) ? rows : undefined;
}
