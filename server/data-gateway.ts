import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { jwtVerify } from "jose";
import { publicKey } from "#domain/public-key.ts";
import { admitConsultations } from "./admit-consultations.ts";
import { dataFunctions } from "./data-functions.ts";
import type { RateLimits } from "./rate-limit.ts";

/** Who asks: anyone, or somebody signed in with a token that has been checked. */
export type Caller = "anonymous" | { token: string };

/** Whatever answers PostgREST's language: our own PostgreSQL through lite, or a hosted Supabase project. */
export type DataApi = { anonKey: string; fetch: (request: Request, caller: Caller) => Promise<Response> };

/** Every table that can be reached from outside, with the methods it needs. Policies decide what each caller may do. */
const tables: Record<string, readonly string[]> = {
  consultation_requests: ["POST"],
  projects: ["GET", "POST", "PATCH", "DELETE"],
  word_log: ["GET", "POST", "PATCH", "DELETE"],
  project_notes: ["GET", "POST", "PATCH"],
  house_notes: ["GET"],
  account_deletions: ["POST"],
};

/** A call of a function may bring a whole letter. */
const limits = { body: 64 * 1024, call: 256 * 1024, rows: 100, address: 8 * 1024 };

const forwardedHeaders = ["content-type", "range", "range-unit"];
const accepted = /^(application\/json|application\/vnd\.pgrst\.object\+json|text\/csv|\*\/\*)$/;
const preference = /^(return|resolution|count|missing|max-affected)=[a-z0-9-]+$/;

type Gateway = { dataApi: DataApi; jwtSecret?: string; limits: RateLimits };

/**
 * The door of /rest/v1: lets through known tables, needed methods, well-formed bodies and genuine tokens, and forwards
 * nothing that it has not named.
 */
export function dataGateway({ dataApi, jwtSecret, limits: rateLimits }: Gateway) {
  return async (context: Context): Promise<Response> => {
    const { req } = context;
    const address = new URL(req.url);
    const methods = tables[context.req.param("table") ?? ""];
    if (!methods || address.href.length > limits.address) return refuse(404, "PGRST205", "There is no such table.");
    if (!methods.includes(req.method)) return refuse(405, "PGRST117", `This table does not take ${req.method}.`);

    if (!isOneOf(req.header("apikey"), [publicKey, dataApi.anonKey])) {
      return refuse(401, "PGRST301", "The apikey header is missing or wrong.");
    }
    if (["PATCH", "DELETE"].includes(req.method) && !namesRows(address)) {
      return refuse(400, "21000", "Name the rows that are meant: this would reach all of them.");
    }
    const caller = await readCaller(req.header("authorization"), dataApi.anonKey, jwtSecret);
    if (caller === "refused") return refuse(401, "PGRST301", "The session is not valid, or has expired.");

    let body = await readBody(req.raw);
    if (body instanceof Response) return body;
    if (body !== null && req.param("table") === "consultation_requests") {
      const admitted = await admitConsultations(context, body, rateLimits);
      if (admitted instanceof Response) return admitted;
      body = admitted;
    }

    const request = new Request(address, { method: req.method, headers: requestHeaders(req.raw), body });
    const answer = await dataApi.fetch(request, caller);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders(answer.headers) });
  };
}

/**
 * The door of /rest/v1/rpc: calls known functions for whoever is signed in. Anyone else is refused before anything runs.
 */
export function functionGateway({ dataApi, jwtSecret }: Omit<Gateway, "limits">) {
  return async ({ req }: Context): Promise<Response> => {
    const address = new URL(req.url);
    if (!dataFunctions.includes(req.param("function") ?? "") || address.search) {
      return refuse(404, "PGRST202", "There is no such function.");
    }
    if (req.method !== "POST") return refuse(405, "PGRST117", `A function does not take ${req.method}.`);
    if (!isOneOf(req.header("apikey"), [publicKey, dataApi.anonKey])) {
      return refuse(401, "PGRST301", "The apikey header is missing or wrong.");
    }
    const caller = await readCaller(req.header("authorization"), dataApi.anonKey, jwtSecret);
    if (caller === "refused") return refuse(401, "PGRST301", "The session is not valid, or has expired.");
    if (caller === "anonymous") return refuse(401, "42501", "Sign in to call this function.");

    const body = await readBody(req.raw, limits.call);
    if (body instanceof Response) return body;
    const request = new Request(address, { method: "POST", headers: requestHeaders(req.raw), body });
    const answer = await dataApi.fetch(request, caller);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders(answer.headers) });
  };
}

/** A change or a removal without a filter is a slip, and would cost an author everything at once. */
function namesRows({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => !["select", "columns", "order", "limit", "offset"].includes(name));
}

/** Anonymous without a token or with the public key as one; otherwise a token of ours, in force, of a signed-in user. */
export async function readCaller(authorization: string | undefined, anonKey: string, jwtSecret: string | undefined) {
  if (authorization === undefined) return "anonymous";
  const [, token = ""] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  if (isOneOf(token, [publicKey, anonKey])) return "anonymous";
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return "refused";
  // A hosted project signs its own tokens, and checks them itself.
  if (!jwtSecret) return { token };
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ["HS256"],
      audience: "authenticated",
      requiredClaims: ["exp", "sub"],
    });
    return payload.role === "authenticated" ? { token } : "refused";
  } catch {
    // Forged, expired, or for somebody else: the caller learns only that it does not count.
    return "refused";
  }
}

async function readBody(request: Request, bytes = limits.body): Promise<string | null | Response> {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "DELETE") return null;
  if (!/^application\/json\b/.test(request.headers.get("content-type") ?? "")) {
    return refuse(415, "PGRST102", "The body must be application/json.");
  }
  const text = await readAtMost(request, bytes);
  if (text === undefined) return refuse(413, "PGRST102", `The body is larger than ${bytes / 1024} kB.`);
  return isRows(text)
    ? text
    : refuse(400, "PGRST102", "The body must be a JSON object, or up to 100 of them in an array.");
}

/** Reads no further than it has to: a longer body is not worth its memory. */
export async function readAtMost(request: Request, bytes: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length")) > bytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The same as a value; undefined where it is too long or no JSON, which every schema refuses. */
export async function readJson(request: Request, bytes: number): Promise<unknown> {
  try {
    return JSON.parse((await readAtMost(request, bytes)) ?? "");
  } catch {
    return undefined;
  }
}

function isRows(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not JSON at all.
    return false;
  }
  const rows = Array.isArray(value) ? value : [value];
  return (
    rows.length > 0 &&
    rows.length <= limits.rows &&
    rows.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))
  );
}

function requestHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const accept = request.headers.get("accept") ?? "";
  if (accepted.test(accept)) headers.set("accept", accept);
  const prefer = (request.headers.get("prefer") ?? "").split(",").map((wish) => wish.trim());
  const wishes = prefer.filter((wish) => preference.test(wish));
  if (wishes.length > 0) headers.set("prefer", wishes.join(", "));
  return headers;
}

/** The answer's own meaning travels on; what belongs to the way it came stays behind. */
function answerHeaders(from: Headers): Headers {
  const kept = new Headers();
  for (const name of ["content-type", "content-range", "preference-applied", "retry-after"]) {
    const value = from.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

function isOneOf(given: string | undefined, expected: string[]): boolean {
  return given !== undefined && expected.some((key) => isSame(given, key));
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A refusal in PostgREST's shape, so that the client reads it like any other answer. */
export function refuse(status: number, code: string, message: string, retryAfter = 5): Response {
  const headers: HeadersInit = status === 503 || status === 429 ? { "retry-after": String(retryAfter) } : {};
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}
