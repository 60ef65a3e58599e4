import { type ChildProcess, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { BootError, exitCodes } from "../boot-error.ts";
import { readLock } from "./cluster-lock.ts";
import { findPostgresBinaries, type PostgresUser, postgresUser } from "./postgres-binaries.ts";
import { spawnWatched } from "./spawn-watched.ts";

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

const database = "halftitle";
const major = "18";

const serverSettings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "32MB",
  timezone: "UTC",
  // What people typed must not reach the log: no statements, no failing rows, no refusal that quotes them.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** Without `fsync` nobody waits for the disk: for tests, whose data need not outlive the machine. */
export type PostgresSettings = Partial<typeof serverSettings> & { fsync?: "off" };

/** Starts the PostgreSQL of this data folder, creating it first if need be, and keeps it running until `stop`. */
export async function startEmbeddedPostgres(
  dataFolder: string,
  onEvent: (sentence: string) => void = () => {},
  settings: PostgresSettings = {},
): Promise<EmbeddedPostgres> {
  const user = postgresUser();
  const bin = findPostgresBinaries(user);
  const cluster = join(dataFolder, "postgres");
  createCluster(bin, cluster, user, settings);
  assertMajorVersion(cluster);

  // A socket's path may be 107 bytes long at most, so it cannot lie below the clone.
  const socket = mkdtempSync(join(tmpdir(), "halftitle-"));
  chmodSync(socket, 0o700);
  if (user) chownSync(socket, user.uid, user.gid);
  const url = addressAt(socket);

  let child: ChildProcess;
  let isStopping = false;
  const start = async () => {
    child = await launch({ bin, cluster, socket, log: join(dataFolder, "postgres.log"), user, settings });
    if (isStopping) child.stdin?.end();
    child.once("exit", (code) => {
      if (isStopping) return;
      onEvent(`The embedded PostgreSQL ended by itself (code ${code}); starting it again.`);
      void restart();
    });
  };
  /** Never gives up: whatever keeps it from starting, such as a full disk, somebody is going to mend. */
  const restart = async () => {
    for (let pause = 500; !isStopping; pause = Math.min(pause * 2, 5_000)) {
      await wait(pause);
      if (isStopping) return;
      try {
        return await start();
      } catch (error) {
        onEvent(`The embedded PostgreSQL does not start, and is tried again: ${(error as Error).message}`);
      }
    }
  };

  await start();
  await createDatabase(socket);
  return {
    url,
    stop: async () => {
      isStopping = true;
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.stdin?.end();
        await ended;
      }
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

/** The address of the product's database behind a socket. */
export function addressAt(socket: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`;
}

/** Who owns nothing and is known everywhere. Many services share it, so what it could reach is not safe from them. */
const nobody = 65534;

/**
 * A cluster is made aside and moved into place, so that a kill in the middle leaves nothing half made. `initdb` runs only
 * as a user who has a name, so `nobody` lends it one; in our own group, which nobody else's processes are in, so that
 * they can neither look into this one nor walk through the data folder to what it makes.
 */
function createCluster(bin: string, cluster: string, user: PostgresUser, { fsync }: PostgresSettings) {
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  const draft = mkdtempSync(`${cluster}-draft-`);
  const maker = user && { uid: nobody, gid: user.gid };
  if (maker) chownSync(draft, maker.uid, maker.gid);
  const options = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--encoding=UTF8", "--no-instructions"];
  if (fsync === "off") options.push("--no-sync");
  const access = ["--auth-local=trust", "--auth-host=reject", "--username=postgres"];
  const made = spawnSync(join(bin, "initdb"), ["-D", draft, ...options, ...access], { cwd: "/", ...maker });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new BootError(
      `The database could not be created in ${cluster}: ${String(made.stderr).trim().split("\n").at(-1)}`,
      exitCodes.cannotWrite,
    );
  }
  if (user) giveTo(user, draft);
  renameSync(draft, cluster);
}

/** The folder itself comes last, so that one cut off in the middle begins again. */
function giveTo({ uid, gid }: NonNullable<PostgresUser>, cluster: string) {
  const given = spawnSync("chown", ["-R", "-h", `${uid}:${gid}`, cluster]);
  if (given.status === 0) return;
  throw new BootError(
    `The database in ${cluster} cannot be given to its own user: ${String(given.stderr).trim()}`,
    exitCodes.cannotWrite,
  );
}

function assertMajorVersion(cluster: string) {
  const version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (version === major) return;
  throw new BootError(
    `The data folder holds a database of PostgreSQL ${version}, this release runs PostgreSQL ${major}: run "npm run backup" with the release that made it, then "npm run restore" with this one into an empty DATA_DIR.`,
    exitCodes.configuration,
  );
}

/** Root's databases once belonged to `nobody`. Such a one changes hands, unless a server of then still runs it. */
function takeOver(cluster: string, user: NonNullable<PostgresUser>) {
  if (statSync(cluster).uid === nobody && ownerOfServer(cluster) !== nobody) giveTo(user, cluster);
}

function ownerOfServer(cluster: string): number | undefined {
  const lock = readLock(cluster);
  return lock && statSync(`/proc/${lock.pid}`, { throwIfNoEntry: false })?.uid;
}

type Launch = {
  bin: string;
  cluster: string;
  socket: string;
  log: string;
  user: PostgresUser;
  settings: PostgresSettings;
};

async function launch({ bin, cluster, socket, log, user, settings }: Launch): Promise<ChildProcess> {
  const all = Object.entries({ ...serverSettings, ...settings, unix_socket_directories: socket });
  const args = ["-D", cluster, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (user) takeOver(cluster, user);
    const holder = readLock(cluster);
    const output = openSync(log, "a", 0o600);
    const child = spawnWatched(join(bin, "postgres"), args, { cwd: "/", stdio: ["pipe", output, output], ...user });
    closeSync(output);
    const exited = new Promise<"exited">((resolve) => child.once("exit", () => resolve("exited")));
    const answered = untilAnswering(socket, () => child.exitCode === null, deadline);
    if ((await Promise.race([exited, answered])) === "answers") return child;
    // Whoever held the folder when this one was refused may have left it since.
    const lock = readLock(cluster) ?? holder;
    if (!lock) throw new BootError(`The embedded PostgreSQL does not start: ${lastLine(log)}`, exitCodes.unavailable);
    // A server that was killed takes a moment to give its data folder up, on a busy disk a long one; a living one never does.
    if (Date.now() > deadline - (lock.status === "stopping" ? 0 : 50_000)) {
      throw new BootError(
        `The data folder ${cluster} is in use by another server: stop that one, or set another DATA_DIR.`,
        exitCodes.unavailable,
      );
    }
    await wait(200);
  }
}

async function untilAnswering(socket: string, isAlive: () => boolean, deadline: number): Promise<"answers" | "silent"> {
  while (isAlive() && Date.now() < deadline) {
    const client = new pg.Client({ host: socket, user: "postgres", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return "answers";
    } catch {
      // Not listening yet, or still recovering from a crash: ask again until it answers or ends.
      await wait(25);
    }
  }
  return "silent";
}

async function createDatabase(socket: string) {
  const client = new pg.Client({ host: socket, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

function lastLine(file: string): string {
  return readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "it wrote no reason";
}
