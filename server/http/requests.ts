import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Log } from "../log.ts";

export type RequestVariables = { requestId: string };

/** Gives every request a number that its answer and its log lines share. */
export function identifyRequest() {
  return createMiddleware<{ Variables: RequestVariables }>(async (context, next) => {
    context.set("requestId", randomUUID());
    await next();
    context.header("x-request-id", context.get("requestId"));
  });
}

/** One line per answer: no query, no address, no agent, because those can name a person. */
export function logRequest(log: Log) {
  return createMiddleware<{ Variables: RequestVariables }>(async (context, next) => {
    const start = performance.now();
    await next();
    const { method } = context.req;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    log.info({
      id: context.get("requestId"),
      method,
      path: pathWithoutPeople(context),
      status: context.res.status,
      milliseconds,
    });
  });
}

/** A door by its pattern, a page by its address; but people type all kinds of things behind a slash. */
function pathWithoutPeople(context: Context): string {
  const pattern = routePath(context);
  if (pattern !== "*" && pattern !== "/*") return pattern;
  return withoutPeople(context.req.path);
}

export function withoutPeople(path: string): string {
  const parts = path.split("/").map((part) => (/^[\w.-]{0,60}$/.test(part) ? part : "…"));
  return parts.join("/").slice(0, 200);
}
