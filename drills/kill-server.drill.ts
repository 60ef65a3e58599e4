import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile } from "#server/secrets.ts";
import { prepareFolderForTest } from "#server/testing/prepared-cluster.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { countWrites, lookUp, nothingYet } from "./acknowledged.ts";
import { watchAnswers } from "./answers.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { type Author, emptyTheBuckets, makeAuthors, startLoad, withoutSignInLimits } from "./mixed-load.ts";

test(`kill -9 of the server, ${rounds} times: every acknowledged write is there, every mail arrives under one Message-ID`, async () => {
  const folder = prepareFolderForTest();
  const peer = await startSmtpPeerForTest();
  const settings = { DATA_DIR: folder, SMTP_URL: peer.url, TRUSTED_PROXIES: "127.0.0.1", ...withoutSignInLimits };
  const acknowledged = nothingYet();
  const starts: number[] = [];
  const start = async () => {
    const begun = performance.now();
    const server = spawnServer(settings);
    const url = await server.url;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    starts.push(performance.now() - begun);
    return { ...server, url, databaseUrl: (await findRunning(folder)) ?? "" };
  };

  let authors: Author[] | undefined;
  const hidden: string[] = [];
  const answers = watchAnswers(hidden);
  const surprises: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const server = await start();
    await emptyTheBuckets(server.databaseUrl);
    if (!authors) {
      const secrets = await readSecretsFile(folder);
      hidden.push(secrets.jwtSecret, secrets.serviceRoleKey);
      authors = await makeAuthors(server.url, secrets);
    }
    const before = countWrites(acknowledged);
    const load = startLoad({ url: () => server.url, acknowledged, answers, authors });
    // However slow the machine is, there is something to lose.
    await vi.waitUntil(() => countWrites(acknowledged) > before + 3, { timeout: 60_000, interval: 10 });
    await pause(Math.random() * 1_450);
    server.process.kill("SIGKILL");
    await server.ended;
    await load.stop();
    surprises.push(...load.surprises);
  }

  const last = await start();
  await untilDelivered(last.databaseUrl);
  const writes = await lookUp(last.databaseUrl, acknowledged);
  const { mails, repeated } = await checkMail(last.databaseUrl, peer.received);
  last.process.kill("SIGTERM");
  expect(await last.ended).toMatchObject({ code: 0 });

  expect(surprises).toEqual([]);
  expect(countWrites(acknowledged)).toBeGreaterThan(rounds * 3);
  // Two seconds where nothing else runs; the drill shares its machine.
  expect(median(starts)).toBeLessThan(15_000);
  expect(Math.max(...starts)).toBeLessThan(60_000);
  recordFigures("kill-server", {
    fault: "`kill -9` of the server, its database with it",
    rounds,
    tried: `${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mails.compared)} mails`,
    lost: [writes, mails],
    leaked: answers.counted(),
    seen: `a broken connection, until the supervisor has started it again: ${inSeconds(median(starts))}, at most ${inSeconds(Math.max(...starts))}; ${repeated} mails came twice under the same Message-ID`,
  });
});
