import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Log } from "./log.ts";

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
    const { method, path } = context.req;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    log.info({
      id: context.get("requestId"),
      method,
      path: path.slice(0, 200),
      status: context.res.status,
      milliseconds,
    });
  });
}
