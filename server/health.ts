import type { Context } from "hono";
import type pg from "pg";

/** The process answers. */
export function isAlive() {
  return (context: Context) => context.text("alive\n");
}

/** The process can do its work: the database answers. Otherwise the error door says 503. */
export function isReady(pool: pg.Pool) {
  return async (context: Context) => {
    await pool.query("select 1");
    return context.text("ready\n");
  };
}
