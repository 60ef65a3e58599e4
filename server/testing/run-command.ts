import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject } from "vitest";
import { readSharedSecrets } from "../secrets.ts";
import { readRealProject } from "./real-project.ts";
import type { TestServer } from "./start-test-server.ts";

/** A command of server/commands as an operator runs it, on the database of the running server: what it says, and its code. */
export async function runCommandOn(server: TestServer, command: string, ...words: string[]) {
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", `server/commands/${command}.ts`, ...words], {
    env: { PATH: process.env.PATH, HOME: "/tmp", ...(await settingsOf(server)) },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
}

async function settingsOf(server: TestServer): Promise<Record<string, string>> {
  const SITE_URL = server.url;
  if (inject("backend") === "embedded") return { SITE_URL, DATA_DIR: server.dataFolder };
  if (inject("backend") === "database-url") return { SITE_URL, DATABASE_URL: server.databaseUrl };
  if (inject("backend") === "real-project") return { SITE_URL, ...readRealProject() };
  const { anonKey, serviceRoleKey } = await readSharedSecrets(server.database);
  return {
    SITE_URL,
    DATABASE_URL: server.databaseUrl,
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
  };
}
