import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile } from "#server/secrets.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { countWrites, lookUp, nothingYet } from "./acknowledged.ts";
import { watchAnswers } from "./answers.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { killDatabase } from "./kill-postgres.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { emptyTheBuckets, makeAuthors, startLoad, withoutSignInLimits } from "./mixed-load.ts";

test(`kill -9 of the database, ${rounds} times: it comes back by itself, with every acknowledged write`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-drill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const peer = await startSmtpPeerForTest();
  const server = spawnServer({
    DATA_DIR: folder,
    SMTP_URL: peer.url,
    TRUSTED_PROXIES: "127.0.0.1",
    ...withoutSignInLimits,
  });
  const url = await server.url;
  const databaseUrl = (await findRunning(folder)) ?? "";
  const secrets = await readSecretsFile(folder);
  const authors = await makeAuthors(url, secrets);
  const acknowledged = nothingYet();
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const load = startLoad({ url: () => url, acknowledged, answers, authors });
  const outages: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await emptyTheBuckets(databaseUrl);
    await pause(50 + Math.random() * 1_450);
    killDatabase(folder);
    const begun = performance.now();
    expect(await answers.visit(`${url}/about`)).toBe(200);
    await vi.waitUntil(async () => (await answers.visit(`${url}/readyz`)) !== 200, { timeout: 5_000, interval: 5 });
    await vi.waitUntil(async () => (await answers.visit(`${url}/readyz`)) === 200, { timeout: 60_000, interval: 25 });
    outages.push(performance.now() - begun);
  }
  await load.stop();
  await untilDelivered(databaseUrl);
  const writes = await lookUp(databaseUrl, acknowledged);
  const { mails } = await checkMail(databaseUrl, peer.received);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });

  const { answered, refused, slowest } = load.figures();
  expect(load.surprises).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(15_000);
  recordFigures("kill-database", {
    fault: "`kill -9` of every process of the database",
    rounds,
    tried: `${inNumbers(answered)} requests, ${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mails.compared)} mails`,
    lost: [writes, mails],
    leaked: answers.counted(),
    seen: `pages go on; ${inNumbers(refused)} forms heard “try again in a moment” (503), never anything else; back after ${inSeconds(median(outages))}, at most ${inSeconds(Math.max(...outages))}`,
  });
});
