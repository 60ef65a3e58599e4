import type { Context } from "hono";
import type pg from "pg";
import { listMigrations } from "../database/migrate.ts";
import type { Outbox } from "../mail/outbox.ts";

/** The process answers. */
export function isAlive() {
  return (context: Context) => context.text("alive\n");
}

type Work = { pool: pg.Pool; outbox: Pick<Outbox, "isAtWork">; isStopping: () => boolean };

/**
 * The process can do its work, and will for a while: it is not about to stop, its mail worker lives, and the database
 * answers and holds every migration that this release needs. While the database is away, the error door says 503.
 */
export function isReady({ pool, outbox, isStopping }: Work) {
  const needed = listMigrations().map(({ version }) => version);
  const findFault = async () => {
    if (isStopping()) return "stopping";
    if (!outbox.isAtWork()) return "the mail worker does not work";
    const { rows } = await pool.query<{ applied: number }>(
      "select count(*)::int as applied from supabase_migrations.schema_migrations where version = any ($1)",
      [needed],
    );
    return (rows[0]?.applied ?? 0) < needed.length ? "the database lacks migrations" : undefined;
  };
  return async (context: Context) => {
    const fault = await findFault();
    return fault ? context.text(`not ready: ${fault}\n`, 503, { "retry-after": "5" }) : context.text("ready\n");
  };
}
