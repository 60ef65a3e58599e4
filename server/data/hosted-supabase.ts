import { type Context, Hono } from "hono";
import { publicKey } from "#domain/public-key.ts";
import { sayRefusal } from "../database/say-refusal.ts";
import { readAtMost } from "../http/body.ts";
import { readClients } from "../http/client.ts";
import type { RequestVariables } from "../http/requests.ts";
import type { DataApi } from "./data-gateway.ts";
import type { Question } from "./data-question.ts";
import { refuse } from "./refuse.ts";

/** A hosted Supabase project behind our own addresses: its PostgREST hears our questions, never a visitor's own words. */
export function openHostedDataApi(project: URL, anonKey: string): DataApi {
  return {
    anonKey,
    async ask(question, caller, signal) {
      const { path, method, headers, body } = inItsWords(question);
      const token = caller === "anonymous" ? anonKey : caller.token;
      const answer = await fetch(new URL(`/rest/v1/${path}`, project), {
        method,
        headers: { ...headers, apikey: anonKey, authorization: `Bearer ${token}` },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.any([AbortSignal.timeout(30_000), ...(signal ? [signal] : [])]),
      });
      // The answer's own meaning travels on; what belongs to the way it came stays behind.
      const kept = { status: answer.status, headers: keepHeaders(answer.headers, answerHeaders) };
      if (answer.ok) return new Response(answer.body, kept);
      const text = await answer.text();
      return refusalIn(text) ?? new Response(text, kept);
    },
  };
}

/** PostgREST names the constraint and shows the failing row; ours speaks as our own data API does. */
function refusalIn(text: string): Response | undefined {
  try {
    const { code, message } = JSON.parse(text) as { code?: string; message?: string };
    const refused = sayRefusal({ code, message });
    return refused && refuse(refused.status, code ?? "", refused.message);
  } catch {
    // Not PostgREST's language: whatever stands before it has answered, and goes through as it is.
    return undefined;
  }
}

const answerHeaders = ["content-type", "content-range", "preference-applied", "retry-after"];

/** The same question as PostgREST reads it. */
function inItsWords(question: Question) {
  if (question.kind === "call") {
    const headers = { "content-type": "application/json" };
    return { path: `rpc/${question.name}`, method: "POST", headers, body: question.args };
  }
  const search = new URLSearchParams();
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (question.isSingle) headers.accept = "application/vnd.pgrst.object+json";
  const columns = question.kind === "read" ? question.columns : question.returning;
  if (columns.length > 0) search.set("select", columns.join());
  if (question.kind !== "insert") {
    for (const { column, value } of question.match) search.append(column, `eq.${value}`);
  }
  if (question.kind === "read") {
    const order = question.order.map(({ column, isDescending }) => `${column}.${isDescending ? "desc" : "asc"}`);
    if (order.length > 0) search.set("order", order.join());
    search.set("limit", String(question.limit));
    search.set("offset", String(question.offset));
    return { path: `${question.table}?${search}`, method: "GET", headers };
  }
  headers.prefer = `return=${columns.length > 0 ? "representation" : "minimal"}`;
  const path = `${question.table}?${search}`;
  if (question.kind === "insert") return { path, method: "POST", headers, body: question.rows };
  if (question.kind === "update") return { path, method: "PATCH", headers, body: question.values };
  return { path, method: "DELETE", headers };
}

function keepHeaders(from: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

const sentHeaders = [
  "accept",
  "content-type",
  "user-agent",
  "x-client-info",
  "x-supabase-api-version",
  "sec-fetch-site",
];
const returnedHeaders = [
  "content-security-policy",
  "content-type",
  "link",
  "location",
  "retry-after",
  "x-supabase-api-version",
  "x-total-count",
];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The doors that Supabase limits by address. It believes an address that we hand on only beside its secret key
 * (`sb_secret_...`), so a visitor's request carries that key here, and nowhere else: never to /admin, where the key alone
 * opens everything. At these doors it does nothing more than to spare the visitor a captcha.
 */
const limitedByAddress =
  /^\/auth\/v1\/(signup|token|otp|magiclink|recover|resend|verify|user|passkeys\/authentication\/(options|verify)|factors\/[\da-f-]{36}\/(challenge|verify))$/;

type Project = { url: URL; anonKey: string; serviceRoleKey: string; trustedProxies: readonly string[] };

/** The project's sign-in service under our own address. Our public placeholder becomes its real anonymous key. */
export function hostedAuth({ url, anonKey, serviceRoleKey, trustedProxies }: Project) {
  const app = new Hono<{ Variables: RequestVariables }>();
  const clientOf = readClients({ trustedProxies });
  const isPublic = (key: string | undefined) => key === undefined || key === publicKey || key === anonKey;

  /** Who asks, by their own key or session, on behalf of the address that we found them at. */
  function identify(context: Context, pathname: string): Record<string, string> {
    const { address } = clientOf(context);
    const apikey = context.req.header("apikey");
    const token = context.req.header("authorization")?.replace(/^Bearer /i, "");
    // Whatever a visitor claims in these headers stays here: `address` is our own judgement.
    const forwarded = { "x-forwarded-for": address, "sb-forwarded-for": address };
    const isSecret = serviceRoleKey.startsWith("sb_secret_") && limitedByAddress.test(pathname) && isPublic(apikey);
    if (isSecret) {
      // A public key that is no token would contradict the key beside it.
      const own = isPublic(token) ? (anonKey.startsWith("sb_") ? undefined : anonKey) : token;
      return { ...forwarded, apikey: serviceRoleKey, ...(own && { authorization: `Bearer ${own}` }) };
    }
    const real = (key: string) => (isPublic(key) ? anonKey : key);
    return {
      ...forwarded,
      ...(apikey && { apikey: real(apikey) }),
      ...(token && { authorization: `Bearer ${real(token)}` }),
    };
  }

  app.all("*", async (context) => {
    const { req } = context;
    if (!methods.includes(req.method))
      return context.json({ code: "not_found", message: "Not a method of ours." }, 405);
    const { pathname, search } = new URL(req.url);
    const headers = keepHeaders(req.raw.headers, sentHeaders);
    for (const [name, value] of Object.entries(identify(context, pathname))) headers.set(name, value);
    const body = ["GET", "HEAD"].includes(req.method) ? "" : await readAtMost(req.raw, 64 * 1024);
    if (body === undefined) return context.json({ code: "validation_failed", message: "The body is too large." }, 413);
    const answer = await fetch(new URL(pathname + search, url), {
      method: req.method,
      headers,
      body: body || null,
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    return new Response(answer.body, { status: answer.status, headers: keepHeaders(answer.headers, returnedHeaders) });
  });
  return app;
}
