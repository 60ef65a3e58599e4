import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile } from "#server/secrets.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { type Author, countWrites, emptyTheBuckets, findLost, makeAuthor, nothingYet, startLoad, withoutSignInLimits } from "./mixed-load.ts"; // biome-ignore format: one line

test(`kill -9 of the server, ${rounds} times: every acknowledged write is there, every mail arrives under one Message-ID`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-drill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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

  let author: Author | undefined;
  const surprises: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const server = await start();
    await emptyTheBuckets(server.databaseUrl);
    author ??= await makeAuthor(server.url, await readSecretsFile(folder));
    const load = startLoad({ url: () => server.url, acknowledged, author });
    await pause(50 + Math.random() * 1_450);
    server.process.kill("SIGKILL");
    await server.ended;
    await load.stop();
    surprises.push(...load.surprises);
  }

  const last = await start();
  await untilDelivered(last.databaseUrl);
  const lost = await findLost(last.databaseUrl, acknowledged);
  const mail = await checkMail(last.databaseUrl, peer);
  last.process.kill("SIGTERM");
  expect(await last.ended).toMatchObject({ code: 0 });

  expect(surprises).toEqual([]);
  expect(lost).toEqual([]);
  expect(mail).toMatchObject({ lost: [], unknown: [], notSent: [] });
  expect(countWrites(acknowledged)).toBeGreaterThan(rounds * 3);
  // Two seconds where nothing else runs; the drill shares its machine.
  expect(median(starts)).toBeLessThan(15_000);
  expect(Math.max(...starts)).toBeLessThan(60_000);
  recordFigures("kill-server", {
    fault: "`kill -9` of the server, its database with it",
    rounds,
    tried: `${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mail.owed)} mails`,
    lost: 0,
    leaked: 0,
    seen: `a broken connection, until the supervisor has started it again: ${inSeconds(median(starts))}, at most ${inSeconds(Math.max(...starts))}; ${mail.repeated} mails came twice under the same Message-ID`,
  });
});
