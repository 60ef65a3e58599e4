import type pg from "pg";
import { isConnectionFailure } from "../database/pool.ts";
import { sayRefusal } from "../database/say-refusal.ts";
import type { Secrets } from "../secrets.ts";
import type { Caller } from "./caller.ts";
import { findSignature } from "./data-functions.ts";
import type { DataApi } from "./data-gateway.ts";
import type { Question } from "./data-question.ts";
import { type Answer, functionStatement, type Statement, tableStatement } from "./data-statements.ts";
import { refuse } from "./refuse.ts";

/**
 * Milliseconds, in PostgreSQL's own names. A function of the desk may look through the whole house. For what is an
 * author's an index always leads there; where some accounts are very full, PostgreSQL would guess that reading everybody's
 * rows is no slower.
 */
const patience = {
  table: {
    statement_timeout: 4_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    enable_seqscan: "off",
  },
  call: { statement_timeout: 15_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 },
};

type Pools = {
  /** The house's own, on which forms, sign-in and health live. */
  pool: pg.Pool;
  /** Connections of their own for whoever is signed in: busy authors keep no visitor waiting. */
  authors: pg.Pool;
};

/**
 * The data API on our own PostgreSQL: one statement for each question, run as the role of its token under row-level
 * security, in a transaction that ends by itself when it takes too long or when nobody waits for it any more.
 */
export function openDataApi({ pool, authors }: Pools, secrets: Secrets): DataApi {
  return {
    anonKey: secrets.anonKey,
    async ask(question, caller, signal) {
      try {
        const statement = await toStatement(pool, question);
        if (!statement) return refuse(404, "PGRST202", "There is no function with these arguments.");
        const connections = caller === "anonymous" ? pool : authors;
        return await answerAs(connections, { question, caller, statement, signal, house: pool });
      } catch (error) {
        if (signal?.aborted) return refuse(503, "57014", "The question was called off.");
        // Who is signed in and may not is refused for good: 401 would ask them for their password again.
        const { code, message = "" } = error as { code?: string; message?: string };
        return question.kind === "call" && code === "42501" ? refuse(403, code, message) : answerFailure(error);
      }
    },
  };
}

async function toStatement(pool: pg.Pool, question: Question): Promise<Statement | undefined> {
  if (question.kind !== "call") return tableStatement(question);
  const signature = await findSignature(pool, question.name);
  return signature && functionStatement(question.name, signature, question.args);
}

type Work = { question: Question; caller: Caller; statement: Statement; signal?: AbortSignal; house: pg.Pool };

async function answerAs(connections: pg.Pool, { question, caller, statement, signal, house }: Work): Promise<Response> {
  const client = await connections.connect();
  const hangUp = cancelWhenGone(client, house, signal);
  let fault: Error | undefined;
  try {
    signal?.throwIfAborted();
    await client.query(opening(client, question, caller));
    const { rows } = await client.query<Answer>(statement.text, statement.values);
    const [answer] = rows;
    const refusal = answer && judgeAnswer(question, answer);
    await client.query(refusal ? "rollback" : "commit");
    return refusal ?? writeAnswer(question, answer);
  } catch (error) {
    await client.query("rollback").catch((lost: Error) => {
      // The connection is gone, and the transaction with it.
      fault = lost;
    });
    throw error;
  } finally {
    await hangUp.settled();
    client.release(fault);
  }
}

/** One round trip: who asks, for how long they may, whether their session is still open, and the step down to their role. */
function opening(client: pg.PoolClient, question: Question, caller: Caller): string {
  const isCall = question.kind === "call";
  const claims = caller === "anonymous" ? { role: "anon" } : caller.claims;
  const settings = { "request.jwt.claims": JSON.stringify(claims), ...patience[isCall ? "call" : "table"] };
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${client.escapeLiteral(String(value))}, true)`,
  );
  const needsSession = !isCall && question.rules.whose === "authors" && caller !== "anonymous";
  return [
    "begin",
    `select ${set.join(", ")}`,
    ...(needsSession ? ["select private.require_open_session()"] : []),
    `set local role ${caller === "anonymous" ? "anon" : "authenticated"}`,
  ].join("; ");
}

/**
 * Stops the statement when whoever asked has hung up: nobody is left to read its answer. `settled` waits for that, so that
 * it never strikes the next statement on the same connection.
 */
function cancelWhenGone(client: pg.PoolClient, house: pg.Pool, signal?: AbortSignal) {
  let cancelling: Promise<unknown> | undefined;
  const { processID } = client as pg.PoolClient & { processID: number };
  const cancel = () => {
    cancelling = house.query("select pg_cancel_backend($1)", [processID]).catch(() => {
      // The database is away, and the statement with it.
    });
  };
  signal?.addEventListener("abort", cancel, { once: true });
  return {
    async settled() {
      signal?.removeEventListener("abort", cancel);
      await cancelling;
    },
  };
}

function judgeAnswer(question: Question, { body, count, size }: Answer): Response | undefined {
  if (body === null && size > 0) {
    return refuse(400, "PGRST103", "This is more than one answer may hold. Ask for fewer rows at once, by a limit.");
  }
  if (question.kind === "call" || !question.isSingle || count === 1) return undefined;
  // supabase-js reads the number out of the details.
  const details = `The result contains ${count} rows`;
  const message = "Cannot coerce the result to a single JSON object";
  return Response.json({ code: "PGRST116", message, details, hint: null }, { status: 406 });
}

function writeAnswer(question: Question, { body, size }: Answer = { body: null, size: 0, count: 0 }): Response {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    ...(size ? { "content-length": String(size) } : {}),
  };
  if (question.kind === "call" || question.kind === "read") return new Response(body ?? "null", { headers });
  const isSilent = question.returning.length === 0;
  if (question.kind === "insert") return new Response(isSilent ? null : body, { status: 201, headers });
  return isSilent ? new Response(null, { status: 204 }) : new Response(body, { headers });
}

/** PostgREST's statuses for what PostgreSQL says; neither the values of the failing row nor our names for rules are told. */
function answerFailure(error: unknown): Response {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (isConnectionFailure(error))
    return refuse(503, "PGRST001", "We cannot reach our records right now. Please try again.");
  // Nothing that PostgreSQL said: a surprise of our own, for the one place that logs them.
  if (!/^[0-9A-Z]{5}$/.test(code)) throw error;
  const refused = sayRefusal({ code, message });
  if (refused) return refuse(refused.status, code, refused.message);
  const status = statusOf(code);
  // Our own functions speak in sentences; what PostgreSQL says itself names tables, and is for nobody outside.
  return refuse(status, code, /\.$/.test(message) ? message : inOurWords[status]);
}

const inOurWords = {
  400: "The question could not be understood.",
  401: "This needs an open session, or is not yours to reach.",
  404: "There is no such thing here.",
  500: "Something went wrong on our side. Please try again.",
  503: "Somebody else is changing this right now. Please try again.",
  504: "This took too long. Please try again, or ask for less at once.",
};

function statusOf(code: string): keyof typeof inOurWords {
  if (code === "42501") return 401;
  if (code === "57014") return 504;
  // Two changes stood in each other's way, or one waited too long for the other: the same again may well succeed.
  if (/^(40|55P03)/.test(code)) return 503;
  if (code === "42P01" || code === "42883") return 404;
  return /^(21|42|P0001)/.test(code) ? 400 : 500;
}
