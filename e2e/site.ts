import { fork } from "node:child_process";
import { once } from "node:events";
import pg from "pg";

/** What the served product says once it is open: where it is, and the ways past its doors. */
export type Served = { url: string; databaseUrl: string; serviceRoleKey: string };

export type Site = Served & {
  /** One statement past every door: rows that would take a hundred clicks, or years. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

/** The product in a process of its own, on a free port and a database of its own, with other settings where one needs them. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const { PATH, HOME, TMPDIR = "/tmp" } = process.env;
  const server = fork("e2e/serve.ts", {
    execArgv: ["--import", "tsx"],
    env: { PATH, HOME, TMPDIR, PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(server, "exit");
  const [served] = (await Promise.race([
    once(server, "message"),
    ended.then(([code]) => Promise.reject(new Error(`the product ended with code ${code} before it was open`))),
  ])) as [Served];
  const pool = new pg.Pool({ connectionString: served.databaseUrl, max: 2 });
  return {
    ...served,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    close: async () => {
      await pool.end();
      server.disconnect();
      await ended;
    },
  };
}
