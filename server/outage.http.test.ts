import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { readLock } from "./database/cluster-lock.ts";
import { startServerForTest, type TestServer } from "./testing/start-test-server.ts";

const ask = (server: TestServer) =>
  fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ id: randomUUID(), source: "home", name: "Ada", email: "ada@example.com" }),
  });

/** Takes the database away under the running server; the answer brings it back. */
async function takeDatabaseAway(server: TestServer): Promise<() => Promise<void>> {
  if (inject("backend") === "embedded") {
    process.kill(Number(readLock(join(server.dataFolder, "postgres"))?.pid), "SIGKILL");
    return async () => {};
  }
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  const name = new URL(server.databaseUrl).pathname.slice(1);
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  return async () => {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  };
}

test("while the database is away forms say so with 503, pages go on and are counted, and all recovers by itself", async () => {
  const server = await startServerForTest({ viewsEvery: 20 });
  expect((await ask(server)).status).toBe(201);

  const bringBack = await takeDatabaseAway(server);
  await vi.waitFor(
    async () => {
      const refused = await ask(server);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("5");
      expect(await refused.json()).toMatchObject({ message: expect.stringContaining("try again") });
    },
    { timeout: 60_000, interval: 5 },
  );
  const reader = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  expect((await fetch(`${server.url}/about`, { headers: reader })).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  await bringBack();
  await vi.waitFor(
    async () => {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect((await ask(server)).status).toBe(201);
      const { rows } = await server.database.query("select page, views::int from private.page_views");
      expect(rows).toEqual([{ page: "/about", views: 1 }]);
    },
    { timeout: 60_000, interval: 100 },
  );
});

test("readiness tells the truth", async () => {
  const server = await startServerForTest({
    backend: inject("backend") === "embedded" ? "database-url" : inject("backend"),
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  const name = new URL(server.databaseUrl).pathname.slice(1);
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503), { timeout: 60_000 });
  await admin.query(`alter database ${name} allow_connections true`);
  await admin.end();
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), { timeout: 60_000 });
});
