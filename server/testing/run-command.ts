import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { TestServer } from "./start-test-server.ts";

/** A command of server/commands as an operator runs it, on the database of the running server: what it says, and its code. */
export async function runCommandOn(server: TestServer, command: string, ...words: string[]) {
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", `server/commands/${command}.ts`, ...words], {
    env: { PATH: process.env.PATH, HOME: "/tmp", SITE_URL: server.url, ...server.place },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
}
