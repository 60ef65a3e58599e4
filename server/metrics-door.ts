import { createHash, timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isForwarded } from "./client-address.ts";
import { isLoopback } from "./environment.ts";
import type { Metrics } from "./metrics.ts";

/** For whoever sits at this machine, or brings the token. For everybody else there is nothing here. */
export function showMetrics(metrics: Metrics, token: string | undefined) {
  return async (context: Context) => {
    if (!isLocal(context) && !hasToken(context, token)) {
      return context.json({ message: "There is nothing at this address." }, 404);
    }
    return context.body(await metrics.print(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  };
}

/** A request that came through a proxy is a visitor's, even if the proxy stands on this machine. */
function isLocal(context: Context): boolean {
  const host = (context.req.header("host") ?? "").replace(/:\d+$/, "");
  return (
    isLoopback(getConnInfo(context).remote.address ?? "") && isLoopback(host) && !isForwarded(context.req.raw.headers)
  );
}

function hasToken(context: Context, token: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(context.req.header("authorization") ?? ""), digest(`Bearer ${token}`));
}
