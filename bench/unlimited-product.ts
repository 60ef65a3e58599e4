import { fork } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { stopProcess } from "./product.ts";

/** The product without limits, and the way past it straight to its database. */
export async function startUnlimited() {
  const child = fork("bench/unlimited-server.ts", { execArgv: ["--import", "tsx"] });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the product ended with ${code} before it was open`);
  });
  const [places] = await Promise.race([once(child, "message"), failed]);
  failed.catch(() => {});
  const { url, databaseUrl } = places as { url: string; databaseUrl: string };
  // As many connections as the server's own pool has.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const stop = async () => {
    await pool.end();
    await stopProcess(child);
  };
  return { url, pool, stop };
}

export type Unlimited = Awaited<ReturnType<typeof startUnlimited>>;
