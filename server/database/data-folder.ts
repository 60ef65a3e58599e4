import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, chmodSync, chownSync, constants, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { BootError, exitCodes } from "../boot-error.ts";
import { type PostgresUser, systemFolder } from "./postgres-binaries.ts";

/**
 * The folder that holds the embedded database and the secrets. By default `data` in the clone; where root's clone lies
 * under a closed home, which the database's own user cannot enter, a system folder instead.
 */
export function openDataFolder(given: string | undefined, user: PostgresUser): string {
  const wanted = resolve(given ?? "data");
  makeFolder(wanted, user);
  if (!user || canEnter(wanted, user)) return wanted;
  if (given) {
    throw new BootError(
      `DATA_DIR ${wanted} lies in a folder closed to the database's user: choose one outside a private home.`,
      exitCodes.configuration,
    );
  }
  const clone = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  const fallback = join(systemFolder, `data-${clone}`);
  makeFolder(fallback, user);
  return fallback;
}

function makeFolder(path: string, user: PostgresUser) {
  let isNew: boolean;
  try {
    isNew = mkdirSync(path, { recursive: true, mode: 0o711 }) !== undefined;
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BootError(
      `The data folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to one that can.`,
      exitCodes.cannotWrite,
    );
  }
  if (user) {
    // The database's user may walk through to its own folder, and see nothing else; anybody else not even that.
    chownSync(path, 0, user.gid);
    chmodSync(path, isNew ? 0o710 : (statSync(path).mode & 0o7777) | 0o010);
  }
}

function canEnter(path: string, user: PostgresUser): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", path], { cwd: "/", ...user }).status === 0;
}
