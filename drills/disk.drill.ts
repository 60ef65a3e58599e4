import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile } from "#server/secrets.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { countWrites, lookUp, nothingYet } from "./acknowledged.ts";
import { watchAnswers } from "./answers.ts";
import { notLookedAt } from "./drill-list.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { checkMail, keptMails, untilDelivered } from "./mail-account.ts";
import { emptyTheBuckets, makeAuthors, startLoad, withoutSignInLimits } from "./mixed-load.ts";
import { fill, mountDisk, notAllowed } from "./small-disk.ts";

test("a full disk: forms say so, pages go on, and once there is room all is well by itself", async () => {
  const fault = "disk full under the embedded database";
  const folder = mountDisk("size=192m,mode=0755");
  if (!folder) return recordFigures("full-disk", { fault, skipped: notAllowed });
  const turns = Math.min(rounds, 10);
  const data = join(folder, "data");
  const server = spawnServer({ DATA_DIR: data, TRUSTED_PROXIES: "127.0.0.1", ...withoutSignInLimits });
  const url = await server.url;
  const databaseUrl = (await findRunning(data)) ?? "";
  const secrets = await readSecretsFile(data);
  const authors = await makeAuthors(url, secrets);
  const acknowledged = nothingYet();
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const load = startLoad({ url: () => url, acknowledged, answers, authors });
  const returns: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await emptyTheBuckets(databaseUrl);
    await pause(500);
    const before = load.figures().refused;
    fill(join(folder, "filling"));
    await vi.waitUntil(() => load.figures().refused > before, { timeout: 60_000, interval: 20 });
    expect(await answers.visit(`${url}/about`)).toBe(200);
    expect(await answers.visit(`${url}/healthz`)).toBe(200);
    await pause(Math.random() * 1_000);
    rmSync(join(folder, "filling"));
    const begun = performance.now();
    const stored = countWrites(acknowledged);
    await vi.waitUntil(() => countWrites(acknowledged) > stored + 3, { timeout: 60_000, interval: 20 });
    returns.push(performance.now() - begun);
  }
  await load.stop();
  await untilDelivered(databaseUrl);
  const writes = await lookUp(databaseUrl, acknowledged);
  const { mails } = await checkMail(databaseUrl, await keptMails(databaseUrl));
  expect(load.surprises).toEqual([]);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  const { answered, refused } = load.figures();
  recordFigures("full-disk", {
    fault,
    rounds: turns,
    tried: `${inNumbers(answered)} requests, ${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mails.compared)} mails`,
    lost: [writes, mails],
    leaked: answers.counted(),
    seen: `pages go on; ${inNumbers(refused)} forms heard “try again in a moment” (503); well again ${inSeconds(median(returns))} after there was room, at most ${inSeconds(Math.max(...returns))}`,
  });
});

test("a read-only disk stops the start with a sentence, and harms nothing", async () => {
  const fault = "disk read-only at the start";
  const folder = mountDisk("size=192m,mode=0755");
  if (!folder) return recordFigures("read-only-disk", { fault, skipped: notAllowed });
  const data = join(folder, "data");
  const first = spawnServer({ DATA_DIR: data });
  await first.url;
  first.process.kill("SIGTERM");
  await first.ended;

  const remount = (mode: string) => spawnSync("mount", ["-o", `remount,${mode}`, folder]).status;
  // The last process of the database may still hold its log open for a moment.
  await vi.waitUntil(() => remount("ro") === 0, { timeout: 10_000, interval: 100 });
  const { code, errors } = await spawnServer({ DATA_DIR: data }).ended;
  expect(code).toBe(73);
  expect(errors.trim()).toMatch(/^The data folder .* cannot be written \(EROFS\): set DATA_DIR to one that can\.$/);
  expect(remount("rw")).toBe(0);
  const again = spawnServer({ DATA_DIR: data });
  expect((await fetch(`${await again.url}/readyz`)).status).toBe(200);
  again.process.kill("SIGTERM");
  expect(await again.ended).toMatchObject({ code: 0 });
  recordFigures("read-only-disk", {
    fault,
    rounds: 1,
    tried: "a start, and another once it can be written",
    lost: notLookedAt,
    leaked: notLookedAt,
    seen: "nothing: the operator reads one sentence that names the folder, and exit code 73",
  });
});
