import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { readSharedSecrets } from "#server/secrets.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startRoundRobin } from "#server/testing/round-robin.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";
import { type Acknowledged, countWrites, lookUp, nothingYet } from "./acknowledged.ts";
import { watchAnswers } from "./answers.ts";
import { inNumbers, inSeconds, recordFigures, rounds } from "./figures.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { emptyTheBuckets, makeAuthors, startLoad, withoutSignInLimits } from "./mixed-load.ts";

/** Two servers on one database behind one address. */
async function openHouse() {
  const database = await createDatabase();
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
  const secrets = await readSharedSecrets(pool);
  await pool.end();
  const authors = await makeAuthors(house.url, secrets);
  const acknowledged = nothingYet();
  const work = () => {
    const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
    return { answers, ...startLoad({ url: () => house.url, acknowledged, answers, authors, pace: 100 }) };
  };

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
    tried: `${inNumbers(killed.answered)} requests, ${inNumbers(killed.writes)} acknowledged writes, ${inNumbers(killed.mails.compared)} mails`,
    lost: [killed.looked, killed.mails],
    leaked: underKills.answers.counted(),
    seen: `${inNumbers(killed.cutOff)} requests under way in the killed server were cut off, its sibling answered all others; mails that came twice, under the same Message-ID: ${killed.repeated}`,
  });
  recordFigures("rolling-restart", {
    fault: "rolling restart of two servers",
    rounds: turns,
    tried: `${inNumbers(restarted.answered)} requests, ${inNumbers(restarted.writes - killed.writes)} acknowledged writes, ${inNumbers(restarted.mails.compared - killed.mails.compared)} mails`,
    lost: [restarted.looked, restarted.mails],
    leaked: underRestarts.answers.counted(),
    seen: `nothing: no request failed, the slowest took ${inSeconds(restarted.slowest)}, no mail came twice`,
  });
});

/** What has been promised so far, looked up. */
async function account({ databaseUrl, peer }: Awaited<ReturnType<typeof openHouse>>, acknowledged: Acknowledged) {
  return {
    writes: countWrites(acknowledged),
    looked: await lookUp(databaseUrl, acknowledged),
    ...(await checkMail(databaseUrl, peer.received)),
  };
}
