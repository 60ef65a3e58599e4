import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isbot } from "isbot";
import type pg from "pg";
import { readNetworks } from "../http/client.ts";
import type { Log } from "../log.ts";

/** More than anybody reads in a minute: beyond it, nothing is counted. */
const viewsAMinute = 60;

/** No browser's name is as long, and to look through one that is would take longer than to send the page. */
const longestAgent = 500;
const mostAgents = 1_000;

export type PageViews = {
  /** Adds one to today's number for a page that was just sent, if somebody opens it to read. */
  count: (page: string, request: IncomingMessage) => void;
  stop: () => Promise<void>;
};

type Parts = {
  pool: pg.Pool;
  clock: () => Date;
  trustedProxies: readonly string[];
  log: Log;
  /** Milliseconds between two writes. */
  every?: number;
};

type View = { day: string; page: string; views: number };

/**
 * Counts the pages that are sent, in memory, and writes the sums every few seconds and when the server stops (a write-behind
 * buffer): sending a page waits for no database. A server that crashes loses the views of those seconds at most. While the
 * database is away they wait, as one row for each page and day. Nothing about the visitor is stored.
 */
export function startPageViews({ pool, clock, trustedProxies, log, every = 5_000 }: Parts): PageViews {
  const isReader = recognizeReaders(trustedProxies);
  const stopping = new AbortController();
  let waiting = new Map<string, View>();

  function add({ day, page, views }: View) {
    const key = `${day} ${page}`;
    const counted = waiting.get(key);
    if (counted) counted.views += views;
    else waiting.set(key, { day, page, views });
  }

  async function write() {
    if (waiting.size === 0) return;
    const counted = waiting;
    waiting = new Map();
    try {
      await addToDatabase(pool, [...counted.values()]);
    } catch (error) {
      // Tried again at the next turn. Where only the answer was lost, the views of these seconds count twice.
      for (const view of counted.values()) add(view);
      log.warn({ reason: (error as Error).message }, "the views of pages wait for the database");
    }
  }

  async function work() {
    while (!stopping.signal.aborted) {
      await write();
      await wait(every, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await write();
  }

  const working = work();
  return {
    count(page, request) {
      const now = clock();
      if (isOpened(request) && isReader(request, now)) add({ day: now.toISOString().slice(0, 10), page, views: 1 });
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** In one order everywhere, so that two servers which write the same rows wait for each other and never both (deadlock). */
async function addToDatabase(pool: pg.Pool, counted: readonly View[]) {
  await pool.query(
    `insert into private.page_views (day, page, views)
     select * from unnest($1::date[], $2::text[], $3::bigint[]) as counted (day, page, views) order by day, page
     on conflict (day, page) do update set views = page_views.views + excluded.views`,
    [counted.map(({ day }) => day), counted.map(({ page }) => page), counted.map(({ views }) => views)],
  );
}

/**
 * Whether a browser asks for the page itself. Over plain http none says so, and all are believed. What it fetches ahead
 * (prefetch, prerender) counts now, because it is shown without a second request.
 */
const isOpened = ({ headers }: IncomingMessage) => (headers["sec-fetch-dest"] ?? "document") === "document";

/**
 * Tells readers from bots, which name themselves, and from scripts, which open more pages than anybody reads. What it
 * remembers for that, networks and names of browsers, is forgotten when the minute turns.
 */
function recognizeReaders(trustedProxies: readonly string[]) {
  const clientOf = readNetworks({ trustedProxies });
  const views = new Map<string, number>();
  // A cache: to look for a bot in a name takes as long as everything else here many times over.
  const bots = new Map<string, boolean>();
  let minute = 0;

  function isBot(agent: string): boolean {
    if (agent === "" || agent.length > longestAgent) return true;
    const known = bots.get(agent);
    if (known !== undefined) return known;
    if (bots.size >= mostAgents) bots.clear();
    const found = isbot(agent);
    bots.set(agent, found);
    return found;
  }

  return (request: IncomingMessage, now: Date): boolean => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      views.clear();
      bots.clear();
    }
    if (isBot(request.headers["user-agent"] ?? "")) return false;
    const { network } = clientOf(request);
    const count = (views.get(network) ?? 0) + 1;
    views.set(network, count);
    return count <= viewsAMinute;
  };
}
