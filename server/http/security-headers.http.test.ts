import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { listDoors } from "../testing/fuzz.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: "on" });
});
afterAll(() => server.stop());

/** What every answer carries, whoever gives it. */
const always: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "content-security-policy": /frame-ancestors 'none'/,
  "cache-control": /no-store|no-cache|immutable/,
  "x-request-id": /^[0-9a-f-]{36}$/,
};

function expectHeaders(answer: Response, name: string) {
  for (const [header, pattern] of Object.entries(always)) {
    expect(answer.headers.get(header) ?? "", `${header} of ${name}, status ${answer.status}`).toMatch(pattern);
  }
  expect(answer.headers.get("set-cookie"), name).toBeNull();
  expect(answer.headers.get("x-powered-by"), name).toBeNull();
  expect(answer.headers.get("access-control-allow-origin"), name).toBeNull();
}

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });

test.each([
  ["a page", 200, "/about", {}],
  ["a page that has not changed", 304, "/about", { headers: { "if-none-match": '"page--about.html"' } }],
  ["a file of the build", 200, "/assets/root-1a2b.js", {}],
  ["a shell", 200, "/dashboard/projects/1", {}],
  ["a moved page", 301, "/services/book-design", {}],
  ["no page", 404, "/nowhere", {}],
  ["a page that is written to", 405, "/about", { method: "POST" }],
  ["health", 200, "/healthz", {}],
  ["readiness", 200, "/readyz", {}],
  ["metrics", 200, "/metrics", {}],
  ["the mailbox", 200, "/dev/mail", {}],
  ["no service", 404, "/storage/v1/object", {}],
  ["a table without a key", 401, "/rest/v1/projects", {}],
  ["no table", 404, "/rest/v1/nothing", { headers: { apikey: publicKey } }],
  ["a body that is none", 400, "/functions/v1/claim-offer", { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
  ["a body too large", 413, "/functions/v1/claim-offer", { method: "POST", body: "x".repeat(400_000), headers: { "content-type": "application/json" } }],
  ["a wrong password", 400, "/auth/v1/token?grant_type=password", { method: "POST", body: '{"email":"a@example.com","password":"wrong"}', headers: { apikey: publicKey } }],
  ["a page of a mail link", 404, "/newsletter/confirm?token=x", {}],
] as const)("%s (%i) carries the headers", async (name, status, path, init) => {
  const answer = await ask(path, init as RequestInit);
  expect(answer.status).toBe(status);
  expectHeaders(answer, name);
}); // biome-ignore format: a table

test("so does whatever any door says to a request that makes no sense", async () => {
  for (const { method, path } of listDoors()) {
    const address = path.replace(/:\w+(\{[^}]*\})?/g, () => randomUUID());
    const answer = await ask(address, {
      method: method === "ALL" ? "POST" : method,
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    expectHeaders(answer, `${method} ${path}`);
  }
});

test("so does a refusal for asking too often, and an outage", async () => {
  let answer = await ask("/readyz");
  for (let count = 0; count < 25 && answer.status !== 429; count += 1) {
    answer = await ask("/functions/v1/newsletter-subscribe", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${randomUUID()}@example.com` }),
    });
  }
  expect(answer.status).toBe(429);
  expectHeaders(answer, "too often");
  await server.database.query("alter schema supabase_migrations rename to away");
  const failing = await ask("/readyz");
  await server.database.query("alter schema away rename to supabase_migrations");
  expect(failing.status).toBeGreaterThanOrEqual(500);
  expectHeaders(failing, "a failure");
  expect(await failing.text()).not.toMatch(/schema|relation|supabase/);
});

test("a browser that has seen us over TLS does not come without, and one that has not is left alone", async () => {
  expect((await ask("/about")).headers.get("strict-transport-security")).toBeNull();
  const secure = await startServerForTest({
    settings: { SITE_URL: "https://halftitle.example", SMTP_URL: "smtp://127.0.0.1:1" },
  });
  for (const path of ["/about", "/nowhere", "/rest/v1/projects", "/auth/v1/settings", "/healthz"]) {
    const answer = await fetch(secure.listening + path);
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  }
});
