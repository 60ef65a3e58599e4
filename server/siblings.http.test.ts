import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { listMigrations } from "./database/migrate.ts";
import { readSettings } from "./environment.ts";
import { openLog } from "./log.ts";
import { readSharedSecrets } from "./secrets.ts";
import { type RunningServer, startServer } from "./start.ts";
import { goodPassword, newAddress } from "./testing/accounts.ts";
import { startRoundRobin } from "./testing/round-robin.ts";
import { type SmtpPeer, startSmtpPeer } from "./testing/smtp-peer.ts";
import { createDatabase } from "./testing/start-test-server.ts";

/** Several servers need a database that they can share, which is the kind given by address. */
const isOurs = inject("backend") === "database-url";
const once = test.runIf(isOurs);

let database: Awaited<ReturnType<typeof createDatabase>>;
let servers: RunningServer[];
let proxy: Awaited<ReturnType<typeof startRoundRobin>>;
let peer: SmtpPeer;
let pool: pg.Pool;

beforeAll(async () => {
  if (!isOurs) return;
  database = await createDatabase("template0");
  peer = await startSmtpPeer();
  const start = () =>
    startServer(
      readSettings({ PORT: "0", DATABASE_URL: database.url, SMTP_URL: peer.url, TRUSTED_PROXIES: "127.0.0.1" }),
      { log: openLog("silent"), siteFolder: inject("siteFolder"), viewsEvery: 5 },
    );
  // Both at once, on a database that nobody has migrated.
  servers = await Promise.all([start(), start()]);
  proxy = await startRoundRobin(servers.map(({ listening }) => listening));
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  if (!isOurs) return;
  await proxy.stop();
  for (const server of servers) await server.stop();
  await pool.end();
  await peer.stop();
  await database.drop();
});

const send = (path: string, body: object, headers: Record<string, string> = {}, method = "POST") =>
  fetch(proxy.url + path, {
    method,
    headers: { apikey: publicKey, "content-type": "application/json", ...headers },
    body: method === "GET" ? undefined : JSON.stringify(body),
  });

const randomClient = () => ({
  "x-forwarded-for": `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
});

once("two servers that start together on an empty database migrate it once", async () => {
  const { rows } = await pool.query("select count(*)::int as applied from supabase_migrations.schema_migrations");
  expect(rows[0].applied).toBe(listMigrations().length);
});

once("each answers for itself behind the one address", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(`${proxy.url}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});

once("they count a visitor's forms together", async () => {
  const from = { "x-forwarded-for": "203.0.113.50" };
  const statuses: number[] = [];
  for (let count = 0; count < 24; count += 1) {
    statuses.push((await send("/functions/v1/newsletter-subscribe", { email: newAddress() }, from)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
});

once("the views that each has counted add up", async () => {
  const views = async () =>
    (await pool.query("select coalesce(sum(views), 0)::int as sum from private.page_views")).rows[0].sum;
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const pages = Array.from({ length: 200 }, (_, place) => (place % 4 < 2 ? "/" : "/about"));
  await Promise.all(
    pages.map((page) => fetch(proxy.url + page, { headers: { ...randomClient(), "user-agent": agent } })),
  );
  await vi.waitUntil(async () => (await views()) === 200, { timeout: 10_000, interval: 20 });
});

once("they count wrong passwords together", async () => {
  const from = { "x-forwarded-for": "203.0.113.51" };
  const wrong = { email: newAddress(), password: "wrong" };
  const statuses: number[] = [];
  for (let count = 0; count < 13; count += 1) {
    statuses.push((await send("/auth/v1/token?grant_type=password", wrong, from)).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
});

once("a session that one has opened is good at the other, and ended at both when it ends", async () => {
  const { serviceRoleKey } = await readSharedSecrets(pool);
  const email = newAddress();
  const desk = { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` };
  expect(
    (await send("/auth/v1/admin/users", { email, password: goodPassword, email_confirm: true }, desk)).status,
  ).toBe(200);
  const signedIn = await send("/auth/v1/token?grant_type=password", { email, password: goodPassword });
  const { access_token, refresh_token } = (await signedIn.json()) as { access_token: string; refresh_token: string };
  const own = { authorization: `Bearer ${access_token}` };
  for (const { listening } of servers) {
    const answer = await fetch(`${listening}/auth/v1/user`, { headers: { apikey: publicKey, ...own } });
    expect(answer.status).toBe(200);
    const projects = await fetch(`${listening}/rest/v1/projects`, { headers: { apikey: publicKey, ...own } });
    expect(projects.status).toBe(200);
  }
  expect((await send("/auth/v1/token?grant_type=refresh_token", { refresh_token })).status).toBe(200);
  expect((await send("/auth/v1/logout", {}, own)).status).toBe(204);
  for (const { listening } of servers) {
    const answer = await fetch(`${listening}/auth/v1/user`, { headers: { apikey: publicKey, ...own } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});

once("each mail is delivered by one of them, once", async () => {
  const before = peer.received.length;
  const emails = Array.from({ length: 40 }, () => newAddress());
  await Promise.all(
    emails.map((email) =>
      send("/rest/v1/consultation_requests", { id: randomUUID(), source: "home", name: "Ada", email }, randomClient()),
    ),
  );
  await vi.waitUntil(
    async () => {
      const { rows } = await pool.query("select count(*)::int as waiting from private.outbox where status = 'waiting'");
      return rows[0].waiting === 0;
    },
    { timeout: 60_000, interval: 50 },
  );
  const received = peer.received.slice(before).filter(({ to }) => emails.includes(to[0] ?? ""));
  expect(received.map(({ to }) => to[0]).toSorted()).toEqual(emails.toSorted());
  expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(peer.received.length);
});
