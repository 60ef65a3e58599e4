import type { Context } from "hono";
import { isbot } from "isbot";
import type pg from "pg";
import { z } from "zod";
import { readClients } from "../auth/client.ts";
import { readJson } from "../data-gateway.ts";
import type { Site } from "../pages.ts";

type Parts = { pool: pg.Pool; clock: () => Date; site: Site; trustedProxies: readonly string[] };

const Viewed = z.object({ page: z.string().max(200) });

/** More than anybody reads in a minute: beyond it, nothing is counted. */
const viewsAMinute = 60;

/**
 * Adds one to today's number for a page. Nothing about the visitor is stored: the network address serves to tell a script
 * from a reader, in memory and for a minute. The answer is always the same, because nobody waits for it.
 */
export function countPage({ pool, clock, site, trustedProxies }: Parts) {
  const clientOf = readClients({ trustedProxies });
  let minute = 0;
  let counts = new Map<string, number>();

  function isTooMuch(network: string): boolean {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) [minute, counts] = [now, new Map()];
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > viewsAMinute;
  }

  return async (context: Context) => {
    const view = Viewed.safeParse(await readJson(context.req.raw, 1024));
    const { network, agent } = clientOf(context);
    const isOurs = ["same-origin", undefined].includes(context.req.header("sec-fetch-site"));
    if (view.success && site.isPublicPage(view.data.page) && isOurs && agent && !isbot(agent) && !isTooMuch(network)) {
      await pool.query(
        `insert into private.page_views (day, page, views) values (($1::timestamptz at time zone 'UTC')::date, $2, 1)
         on conflict (day, page) do update set views = page_views.views + 1`,
        [clock(), view.data.page],
      );
    }
    return context.body(null, 204);
  };
}
