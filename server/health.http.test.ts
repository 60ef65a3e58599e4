import { expect, inject, test, vi } from "vitest";
import { listMigrations } from "./database/migrate.ts";
import { startServerForTest, startTestServer } from "./testing/start-test-server.ts";

const once = test.runIf(inject("backend") === "database-url");

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return `${answer.status} ${(await answer.text()).trim()}`;
};

test("a server whose database lacks a migration is not ready", async () => {
  const server = await startServerForTest();
  expect(await readiness(server.url)).toBe("200 ready");
  const last = listMigrations().at(-1)?.version;
  const history = "supabase_migrations.schema_migrations";
  await server.database.query(`update ${history} set version = 'away' where version = $1`, [last]);
  expect(await readiness(server.url)).toBe("503 not ready: the database lacks migrations");
  await server.database.query(`update ${history} set version = $1 where version = 'away'`, [last]);
  expect(await readiness(server.url)).toBe("200 ready");
});

once("a server that is about to stop says so while it still answers", async () => {
  const server = await startTestServer({ settings: { DRAIN_SECONDS: "5" } });
  expect(await readiness(server.url)).toBe("200 ready");
  const stopped = server.stop();
  await vi.waitUntil(async () => (await readiness(server.url)) === "503 not ready: stopping", {
    timeout: 4_000,
    interval: 20,
  });
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${server.url}/about`)).rejects.toThrow();
});
