import pg from "pg";

const { builtins } = pg.types;

/**
 * The data API wants dates as text, big integers as numbers where they are safe, and arrays of names as arrays; the
 * server's own SQL lives well with the same, so there is one pool and one set of types.
 */
const asText = (value: string) => value;
const asNumber = (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value));
const asTextArray = pg.types.getTypeParser(1009 as number);
const parsers = new Map<number, (value: string) => unknown>([
  ...[builtins.DATE, builtins.TIME, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.TIMETZ].map(
    (type) => [type, asText] as const,
  ),
  [builtins.INT8, asNumber],
  ...[1002, 1003, 1115, 1182, 1185, 2951].map((type) => [type, asTextArray] as const),
]);

const types = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(type)) || pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

/** Longer than any statement of ours: a query whose answer never comes must not keep its request for ever. */
const longestQuery = 120_000;

export function openPool(url: string, onError: (error: Error) => void, places = 16): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: places,
    connectionTimeoutMillis: 5_000,
    query_timeout: longestQuery,
    types,
  });
  // A lost connection is replaced at the next query; unheard, its event would end the process. The pool hears those
  // that are idle, the client itself those that are in somebody's hands.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

/** Whether a failure means that the database is away, rather than that it said no. */
export function isConnectionFailure(error: unknown): boolean {
  const { code = "", message = "", severity = "" } = error as { code?: string; message?: string; severity?: string };
  return (
    // PostgreSQL says FATAL when it ends the conversation rather than the statement.
    severity === "FATAL" ||
    // Or it has no room, no memory or no connection left, or is a copy that takes no writes while another takes over.
    /^(08|53|57P0|58030|25006)/.test(code) ||
    ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"].includes(code) ||
    /terminat|timeout exceeded when trying to connect|Connection ended|ended unexpectedly|not queryable/i.test(message)
  );
}
