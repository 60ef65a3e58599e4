import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, type TestContext, test, vi } from "vitest";
import { isOnEmbedded } from "../testing/once.ts";
import { readLock } from "./cluster-lock.ts";
import { openDataFolder } from "./data-folder.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { findPostgresBinaries, postgresUser } from "./postgres-binaries.ts";
import { spawnWatched } from "./spawn-watched.ts";

/** The user that many services share because it owns nothing, and that root's database belonged to once. */
const nobody = { uid: 65534, gid: 65534 };

function asRootOnly({ skip }: TestContext) {
  skip(!isOnEmbedded, "the embedded database is the same in every project");
  skip(process.getuid?.() !== 0, "only root can hand a database to another user");
}

function makeDataFolder(): string {
  const folder = openDataFolder(mkdtempSync(join(tmpdir(), "halftitle-test-")), postgresUser());
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startForTest(folder: string) {
  const postgres = await startEmbeddedPostgres(folder);
  onTestFinished(postgres.stop);
  return postgres;
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const burglar = `
const { connect } = require("node:net");
const { readFileSync } = require("node:fs");
const [socket, cluster, pid] = process.argv.slice(1);
const opened = [];
try { readFileSync(cluster + "/pg_hba.conf"); opened.push("files"); } catch {}
try { process.kill(Number(pid), 0); opened.push("process"); } catch {}
connect(socket).once("connect", () => say("socket")).once("error", () => say());
function say(...more) { console.log(JSON.stringify([...opened, ...more])); process.exit(); }`;

test("started as root, the database is closed to every other user, however much they know of it", async (context) => {
  asRootOnly(context);
  const folder = makeDataFolder();
  await startForTest(folder);
  const cluster = join(folder, "postgres");
  const { pid, port, socket } = readLock(cluster) ?? expect.fail("nobody runs it");
  const args = [join(socket, `.s.PGSQL.${port}`), cluster, pid];
  const tried = spawnSync(process.execPath, ["-e", burglar, ...args], { cwd: "/", encoding: "utf8", ...nobody });
  expect(JSON.parse(tried.stdout)).toEqual([]);
});

test("a database that belonged to nobody gets its own user at the next start, and keeps what it holds", async (context) => {
  asRootOnly(context);
  const folder = makeDataFolder();
  const cluster = join(folder, "postgres");
  const first = await startForTest(folder);
  await ask(first.url, "create table kept as select 42 as answer");
  await first.stop();
  spawnSync("chown", ["-R", "65534:65534", cluster]);

  // Whoever still runs it as nobody is not robbed of it.
  const holder = spawn("sleep", ["60"], { cwd: "/", ...nobody });
  onTestFinished(() => void holder.kill());
  writeFileSync(join(cluster, "postmaster.pid"), `${holder.pid}\n`);
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow("in use by another server");
  expect(statSync(cluster).uid).toBe(nobody.uid);
  const ended = new Promise((resolve) => holder.once("exit", resolve));
  holder.kill();
  await ended;

  const second = await startForTest(folder);
  expect(await ask(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  const found = spawnSync("find", [folder, "-user", "65534", "-o", "-group", "65534"], { encoding: "utf8" });
  expect(found.stdout).toBe("");
});

test("a database that is left in its first moment, before it hears anything, ends all the same", async ({ skip }) => {
  skip(!isOnEmbedded, "the embedded database is the same in every project");
  const folder = makeDataFolder();
  await (await startForTest(folder)).stop();
  const user = postgresUser();
  const cluster = join(folder, "postgres");
  const args = ["-D", cluster, "-c", "listen_addresses=", "-c", `unix_socket_directories=${cluster}`];
  const left = spawnWatched(join(findPostgresBinaries(user), "postgres"), args, { cwd: "/", stdio: "pipe", ...user });
  left.stdin?.end();
  await new Promise((resolve) => left.once("exit", resolve));
  await startForTest(folder);
});

/** Another server's hold on a cluster: a living process, and a note that names it. */
function holdCluster(folder: string, status: "ready" | "stopping") {
  const holder = spawn("sleep", ["600"], { cwd: "/", ...postgresUser() });
  onTestFinished(() => void holder.kill());
  const lock = join(folder, "postgres", "postmaster.pid");
  writeFileSync(lock, [holder.pid, "", "", "", "", "", "", status, ""].join("\n"));
  return () => rmSync(lock);
}

const refusals = (folder: string) => readFileSync(join(folder, "postgres.log"), "utf8").split("FATAL").length - 1;

test("a folder that is left between a refusal and the look at who held it is taken", async ({ skip }) => {
  skip(!isOnEmbedded, "the embedded database is the same in every project");
  const folder = makeDataFolder();
  await (await startForTest(folder)).stop();
  const leave = holdCluster(folder, "ready");
  const starting = startForTest(folder);
  // Without giving up the turn, so that whoever waits for the refused one's end hears of it only afterwards.
  while (refusals(folder) === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  leave();
  await starting;
});

test("a server that is stopping is waited for, one that is at work is not", async ({ skip }) => {
  skip(!isOnEmbedded, "the embedded database is the same in every project");
  const folder = makeDataFolder();
  await (await startForTest(folder)).stop();
  const { now } = Date;
  const clock = vi.spyOn(Date, "now");
  onTestFinished(() => clock.mockRestore());
  const startAndGrowLate = () => {
    clock.mockImplementation(now);
    const starting = startForTest(folder);
    clock.mockImplementation(() => now() + 20_000);
    return starting;
  };
  const leave = holdCluster(folder, "ready");
  await expect(startAndGrowLate()).rejects.toThrow("in use by another server");
  leave();

  const leaveAtLast = holdCluster(folder, "stopping");
  const before = refusals(folder);
  const starting = startAndGrowLate();
  await vi.waitUntil(() => refusals(folder) > before + 1, { timeout: 60_000 });
  leaveAtLast();
  await starting;
});
