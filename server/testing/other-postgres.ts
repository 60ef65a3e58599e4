import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";

const debian = "/usr/lib/postgresql";

/** The major versions of PostgreSQL that this machine has installed, beside the one that comes along. */
export function otherMajors(): string[] {
  try {
    return readdirSync(debian).filter((name) => /^\d+$/.test(name) && name !== "18");
  } catch {
    // None installed, or not a Debian.
    return [];
  }
}

/** A PostgreSQL of another major version, with an empty database. */
export async function startOtherPostgres(major: string) {
  // Neither runs as root, and `initdb` wants a user with a name. Nothing is kept here.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  const bin = join(debian, major, "bin");
  const folder = mkdtempSync(join(tmpdir(), "halftitle-other-"));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const cluster = join(folder, "cluster");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", cluster, "-U", "postgres", "-A", "trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { cwd: "/", ...user },
  );
  if (made.status !== 0) throw new Error(String(made.stderr));
  const child = spawn(
    join(bin, "postgres"),
    ["-D", cluster, "-c", `unix_socket_directories=${folder}`, "-c", "listen_addresses="],
    { cwd: "/", stdio: "ignore", ...user },
  );
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    },
    { timeout: 60_000, interval: 50 },
  );
  return {
    url,
    stop: async () => {
      child.kill("SIGINT");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
