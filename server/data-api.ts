import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { DataApi } from "./data-gateway.ts";
import { isConnectionFailure } from "./database/pool.ts";
import type { Secrets } from "./secrets.ts";

/**
 * The data API on our own PostgreSQL: @supabase/lite speaks PostgREST, our pool carries it, and each request runs as
 * the role of its token under row-level security. Nothing of lite but this is reachable: see data-gateway.ts.
 */
export async function openDataApi(pool: pg.Pool, secrets: Secrets): Promise<DataApi> {
  const failures = new AsyncLocalStorage<{ error?: unknown }>();
  const connection = createPostgresConnection({ url: "" });
  const runInContext = connection.withContext.bind(connection);
  Object.assign(connection, {
    kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    // Known to be on (the boot has checked every table), so lite need not look, and does not grant everything to everyone.
    rlsState: "active",
    async withContext(...args: Parameters<typeof runInContext>) {
      try {
        return await runInContext(...args);
      } catch (error) {
        // Lite prints every database error with the values in it. We keep the error for our own answer and hand lite
        // the one failure that it answers without printing.
        const failure = failures.getStore();
        if (!failure || !isDatabaseError(error)) throw error;
        failure.error = error;
        throw new Error("Invalid JSON body");
      }
    },
  });

  const lite = new App({
    connection,
    auth: { enabled: false, jwt_secret: secrets.jwtSecret, publishable_key: secrets.anonKey },
    api: { schemas: ["public"], max_rows: 1_000, plan_enabled: false, aggregates_enabled: false },
    storage: { enabled: false },
    options: { server: { studio: false, admin: false } },
  } as never);

  // Reads the schema once, before anyone waits for it.
  await connection.introspect();

  return {
    anonKey: secrets.anonKey,
    async fetch(request) {
      const failure: { error?: unknown } = {};
      const answer = await failures.run(failure, () => lite.fetch(request));
      return failure.error ? answerFailure(failure.error, request.headers.has("authorization")) : answer;
    },
  };
}

type DatabaseError = { code: string; message: string; constraint?: string };

function isDatabaseError(error: unknown): error is DatabaseError {
  return isConnectionFailure(error) || typeof (error as { code?: unknown }).code === "string";
}

/** PostgREST's statuses for what PostgreSQL says; its message stays, the values of the failing row do not. */
export function answerFailure(error: unknown, isSignedIn: boolean): Response {
  if (isConnectionFailure(error)) throw error;
  const { code, message } = error as DatabaseError;
  return Response.json({ code, message, details: null, hint: null }, { status: statusOf(code, isSignedIn) });
}

function statusOf(code: string, isSignedIn: boolean): number {
  if (code === "42501") return isSignedIn ? 403 : 401;
  if (code === "23505" || code === "23503") return 409;
  if (code === "57014") return 504;
  if (code === "42P01" || code === "42883") return 404;
  return /^(21|22|23|42)/.test(code) ? 400 : 500;
}
