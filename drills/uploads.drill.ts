import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile, readSharedSecrets, type Secrets } from "#server/secrets.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startRoundRobin } from "#server/testing/round-robin.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";
import { hasSwift, openSwift } from "../e2e/swift.ts";
import { watchAnswers } from "./answers.ts";
import { inNumbers, recordFigures, rounds } from "./figures.ts";
import { killDatabase } from "./kill-postgres.ts";
import { makeAuthor, withoutSignInLimits } from "./mixed-load.ts";
import { fill, mountDisk } from "./small-disk.ts";
import { openBooks, startUploads } from "./uploading.ts";

const sayTried = ({ files, acknowledged }: { files: number; acknowledged: number }) =>
  `${inNumbers(files)} files, ${inNumbers(Math.round(acknowledged / 1e6))} MB acknowledged`;

const makeSome = (count: number, url: string, secrets: Secrets) =>
  Promise.all(Array.from({ length: count }, () => makeAuthor(url, secrets)));

test(`files on their way under kill -9 of server and database, a full disk and lost connections, ${rounds} times`, async () => {
  const disk = mountDisk(`size=${rounds > 10 ? 1024 : 256}m,mode=0755`);
  const home = disk ?? mkdtempSync(join(tmpdir(), "halftitle-drill-"));
  if (!disk) onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folder = join(home, "data");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const server = spawnServer({ DATA_DIR: folder, PORT: port, ...withoutSignInLimits });
    await server.url;
    return server;
  };
  let server = await start();
  const secrets = await readSecretsFile(folder);
  const findDatabase = async () => (await findRunning(folder)) ?? "";
  const authors = await openBooks(await findDatabase(), await makeSome(3, url, secrets));
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const load = startUploads({ url: () => url, authors, answers });
  const untilGoingOn = async () => {
    const before = load.acknowledged();
    await vi.waitUntil(() => load.acknowledged() > before, { timeout: 120_000, interval: 20 });
  };
  for (let round = 0; round < rounds; round += 1) {
    await pause(50 + Math.random() * 500);
    server.process.kill("SIGKILL");
    await server.ended;
    server = await start();
    await untilGoingOn();
    await pause(Math.random() * 300);
    killDatabase(folder);
    await untilGoingOn();
    if (!disk || round >= 10) continue;
    fill(join(disk, "filling"));
    const { refused } = load.figures();
    await vi.waitUntil(() => load.figures().refused > refused, { timeout: 120_000, interval: 20 });
    rmSync(join(disk, "filling"));
    await untilGoingOn();
  }
  await load.stop();
  const lost = await load.lookUp(await findDatabase());
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(load.surprises).toEqual([]);
  const { broken, refused, ...sent } = load.figures();
  recordFigures("uploads", {
    fault: `files on their way: \`kill -9\` of the server, of the database, ${disk ? "a full disk, " : ""}broken connections`,
    rounds,
    tried: sayTried(sent),
    lost,
    leaked: answers.counted(),
    seen: `a bar that stands still and goes on by itself; ${inNumbers(broken)} connections broke, ${inNumbers(refused)} times the server said “later”`,
  });
});

test(`files on their way through two servers and one bucket, one of them killed ${rounds} times`, async () => {
  const fault = "files on their way through two servers and a bucket, `kill -9` of one";
  if (!hasSwift()) return recordFigures("uploads-two-servers", { fault, skipped: "Debian's Swift is not installed" });
  const database = await createDatabase();
  onTestFinished(database.drop);
  const bucket = await openSwift();
  const ports = [await freePort(), await freePort()] as const;
  const start = async (place: number) => {
    const settings = { DATABASE_URL: database.url, FILES_URL: bucket.href, PORT: ports[place] ?? "0" };
    const server = spawnServer({ ...settings, ...withoutSignInLimits });
    await server.url;
    return server;
  };
  const servers = [await start(0), await start(1)];
  const proxy = await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
  onTestFinished(proxy.stop);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const secrets = await readSharedSecrets(pool);
  await pool.end();
  const authors = await openBooks(database.url, await makeSome(2, proxy.url, secrets));
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const load = startUploads({ url: () => proxy.url, authors, answers });
  for (let round = 0; round < rounds; round += 1) {
    await pause(50 + Math.random() * 500);
    const place = round % 2;
    const before = load.acknowledged();
    servers[place]?.process.kill("SIGKILL");
    await servers[place]?.ended;
    await vi.waitUntil(() => load.acknowledged() > before, { timeout: 120_000, interval: 20 });
    servers[place] = await start(place);
  }
  await load.stop();
  const lost = await load.lookUp(database.url);
  for (const { process } of servers) process.kill("SIGTERM");
  for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0 });
  expect(load.surprises).toEqual([]);
  const { broken, refused, ...sent } = load.figures();
  recordFigures("uploads-two-servers", {
    fault,
    rounds,
    tried: sayTried(sent),
    lost,
    leaked: answers.counted(),
    seen: `the other server goes on with the file; ${inNumbers(broken)} connections broke, ${inNumbers(refused)} times a server said “later”`,
  });
});
