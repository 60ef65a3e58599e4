import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { jwtVerify } from "jose";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { callFunction, functionOf } from "./data-functions.ts";
import { type Caller, type DataApi, refuse } from "./data-gateway.ts";
import { isConnectionFailure } from "./database/pool.ts";
import type { Secrets } from "./secrets.ts";

/**
 * The data API on our own PostgreSQL: @supabase/lite speaks PostgREST, our pool carries it, and each request runs as
 * the role of its token under row-level security. Nothing of lite but this is reachable: see data-gateway.ts.
 */
export async function openDataApi(pool: pg.Pool, secrets: Secrets): Promise<DataApi> {
  const connection = createPostgresConnection({ url: "" });
  Object.assign(connection, {
    kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    // Known to be on (the boot has checked every table), so lite need not look, and does not grant everything to everyone.
    rlsState: "active",
    // Lite asks this hook before it prints a failure with the values in it. Thrown with a response of its own, the
    // failure is answered here and printed nowhere.
    normalizeDbError(error: unknown): never {
      throw Object.assign(new Error("answered"), { getResponse: () => answerFailure(error) });
    },
  });

  const key = new TextEncoder().encode(secrets.jwtSecret);
  const readClaims = async (token: string) => {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"] });
    return { type: "publishable", claims: payload };
  };

  const lite = new App({
    connection,
    auth: { enabled: false, jwt_secret: secrets.jwtSecret },
    api: { schemas: ["public"], max_rows: 1_000, plan_enabled: false, aggregates_enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true, apiKeys: { resolver: readClaims } } },
  } as never);

  // Reads the schema once, before anyone waits for it.
  await connection.introspect();

  return {
    anonKey: secrets.anonKey,
    fetch: async (request, caller) => {
      const name = functionOf(new URL(request.url).pathname);
      if (name) return answerCall(pool, name, request, caller);
      // Lite takes a request's claims from its key: the caller's own token, or the anonymous one.
      request.headers.set("apikey", caller === "anonymous" ? secrets.anonKey : caller.token);
      return lite.fetch(request);
    },
  };
}

/** Lite does not take JSON arguments as PostgREST does, so functions are called by our own few lines. */
async function answerCall(pool: pg.Pool, name: string, request: Request, caller: Caller): Promise<Response> {
  if (caller === "anonymous") return refuse(401, "42501", "Sign in to call this function.");
  try {
    return await callFunction(pool, { name, args: await request.json(), token: caller.token });
  } catch (error) {
    // Who is signed in and may not is refused for good: 401 would ask them for their password again.
    const { code, message = "" } = error as { code?: string; message?: string };
    return code === "42501" ? refuse(403, code, message) : answerFailure(error);
  }
}

/** PostgREST's statuses for what PostgreSQL says; its message stays, the values of the failing row do not. */
function answerFailure(error: unknown): Response {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (isConnectionFailure(error))
    return refuse(503, "PGRST001", "We cannot reach our records right now. Please try again.");
  if (!/^[0-9A-Z]{5}$/.test(code)) return refuse(400, "PGRST100", "The request could not be understood.");
  return refuse(statusOf(code), code, message);
}

function statusOf(code: string): number {
  // PostgREST's own convention: a function that raises PT401 names the status itself.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  if (code === "42501") return 401;
  if (code === "23505" || code === "23503") return 409;
  if (code === "57014") return 504;
  if (code === "42P01" || code === "42883") return 404;
  return /^(21|22|23|42|P0001)/.test(code) ? 400 : 500;
}
