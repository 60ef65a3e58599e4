import type { Context } from "hono";
import { isFromThisMachine } from "../this-machine.ts";
import type { Metrics } from "./metrics.ts";
import { isSameText } from "./same-text.ts";

/** For whoever sits at this machine, or brings the token. For everybody else there is nothing here. */
export function showMetrics(metrics: Metrics, token: string | undefined) {
  return async (context: Context) => {
    if (!isFromThisMachine(context) && !hasToken(context, token)) {
      return context.json({ message: "There is nothing at this address." }, 404);
    }
    return context.body(await metrics.print(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  };
}

function hasToken(context: Context, token: string | undefined): boolean {
  return Boolean(token) && isSameText(context.req.header("authorization") ?? "", `Bearer ${token}`);
}
