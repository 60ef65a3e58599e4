import { Hono } from "hono";
import { publicKey } from "#domain/public-key.ts";
import { type DataApi, readAtMost } from "./data-gateway.ts";
import type { Question } from "./data-question.ts";
import type { RequestVariables } from "./requests.ts";

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
      return new Response(answer.body, { status: answer.status, headers: keepHeaders(answer.headers, answerHeaders) });
    },
  };
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
const returnedHeaders = ["content-security-policy", "content-type", "link", "location", "retry-after", "x-supabase-api-version", "x-total-count"]; // biome-ignore format: one line

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The project's sign-in service under our own address. Our public placeholder becomes its real anonymous key. */
export function hostedAuth(project: URL, anonKey: string) {
  const app = new Hono<{ Variables: RequestVariables }>();
  const realKey = (key: string) => (key === publicKey ? anonKey : key);
  app.all("*", async (context) => {
    const { req } = context;
    if (!methods.includes(req.method))
      return context.json({ code: "not_found", message: "Not a method of ours." }, 405);
    const headers = keepHeaders(req.raw.headers, sentHeaders);
    const authorization = req.header("authorization");
    const apikey = req.header("apikey");
    if (apikey) headers.set("apikey", realKey(apikey));
    if (authorization) headers.set("authorization", `Bearer ${realKey(authorization.replace(/^Bearer /i, ""))}`);
    const { pathname, search } = new URL(req.url);
    const body = ["GET", "HEAD"].includes(req.method) ? "" : await readAtMost(req.raw, 64 * 1024);
    if (body === undefined) return context.json({ code: "validation_failed", message: "The body is too large." }, 413);
    const answer = await fetch(new URL(pathname + search, project), {
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
