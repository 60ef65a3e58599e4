import { once as happened } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { goodPassword, newAddress, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { once } from "../testing/once.ts";
import { startServerForTest } from "../testing/start-test-server.ts";

/** A visitor whom a proxy that we trust names. */
const from = (address: string) => ({ "x-forwarded-for": address });

once("one visitor's guesses use up nobody else's share", async () => {
  const settings = { TRUSTED_PROXIES: "127.0.0.1" };
  const server = await startServerForTest({ backend: "second-copy", settings, limits: "on" });
  const { email } = await signedInAuthor(server, { headers: from("203.0.113.9") });
  const attacker = openBrowser(server, { headers: from("198.51.100.1") });
  const guess = () => attacker.auth.signInWithPassword({ email: newAddress(), password: "stolen elsewhere" });
  for (let count = 0; count < 30; count += 1) expect((await guess()).error?.code).toBe("invalid_credentials");
  expect((await guess()).error?.code).toBe("over_request_rate_limit");
  const visitor = openBrowser(server, { headers: from("203.0.113.77") });
  expect((await visitor.auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

type Heard = { path: string; headers: IncomingHttpHeaders };

/** Something at the place of the project that writes down what it hears. */
async function startListener() {
  const heard: Heard[] = [];
  const listener = createServer((request, answer) => {
    heard.push({ path: request.url ?? "", headers: request.headers });
    answer.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await happened(listener, "listening");
  onTestFinished(() => void listener.close());
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, heard };
}

async function startInFront(keys: { anon: string; secret: string }, settings: Record<string, string> = {}) {
  const project = await startListener();
  const server = await startServerForTest({
    backend: "database-url",
    settings: {
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: keys.anon,
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      ...settings,
    },
  });
  return async (path: string, { method = "POST", ...headers }: Record<string, string> = {}) => {
    await fetch(`${server.url}/auth/v1${path}`, {
      method,
      headers: { apikey: publicKey, "content-type": "application/json", ...headers },
      body: method === "GET" ? undefined : "{}",
    });
    return project.heard.at(-1)?.headers ?? {};
  };
}

const newKeys = { anon: "sb_publishable_abc", secret: "sb_secret_xyz" };
const person = "Bearer header.claims.signature";

once("the project is told the address that we found the visitor at, and nothing that a visitor claims", async () => {
  const claims = { "x-forwarded-for": "6.6.6.6", "sb-forwarded-for": "6.6.6.6", forwarded: "for=6.6.6.6" };
  const call = await startInFront(newKeys);
  const heard = await call("/token?grant_type=password", claims);
  expect(heard).toMatchObject({ "x-forwarded-for": "127.0.0.1", "sb-forwarded-for": "127.0.0.1" });
  expect(JSON.stringify(heard)).not.toContain("6.6.6.6");

  const behindProxy = await startInFront(newKeys, { TRUSTED_PROXIES: "127.0.0.1" });
  expect(await behindProxy("/otp", { ...claims, "x-forwarded-for": "6.6.6.6, 203.0.113.9" })).toMatchObject({
    "x-forwarded-for": "203.0.113.9",
    "sb-forwarded-for": "203.0.113.9",
  });
});

once("the project's secret key goes only where it makes the address count, and never opens anything", async () => {
  const call = await startInFront(newKeys);
  const atLimited = await call("/token?grant_type=password", { authorization: `Bearer ${publicKey}` });
  expect(atLimited).toMatchObject({ apikey: newKeys.secret });
  expect(atLimited).not.toHaveProperty("authorization");
  expect(await call("/user", { method: "PUT", authorization: person })).toMatchObject({
    apikey: newKeys.secret,
    authorization: person,
  });
  for (const path of ["/admin/users", "/admin/generate_link", "/invite", "/token/../admin/users", "/verify/admin", "/%74oken", "/logout", "/settings"]) {
    const heard = await call(path, { authorization: `Bearer ${publicKey}` });
    expect(heard).toMatchObject({ apikey: newKeys.anon, authorization: `Bearer ${newKeys.anon}` });
  } // biome-ignore format: one list
  expect(await call("/otp", { apikey: "somebody's own" })).toMatchObject({ apikey: "somebody's own" });
});

once("keys of the older kind stay what they are", async () => {
  const call = await startInFront({ anon: "old.anon.key", secret: "old.service.key" });
  expect(await call("/token?grant_type=password", { authorization: `Bearer ${publicKey}` })).toMatchObject({
    apikey: "old.anon.key",
    authorization: "Bearer old.anon.key",
    "sb-forwarded-for": "127.0.0.1",
  });
});
