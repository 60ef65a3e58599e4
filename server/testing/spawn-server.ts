import { type ChildProcess, spawn } from "node:child_process";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inject, onTestFinished } from "vitest";
import { serverFile } from "#press/bundle-server.ts";
import { compiledOnce } from "./compiled-once.ts";

export type SpawnedServer = {
  process: ChildProcess;
  /** Resolves with the address once it is open; rejects if it ends before. */
  url: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
};

type Options = { uid?: number; gid?: number };

const main = fileURLToPath(new URL(`../../${serverFile}`, import.meta.url));

/** The product as a process of its own, the way `npm start` runs it after the build. */
export function spawnServer(settings: Record<string, string>, { uid, gid }: Options = {}): SpawnedServer {
  const child = spawn(process.execPath, [main], {
    // It serves the site in `build`, which in tests is the tiny one.
    cwd: dirname(inject("siteFolder")),
    env: {
      PATH: process.env.PATH,
      HOME: "/tmp",
      LOG_LEVEL: "fatal",
      ...compiledOnce,
      PORT: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    uid,
    gid,
  });
  // A test that fails half way leaves nothing running.
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, errors }));
  });
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      const [, address] = /open at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`the server ended before it was open: ${errors}`)));
  });
  // Whoever wants only the end is not to be troubled by the address that never came.
  url.catch(() => {});
  return { process: child, url, ended };
}
