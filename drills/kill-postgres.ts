import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLock } from "#server/database/cluster-lock.ts";

/** The process that a cluster's lock file names, and all its children: PostgreSQL to the last of it. */
export function killDatabase(folder: string) {
  const pid = readLock(join(folder, "postgres"))?.pid;
  if (!pid) throw new Error(`no database runs in ${folder}`);
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  for (const process_ of [pid, ...children]) {
    try {
      process.kill(Number(process_), "SIGKILL");
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1];
  } catch {
    // Gone already.
    return undefined;
  }
}
