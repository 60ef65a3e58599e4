import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { build } from "esbuild";
import pg from "pg";
import { bundleServer, ofServer } from "../press/bundle-server.ts";

/** What the served product says once it is open: where it is, and the ways past its doors. */
export type Served = { url: string; databaseUrl: string; serviceRoleKey: string };

export type Site = Served & {
  /** One statement past every door: rows that would take a hundred clicks, or years. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

let bundled: Promise<string> | undefined;

/** As plain JavaScript beside the thread that writes its mail: it begins in a fourth of the time. */
function serveFile(): Promise<string> {
  bundled ??= (async () => {
    await bundleServer();
    const file = `build/product/serve.${process.pid}.js`;
    await build({ ...ofServer, entryPoints: ["e2e/serve.ts"], entryNames: "[name]", outdir: undefined, outfile: file });
    process.once("exit", () => rmSync(file, { force: true }));
    return file;
  })();
  return bundled;
}

/** The product in a process of its own, on a free port and a database of its own, with other settings where one needs them. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const { PATH, HOME, TMPDIR = "/tmp" } = process.env;
  const server = fork(await serveFile(), {
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
