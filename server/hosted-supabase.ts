import { Hono } from "hono";
import { publicKey } from "#domain/public-key.ts";
import { type DataApi, readAtMost } from "./data-gateway.ts";
import type { RequestVariables } from "./requests.ts";

/** A hosted Supabase project behind our own addresses: the same paths, its keys, its answers. */
export function openHostedDataApi(project: URL, anonKey: string): DataApi {
  return {
    anonKey,
    async fetch(request, caller) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set("apikey", anonKey);
      headers.set("authorization", `Bearer ${caller === "anonymous" ? anonKey : caller.token}`);
      const answer = await fetch(new URL(pathname + search, project), {
        method: request.method,
        headers,
        body: request.body ? await request.text() : null,
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      // Decoded already: the gateway names the headers that travel on.
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    },
  };
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
    const headers = new Headers();
    for (const name of sentHeaders) {
      const value = req.header(name);
      if (value) headers.set(name, value);
    }
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
    const kept = new Headers();
    for (const name of returnedHeaders) {
      const value = answer.headers.get(name);
      if (value) kept.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: kept });
  });
  return app;
}
