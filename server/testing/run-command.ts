import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { compiledOnce } from "./compiled-once.ts";
import type { TestServer } from "./start-test-server.ts";

/** A command of server/commands with an operator's settings: what it says, and its code. */
export async function runCommand(settings: Record<string, string>, command: string, ...words: string[]) {
  const run = promisify(execFile)(process.execPath, [join(inject("commandsFolder"), `${command}.js`), ...words], {
    env: { PATH: process.env.PATH, HOME: "/tmp", ...compiledOnce, ...settings },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
}

/** The same on the database of the running server. */
export const runCommandOn = (server: TestServer, command: string, ...words: string[]) =>
  runCommand({ SITE_URL: server.url, ...server.place }, command, ...words);
