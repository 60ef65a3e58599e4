import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publicKey } from "#domain/public-key.ts";
import { readLock } from "#server/database/cluster-lock.ts";

/**
 * `npm run bench:load`: what each kind of request costs in processor time, in the server and in its PostgreSQL. Processor
 * time rather than answers per second: it is the same on a busy machine, and what grows is bought by the core.
 */
if (process.argv[2] === "--serve") await serve(process.argv[3] ?? "");
else await measure();

/** The product with its limits off, in a process of its own; tells what it has used when asked. */
async function serve(folder: string) {
  const { readSettings } = await import("../server/environment.ts");
  const { openLog } = await import("../server/log.ts");
  const { startServer } = await import("../server/start.ts");
  const server = await startServer(readSettings({ PORT: "0", DATA_DIR: folder }), {
    log: openLog("fatal"),
    limits: "off",
  });
  process.on("message", async (wish) => {
    if (wish === "usage") {
      const { user, system } = process.cpuUsage();
      process.send?.({ milliseconds: (user + system) / 1000, memory: process.memoryUsage.rss() });
    } else {
      await server.stop();
      process.exit(0);
    }
  });
  process.send?.({ url: server.url });
}

type Usage = { milliseconds: number; memory: number };

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-load-"));
  const child = fork(fileURLToPath(import.meta.url), ["--serve", folder], { execArgv: ["--import", "tsx"] });
  const { url } = await hear<{ url: string }>(child);
  const usage = async () => {
    child.send("usage");
    return { ...(await hear<Usage>(child)), database: databaseTime(folder) };
  };
  const token = await signIn(url);
  const post = (path: string, body: object, method = "POST", bearer = publicKey) =>
    fetch(url + path, {
      method,
      headers: { apikey: publicKey, authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const kinds: [string, number, (number: number) => Promise<Response>][] = [
    ["a page", 3_000, () => fetch(`${url}/about`, { headers: { "accept-encoding": "br" } })],
    ["an unchanged page", 3_000, () => fetch(`${url}/about`, { headers: { "if-none-match": "*" } })],
    ["a list of projects", 600, () => fetch(`${url}/rest/v1/projects?select=*`, { headers: { apikey: publicKey, authorization: `Bearer ${token}` } })],
    ["a word count", 600, (number) => post("/rest/v1/projects?id=eq.1", { word_count: number }, "PATCH", token)],
    ["a request and its two mails", 400, () => post("/rest/v1/consultation_requests", { id: randomUUID(), source: "home", name: "Ada", email: `${randomUUID()}@example.com` })],
    ["a sign-in", 60, () => post("/auth/v1/token?grant_type=password", { email: "author@example.com", password: "halftitle-demo" })],
  ]; // biome-ignore format: one kind to a line
  console.log("server ms  database ms  a core and second  kB kept  kind");
  for (const [name, count, ask] of kinds) {
    await run(ask, Math.ceil(count / 10));
    const sizeBefore = await untilDelivered(folder);
    const before = await usage();
    await run(ask, count);
    const size = await untilDelivered(folder);
    const after = await usage();
    const server = (after.milliseconds - before.milliseconds) / count;
    const database = (after.database - before.database) / count;
    const figures = [
      server.toFixed(2).padStart(9),
      database.toFixed(2).padStart(11),
      String(Math.round(1000 / (server + database))).padStart(17),
      ((size - sizeBefore) / count / 1000).toFixed(1).padStart(7),
    ];
    console.log([...figures, name].join("  "));
  }
  console.log(`${Math.round((await usage()).memory / 1_000_000)} MB in the server at the end`);
  child.send("stop");
  await new Promise((resolve) => child.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}

function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once("message", (value) => resolve(value as T)));
}

/** Eight at a time. */
async function run(ask: (number: number) => Promise<Response>, count: number) {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const answer = await ask(next++);
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email: "author@example.com", password: "halftitle-demo" }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The mail that a form causes is part of its price. Answers how large the database is then. */
async function untilDelivered(folder: string): Promise<number> {
  const { default: pg } = await import("pg");
  const { findRunning } = await import("../server/backup/backup-place.ts");
  const client = new pg.Client({ connectionString: await findRunning(folder) });
  await client.connect();
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::int as waiting, pg_database_size(current_database())::float as size
       from private.outbox where status = 'waiting'`,
    );
    if (rows[0].waiting === 0) {
      await client.end();
      return rows[0].size;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Processor time of the cluster's processes, those that have ended included, in milliseconds. */
function databaseTime(folder: string): number {
  const main = readLock(join(folder, "postgres"))?.pid ?? "";
  const ticks = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(readTimes)
    .filter((times) => times && (times.pid === main || times.parent === main))
    .reduce((sum, times) => sum + (times?.own ?? 0) + (times?.pid === main ? times.ended : 0), 0);
  return ticks * 10;
}

function readTimes(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const ticks = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
    return { pid, parent: fields[1], own: ticks(11), ended: ticks(13) };
  } catch {
    // Ended while we were reading.
    return undefined;
  }
}
