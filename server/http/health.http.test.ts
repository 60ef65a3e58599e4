import { randomUUID } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listMigrations } from "../database/migrate.ts";
import { once, onceOnEmbedded } from "../testing/once.ts";
import { sendJson } from "../testing/send-form.ts";
import { startServerForTest, startTestServer } from "../testing/start-test-server.ts";

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

onceOnEmbedded("a server that is about to stop says so while it still answers", async () => {
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

once("a server whose mail worker is stuck says so, and is ready again when it moves", async () => {
  const held: Socket[] = [];
  const hanging = createServer((socket) => held.push(socket.on("error", () => {})));
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  const { port } = hanging.address() as { port: number };
  const server = await startServerForTest({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  // Before the server stops: it waits for mails that are under way.
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    hanging.close();
  });
  const lanes = 3;
  for (let mail = 0; mail < lanes; mail += 1) {
    await sendJson(server, "newsletter-subscribe", { email: `${randomUUID()}@example.com` });
  }
  await vi.waitUntil(() => held.length >= lanes, { timeout: 60_000, interval: 20 });
  expect(await readiness(server.url)).toBe("200 ready");

  const really = performance.now.bind(performance);
  const later = vi.spyOn(performance, "now").mockImplementation(() => really() + 130_000);
  expect(await readiness(server.url)).toBe("503 not ready: the mail worker does not work");
  for (const socket of held) socket.destroy();
  await vi.waitUntil(async () => (await readiness(server.url)) === "200 ready", { timeout: 60_000, interval: 50 });
  later.mockRestore();
});
