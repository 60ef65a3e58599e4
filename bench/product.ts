import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverFile } from "#press/bundle-server.ts";

export type Product = {
  url: string;
  process: ChildProcess;
  folder: string;
  /** From the command to the first answer. */
  startedIn: number;
  stop: () => Promise<void>;
};

/**
 * The product as `npm start` runs it, a process of its own with its log written to a file; on a data folder that goes
 * away with it unless it was given one. Of another checkout where its build folder is named.
 */
export async function startProduct(
  port: number,
  given?: string,
  settings: Record<string, string> = {},
  build = "build",
): Promise<Product> {
  const folder = given ?? mkdtempSync(join(tmpdir(), "halftitle-bench-"));
  const log = openSync(join(folder, "..", `halftitle-bench-${port}.log`), "w");
  const begin = performance.now();
  const child = spawn(process.execPath, [serverFile], {
    cwd: resolve(build, ".."),
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "info", ...settings },
    stdio: ["ignore", log, "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(url, child);
  const startedIn = performance.now() - begin;
  const stop = async () => {
    await stopProcess(child);
    rmSync(join(folder, "..", `halftitle-bench-${port}.log`), { force: true });
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
  return { url, process: child, folder, startedIn, stop };
}

async function firstAnswer(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return void (await answer.arrayBuffer());
    await wait(10);
  }
  throw new Error(`the product ended with ${child.exitCode} before it answered`);
}

export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** The memory, in MB, that the server and everything it has started, its database, would give back. */
export function memoryOf({ process: { pid = 0 } }: Product) {
  const server = readShare(pid);
  const database = childrenOf(pid)
    .flatMap(processTree)
    .reduce((total, each) => total + readShare(each), 0);
  return { server, database, together: server + database };
}

function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

function childrenOf(pid: number): number[] {
  const list = readOrNothing(`/proc/${pid}/task/${pid}/children`);
  return list.split(" ").filter(Boolean).map(Number);
}

/** Shared pages are counted in parts (PSS): PostgreSQL's processes share most of theirs. */
function readShare(pid: number): number {
  const [, kilobytes = "0"] = /^Pss:\s+(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`)) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // A process that has ended meanwhile holds nothing.
    return "";
  }
}
