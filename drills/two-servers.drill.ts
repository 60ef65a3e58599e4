import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { readSharedSecrets } from "#server/secrets.ts";
import { startRoundRobin } from "#server/testing/round-robin.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";
import { inNumbers, inSeconds, recordFigures, rounds } from "./figures.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { type Acknowledged, countWrites, emptyTheBuckets, findLost, makeAuthor, nothingYet, startLoad, withoutSignInLimits } from "./mixed-load.ts"; // biome-ignore format: one line

/** A port that is free now, so that a server can come back to the same address. */
async function freePort(): Promise<string> {
  const squatter = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => squatter.once("listening", resolve));
  const { port } = squatter.address() as AddressInfo;
  await new Promise((resolve) => squatter.close(resolve));
  return String(port);
}

/** Two servers on one database behind one address. */
async function openHouse() {
  const database = await createDatabase("template0");
  onTestFinished(database.drop);
  const peer = await startSmtpPeerForTest();
  const ports = [await freePort(), await freePort()];
  const start = (place: number) =>
    spawnServer({
      DATABASE_URL: database.url,
      SMTP_URL: peer.url,
      TRUSTED_PROXIES: "127.0.0.1",
      PORT: ports[place] ?? "0",
      DRAIN_SECONDS: "2",
      ...withoutSignInLimits,
    });
  const servers = [start(0), start(1)];
  await Promise.all(servers.map(({ url }) => url));
  const proxy = await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
  onTestFinished(proxy.stop);
  return {
    url: proxy.url,
    databaseUrl: database.url,
    peer,
    end: (place: number, signal: NodeJS.Signals) => {
      servers[place]?.process.kill(signal);
      return servers[place]?.ended;
    },
    async startAgain(place: number) {
      const server = start(place);
      servers[place] = server;
      await server.url;
    },
    async close() {
      for (const { process } of servers) process.kill("SIGTERM");
      for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0 });
    },
  };
}

test(`two servers on one database: one killed, ${rounds} times, the other goes on; restarted in turn, no request fails`, async () => {
  const house = await openHouse();
  const pool = new pg.Pool({ connectionString: house.databaseUrl, max: 1 });
  const author = await makeAuthor(house.url, await readSharedSecrets(pool));
  await pool.end();
  const acknowledged = nothingYet();
  const work = () => startLoad({ url: () => house.url, acknowledged, author, pace: 100 });

  const underKills = work();
  for (let round = 1; round <= rounds; round += 1) {
    await emptyTheBuckets(house.databaseUrl);
    await pause(50 + Math.random() * 950);
    const before = countWrites(acknowledged);
    await house.end(round % 2, "SIGKILL");
    await vi.waitUntil(() => countWrites(acknowledged) > before, { timeout: 10_000, interval: 10 });
    await house.startAgain(round % 2);
  }
  await underKills.stop();
  await untilDelivered(house.databaseUrl);
  const killed = { ...underKills.figures(), ...(await account(house, acknowledged)) };

  const turns = Math.min(rounds, 10);
  const underRestarts = work();
  for (let turn = 0; turn < turns; turn += 1) {
    await emptyTheBuckets(house.databaseUrl);
    await pause(Math.random() * 300);
    expect(await house.end(turn % 2, "SIGTERM")).toMatchObject({ code: 0 });
    await house.startAgain(turn % 2);
  }
  await underRestarts.stop();
  await untilDelivered(house.databaseUrl);
  const restarted = { ...underRestarts.figures(), ...(await account(house, acknowledged)) };
  await house.close();

  expect([...underKills.surprises, ...underRestarts.surprises]).toEqual([]);
  expect(restarted).toMatchObject({ cutOff: 0, refused: 0, repeated: killed.repeated });
  recordFigures("two-servers", {
    fault: "two servers behind one address, `kill -9` of one",
    rounds,
    tried: `${inNumbers(killed.answered)} requests, ${inNumbers(killed.writes)} acknowledged writes, ${inNumbers(killed.owed)} mails`,
    lost: 0,
    leaked: 0,
    seen: `${inNumbers(killed.cutOff)} requests under way in the killed server were cut off, its sibling answered all others; mails that came twice, under the same Message-ID: ${killed.repeated}`,
  });
  recordFigures("rolling-restart", {
    fault: "rolling restart of two servers",
    rounds: turns,
    tried: `${inNumbers(restarted.answered)} requests, ${inNumbers(restarted.writes - killed.writes)} acknowledged writes, ${inNumbers(restarted.owed - killed.owed)} mails`,
    lost: 0,
    leaked: 0,
    seen: `nothing: no request failed, the slowest took ${inSeconds(restarted.slowest)}, no mail came twice`,
  });
});

/** What has been promised so far, and that all of it was kept. */
async function account({ databaseUrl, peer }: Awaited<ReturnType<typeof openHouse>>, acknowledged: Acknowledged) {
  const { owed, repeated, ...faults } = await checkMail(databaseUrl, peer);
  expect(faults).toEqual({ lost: [], unknown: [], notSent: [] });
  expect(await findLost(databaseUrl, acknowledged)).toEqual([]);
  return { writes: countWrites(acknowledged), owed, repeated };
}
