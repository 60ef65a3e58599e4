import { setTimeout as pause } from "node:timers/promises";
import { ERRORS, type Locker } from "@tus/utils";
import pg from "pg";
import type { Log } from "../log.ts";

/** The house's corner among advisory locks of two numbers. The second is 0 for being here, or made of an upload's name. */
const corner = 74_201;
const presence = 0;

const longestWait = 20_000;
const lookAgainAfter = 100;
const connectAgainAfter = 500;

export type UploadLocks = {
  locker: Locker;
  /** Whether no other server is on this database, as the database itself sees it at this moment. */
  isAlone: () => Promise<boolean>;
  stop: () => Promise<void>;
};

type Parts = {
  pool: pg.Pool;
  log: Log;
  /** Whether others count this server. What only stands in for a hosted project is none. */
  isCounted?: boolean;
  onNeighbor?: () => void;
};

/** The client knows its number on the database, and its types do not say so. */
const idOf = (client: pg.Client) => (client as pg.Client & { processID?: number }).processID;

/**
 * One connection of this server's own, for as long as it lives. On it lie a lock that says "here is a server", and one for
 * each upload that this server is just writing. PostgreSQL gives them back when the connection ends, however it ended, so
 * neither can outlive its server or be forgotten by it. Whoever waits for an upload asks its holder, on whichever server, to
 * let go.
 */
export async function openUploadLocks({ pool, log, isCounted = true, onNeighbor }: Parts): Promise<UploadLocks> {
  /** By upload, how to ask its writer here to stop. Whoever is still waiting for the lock has an entry without. */
  const held = new Map<string, (() => unknown) | undefined>();
  let isStopping = false;
  let line: pg.Client | undefined;

  async function connect() {
    if (isStopping) return;
    const fresh = new pg.Client({ ...pool.options, keepAlive: true });
    fresh.on("notification", ({ channel, payload = "", processId }) => {
      // One's own word is for the others.
      if (processId === idOf(fresh)) return;
      if (channel === "halftitle_uploads") held.get(payload)?.();
      else onNeighbor?.();
    });
    // Losing the connection speaks once or more; each time means no more than: connect again.
    fresh.on("error", () => {});
    fresh.once("end", () => {
      line = undefined;
      // The locks went with it: whoever holds one stops writing.
      for (const letGo of held.values()) letGo?.();
      setTimeout(connect, connectAgainAfter).unref();
    });
    try {
      await fresh.connect();
      // A machine that vanishes without a word is noticed by the database within half a minute.
      await fresh.query(
        `set idle_session_timeout = 0; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
         set tcp_keepalives_count = 3; listen halftitle_uploads; listen halftitle_servers`,
      );
      if (isCounted) {
        await fresh.query("select pg_advisory_lock_shared($1, $2)", [corner, presence]);
        await fresh.query("notify halftitle_servers");
      }
      line = fresh;
    } catch (error) {
      log.warn({ reason: (error as Error).message }, "no connection for the locks of uploads; trying again");
      await fresh.end().catch(() => {});
    }
  }
  await connect();

  function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<pg.QueryResult<Row>> {
    if (!line) throw new Error("There is no connection for the locks of uploads.");
    return line.query<Row>(sql, values);
  }

  /** Two names that share a number wait for each other now and then, and nothing else happens. */
  const numberOf = (id: string) => Number.parseInt(id.slice(0, 8), 16) | 0 || 1;

  async function take(id: string, letGo: () => unknown): Promise<boolean> {
    if (held.has(id)) {
      held.get(id)?.();
      return false;
    }
    held.set(id, undefined);
    let isMine = false;
    try {
      const { rows } = await ask<{ mine: boolean }>("select pg_try_advisory_lock($1, $2) as mine", [
        corner,
        numberOf(id),
      ]);
      isMine = rows[0]?.mine === true;
      if (!isMine) await ask("select pg_notify('halftitle_uploads', $1)", [id]);
    } finally {
      if (isMine) held.set(id, letGo);
      else held.delete(id);
    }
    return isMine;
  }

  return {
    locker: {
      newLock: (id) => ({
        async lock(signal, letGo) {
          const end = performance.now() + longestWait;
          while (!(await take(id, letGo))) {
            if (signal.aborted) throw ERRORS.ABORTED;
            if (performance.now() > end) throw ERRORS.ERR_LOCK_TIMEOUT;
            await pause(lookAgainAfter);
          }
        },
        async unlock() {
          held.delete(id);
          // Without the connection there is no lock either.
          await line?.query("select pg_advisory_unlock($1, $2)", [corner, numberOf(id)]).catch(() => {});
        },
      }),
    },
    async isAlone() {
      const { rows } = await ask<{ servers: number }>(
        `select count(*)::int as servers from pg_locks
         where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
           and classid = $1::int::oid and objid = $2::int::oid and objsubid = 2 and granted`,
        [corner, presence],
      );
      return rows[0]?.servers === (isCounted ? 1 : 0);
    },
    async stop() {
      isStopping = true;
      await line?.end();
    },
  };
}
