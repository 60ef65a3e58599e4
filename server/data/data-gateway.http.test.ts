import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { signToken } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: "debug" }, { write: (line: string) => logged.push(line) });
  server = await startTestServer({ log });
});
afterAll(() => server.stop());

const address = "/rest/v1/consultation_requests";
const row = () => ({ id: randomUUID(), source: "home", name: "Ada", email: "ada@example.com" });

type Call = { path?: string; method?: string; body?: string; headers?: Record<string, string> };
const call = ({ path = address, method = "POST", body, headers = {} }: Call) =>
  fetch(server.url + path, {
    method,
    headers: { apikey: publicKey, "content-type": "application/json", ...headers },
    body: method === "GET" ? undefined : (body ?? JSON.stringify(row())),
  });

test.each([
  "/rest/v1/unknown",
  "/rest/v1/outbox",
  "/rest/v1/secrets",
  "/rest/v1/private.outbox",
  "/rest/v1/schema_migrations",
  "/rest/v1/users",
  "/rest/v1/pg_roles",
  "/rest/v1/rpc/version",
  "/rest/v1/_system/info",
  "/rest/v1/constructor",
  "/rest/v1/__proto__",
  "/rest/v1/rpc/constructor",
])("%s does not exist for anyone outside", async (path) => {
  expect((await call({ path })).status).toBe(404);
});

test("no header opens another schema", async () => {
  for (const name of ["content-profile", "accept-profile"]) {
    const body = JSON.stringify({ template: "consultation-notice", recipient: "x@example.com" });
    const answer = await call({ path: "/rest/v1/outbox", body, headers: { [name]: "private" } });
    expect(answer.status).toBe(404);
    expect((await call({ headers: { [name]: "private" } })).status).toBe(201);
  }
});

test("visitors and authors have no way into what is private, even with SQL of their own", async () => {
  for (const role of ["anon", "authenticated"]) {
    const client = await server.database.connect();
    try {
      await client.query(`begin; set local role ${role}`);
      await expect(client.query("select * from private.outbox")).rejects.toThrow(
        "permission denied for schema private",
      );
      await client.query("rollback");
      await client.query(`begin; set local role ${role}`);
      await expect(client.query("truncate consultation_requests")).rejects.toThrow("permission denied");
    } finally {
      await client.query("rollback");
      client.release();
    }
  }
});

test("a request without the key, or with a wrong one, is refused", async () => {
  expect((await call({ headers: { apikey: "" } })).status).toBe(401);
  expect((await call({ headers: { apikey: "wrong" } })).status).toBe(401);
});

const sign = (claims: Record<string, unknown>, secret: string) =>
  new SignJWT({ role: "authenticated", aud: "authenticated", sub: randomUUID(), ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));
const unsigned = (claims: object) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll("=", "");

test.each([
  ["no token at all", async () => "Bearer "],
  ["not three parts", async () => "Bearer abc"],
  ["an empty signature", async () => `Bearer ${unsigned({ role: "service_role", exp: 4_000_000_000 })}`],
  ["another secret", async () => `Bearer ${await sign({}, "another secret that is long enough")}`],
  [
    "a forged service role",
    async () => `Bearer ${await sign({ role: "service_role" }, "another secret that is long enough")}`,
  ],
  ["another scheme", async () => "Basic YTpi"],
])("a token that is %s is refused", async (_, authorization) => {
  expect((await call({ headers: { authorization: await authorization() } })).status).toBe(401);
});

test("a genuine token counts only while it lasts, for its audience and its role", async () => {
  const now = Math.floor(Date.now() / 1000);
  const genuine = { role: "authenticated", aud: "authenticated", sub: randomUUID(), exp: now + 3600 };
  const tryToken = async (changes: object) =>
    (await call({ headers: { authorization: `Bearer ${await signToken(server, { ...genuine, ...changes })}` } }))
      .status;
  expect(await tryToken({})).toBe(201);
  expect(await tryToken({ exp: now - 60 })).toBe(401);
  expect(await tryToken({ exp: undefined })).toBe(401);
  expect(await tryToken({ aud: "elsewhere" })).toBe(401);
  expect(await tryToken({ role: undefined })).toBe(401);
  expect(await tryToken({ role: "service_role" })).toBe(401);
  expect(await tryToken({ role: "postgres" })).toBe(401);
});

test.each([
  ["null", "null", 400],
  ["a number", "7", 400],
  ["a text", '"x"', 400],
  ["rows that are none", "[null]", 400],
  ["no rows", "[]", 400],
  ["101 rows", JSON.stringify(Array.from({ length: 101 }, row)), 400],
  ["no JSON", "{", 400],
  ["nothing", "", 400],
  ["65 kB", JSON.stringify({ ...row(), message: "a".repeat(66_000) }), 413],
])("a body of %s is refused", async (_, body, status) => {
  const answer = await call({ body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: "PGRST102", message: expect.stringMatching(/body/) });
});

test("another content type is refused", async () => {
  expect((await call({ headers: { "content-type": "text/csv" } })).status).toBe(415);
});

test("a row can be sent only as a new one: a wish to replace is refused, and one to hide is not heard", async () => {
  const body = JSON.stringify(row());
  expect((await call({ body, headers: { prefer: "tx=rollback" } })).status).toBe(201);
  expect((await call({ body, headers: { prefer: "tx=rollback" } })).status).toBe(409);
  const replacing = await call({ body, headers: { prefer: "resolution=merge-duplicates" } });
  expect(replacing.status).toBe(400);
});

test("what people type never reaches the log", async () => {
  const name = "Unmistakable Name";
  await call({ body: JSON.stringify({ ...row(), name, email: "secret.person@example.com", genre: "wrong" }) });
  await call({ body: JSON.stringify({ ...row(), id: "secret.person@example.com", name }) });
  await call({ path: `${address}?email=secret.person@example.com`, body: JSON.stringify({ ...row(), name }) });
  expect(logged.join("")).toContain("/rest/v1/:table");
  expect(logged.join("")).not.toMatch(/secret\.person|Unmistakable/);
});
