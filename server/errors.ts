import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isConnectionFailure } from "./database/pool.ts";
import { sayRefusal } from "./database/say-refusal.ts";
import type { RequestVariables } from "./http/requests.ts";
import type { Log } from "./log.ts";

export type Failure = { status: ContentfulStatusCode; message: string; headers: Record<string, string> };

/**
 * The one place where a surprise becomes an answer: an outage says when to come back, a value that only the database
 * refused says which, anything else only its number.
 */
export function answerError(log: Log) {
  return (error: Error, context: Context<{ Variables: RequestVariables }>) => {
    const { status, message, headers } = reportFailure(log, error, context);
    return context.json({ message }, status, headers);
  };
}

/** Logs it, and says what whoever asked may know. */
export function reportFailure(log: Log, error: Error, context: Context): Failure {
  const id = context.get("requestId");
  const { code } = error as { code?: string };
  if (isConnectionFailure(error) || isUnreachable(error)) {
    log.error({ id, code }, "the database or the hosted backend is away");
    const message = "We cannot reach our records right now. Please try again in a moment.";
    return { status: 503, message, headers: { "retry-after": "5" } };
  }
  const refused = sayRefusal(error);
  if (refused) {
    log.warn({ id, code, constraint: (error as { constraint?: string }).constraint }, "the database refused a value");
    return { ...refused, headers: {} };
  }
  log.error({ id, code, name: error.name, stack: withoutMessage(error) }, "a request failed");
  return {
    status: 500,
    message: `Something went wrong on our side. Please mention ${id} if you tell us.`,
    headers: {},
  };
}

/** What fetch throws when a hosted project does not answer. */
function isUnreachable(error: Error): boolean {
  return (error.name === "TypeError" && error.message === "fetch failed") || error.name === "TimeoutError";
}

/** A message may quote what somebody typed; the lines below it never do. */
export function withoutMessage(error: Error): string {
  const lines = (error.stack ?? "").split("\n");
  return lines.filter((line) => /^\s+at /.test(line)).join("\n");
}
