import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { isOnEmbedded } from "../testing/once.ts";
import { openDataFolder } from "./data-folder.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { postgresUser } from "./postgres-binaries.ts";

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
  const [pid = "", , , port = "", socket = ""] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
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
