import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import { startSmtpPeer } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 20);

/** Sends requests, each from somebody else, until the server dies; notes which of them it acknowledged. */
async function sendUntilDead(url: string, acknowledged: Set<string>) {
  for (;;) {
    const id = randomUUID();
    const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")}`;
    try {
      const answer = await fetch(`${url}/rest/v1/consultation_requests`, {
        method: "POST",
        headers: { apikey: publicKey, "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ id, source: "home", name: "Ada", email: `${id}@example.com` }),
      });
      if (answer.status === 201) acknowledged.add(id);
    } catch {
      // The connection broke: what was not acknowledged may or may not be stored.
      return;
    }
  }
}

async function queryOnce<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test(`kill -9 during writes on the embedded database, ${rounds} times: nothing acknowledged is lost`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-drill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const acknowledged = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const server = spawnServer({ DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1" });
    const url = await server.url;
    const senders = Array.from({ length: 4 }, () => sendUntilDead(url, acknowledged));
    await pause(100 + Math.random() * 900);
    server.process.kill("SIGKILL");
    await Promise.all([...senders, server.ended]);
  }

  const postgres = await startEmbeddedPostgres(folder);
  const stored = await queryOnce<{ id: string }>(postgres.url, "select id from consultation_requests");
  const owed = await queryOnce<{ reference: string; mails: number }>(
    postgres.url,
    "select reference, count(*)::int as mails from private.outbox where template like 'consultation-%' group by reference",
  );
  await postgres.stop();

  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  // A request and its two mails exist together or not at all.
  expect(owed.filter(({ reference, mails }) => mails !== 2 || !ids.has(reference))).toEqual([]);
  expect(owed).toHaveLength(ids.size);
  console.log(`${rounds} kills, ${acknowledged.size} requests acknowledged, none lost`);
});

test(`kill -9 during mail delivery, ${rounds} times: every mail arrives, each under one Message-ID`, async () => {
  const database = await createDatabase();
  const peer = await startSmtpPeer();
  const settings = { DATABASE_URL: database.url, SMTP_URL: peer.url, TRUSTED_PROXIES: "127.0.0.1" };
  const acknowledged = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const server = spawnServer(settings);
    const url = await server.url;
    const before = peer.received.length;
    const senders = Array.from({ length: 4 }, () => sendUntilDead(url, acknowledged));
    // In the middle of the delivering, at a moment of chance.
    await vi.waitUntil(() => peer.received.length > before + 2, { timeout: 60_000, interval: 10 });
    await pause(Math.random() * 300);
    server.process.kill("SIGKILL");
    await Promise.all([...senders, server.ended]);
  }

  const last = spawnServer(settings);
  await last.url;
  await vi.waitFor(
    async () => {
      const [row] = await queryOnce<{ waiting: number }>(
        database.url,
        "select count(*)::int as waiting from private.outbox where status <> 'sent'",
      );
      expect(row?.waiting).toBe(0);
    },
    { timeout: 600_000, interval: 250 },
  );
  last.process.kill("SIGTERM");
  await last.ended;

  const owed = await queryOnce<{ id: string; recipient: string }>(
    database.url,
    "select id, recipient from private.outbox",
  );
  const arrived = new Map<string, number>();
  for (const { messageId } of peer.received) arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  const expected = new Set(owed.map(({ id }) => `<${id}@halftitle.example>`));
  expect([...expected].filter((id) => !arrived.has(id))).toEqual([]);
  expect([...arrived.keys()].filter((id) => !expected.has(id))).toEqual([]);
  const confirmed = new Set(owed.map(({ recipient }) => recipient));
  expect([...acknowledged].filter((id) => !confirmed.has(`${id}@example.com`))).toEqual([]);
  const repeated = [...arrived.values()].filter((count) => count > 1).length;
  console.log(`${rounds} kills, ${expected.size} mails, none lost, ${repeated} repeated under their own Message-ID`);
  await peer.stop();
  await database.drop();
});
