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
import { countWrites, emptyTheBuckets, findLost, makeAuthor, nothingYet, startLoad, withoutSignInLimits } from "./mixed-load.ts"; // biome-ignore format: one line

/** A port that is free now, so that a server can come back to the same address. */
async function freePort(): Promise<string> {
  const squatter = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => squatter.once("listening", resolve));
  const { port } = squatter.address() as AddressInfo;
  await new Promise((resolve) => squatter.close(resolve));
  return String(port);
}

/** Two servers on one database behind one address, with people at work on them. */
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
      ...withoutSignInLimits,
    });
  const servers = [start(0), start(1)];
  await Promise.all(servers.map(({ url }) => url));
  const proxy = await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
  onTestFinished(proxy.stop);

  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const author = await makeAuthor(proxy.url, await readSharedSecrets(pool));
  await pool.end();
  const acknowledged = nothingYet();
  const load = startLoad({ url: () => proxy.url, acknowledged, author });
  return {
    databaseUrl: database.url,
    acknowledged,
    load,
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
      await load.stop();
      await untilDelivered(database.url);
      const lost = await findLost(database.url, acknowledged);
      const mail = await checkMail(database.url, peer);
      for (const { process } of servers) process.kill("SIGTERM");
      for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0 });
      expect(lost).toEqual([]);
      expect(mail).toMatchObject({ lost: [], unknown: [], notSent: [] });
      expect(load.surprises).toEqual([]);
      return { mail, writes: countWrites(acknowledged), ...load.figures() };
    },
  };
}

test(`two servers on one database, one killed, ${rounds} times: the other goes on`, async () => {
  const house = await openHouse();
  for (let round = 1; round <= rounds; round += 1) {
    await emptyTheBuckets(house.databaseUrl);
    await pause(50 + Math.random() * 950);
    const before = countWrites(house.acknowledged);
    await house.end(round % 2, "SIGKILL");
    await vi.waitUntil(() => countWrites(house.acknowledged) > before, { timeout: 10_000, interval: 10 });
    await house.startAgain(round % 2);
  }
  const { mail, writes, answered, cutOff } = await house.close();
  recordFigures("two-servers", {
    fault: "two servers behind one address, `kill -9` of one",
    rounds,
    tried: `${inNumbers(answered)} requests, ${inNumbers(writes)} acknowledged writes, ${inNumbers(mail.owed)} mails`,
    lost: 0,
    leaked: 0,
    seen: `${inNumbers(cutOff)} requests that were under way in the killed server were cut off; all others were answered by its sibling; ${mail.repeated} mails came twice under the same Message-ID`,
  });
});

test("a rolling restart fails no request and delivers no mail twice", async () => {
  const turns = Math.min(rounds, 10);
  const house = await openHouse();
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await emptyTheBuckets(house.databaseUrl);
    await pause(Math.random() * 300);
    const begun = performance.now();
    expect(await house.end(turn % 2, "SIGTERM")).toMatchObject({ code: 0 });
    await house.startAgain(turn % 2);
    took.push(performance.now() - begun);
  }
  const { mail, writes, answered, cutOff, refused, slowest } = await house.close();
  expect({ cutOff, refused, repeated: mail.repeated }).toEqual({ cutOff: 0, refused: 0, repeated: 0 });
  recordFigures("rolling-restart", {
    fault: "rolling restart of two servers",
    rounds: turns,
    tried: `${inNumbers(answered)} requests, ${inNumbers(writes)} acknowledged writes, ${inNumbers(mail.owed)} mails`,
    lost: 0,
    leaked: 0,
    seen: `nothing: no request failed, the slowest took ${inSeconds(slowest)}, no mail came twice`,
  });
});
