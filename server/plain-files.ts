import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { prepareAnswer, type Site } from "./pages.ts";
import { safeHeaders, safePolicy } from "./security-headers.ts";

type Parts = { site: Site; isHttps: boolean; metrics: Metrics; log: Log };

/** Answers the request, or says that it is for another door. */
export type AnswerFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Most requests ask for a page or a file as it lies in memory. They are answered with what Node itself offers, several
 * times as fast as by way of the objects that all other doors work with: the same headers, the same line in the log.
 */
export function answerFiles({ site, isHttps, metrics, log }: Parts): AnswerFile {
  const safe = { "content-security-policy": safePolicy, ...safeHeaders({ isHttps }) };

  return (request, response) => {
    const start = performance.now();
    const { method = "", url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const asset = method === "GET" || method === "HEAD" ? site.find(path) : undefined;
    if (!asset) return false;

    const id = randomUUID();
    const { "if-none-match": etags, "accept-encoding": encodings } = request.headers;
    const { status, headers, body } = prepareAnswer(asset, 200, { etags, encodings: String(encodings ?? "") });
    response.writeHead(status, { ...safe, ...headers, "x-request-id": id });
    response.end(method === "HEAD" ? undefined : (body ?? undefined));

    const milliseconds = performance.now() - start;
    log.info({ id, method, path, status, milliseconds: Math.round(milliseconds * 10) / 10 });
    metrics.countRequest({ door: "pages", method, status, seconds: milliseconds / 1000 });
    return true;
  };
}
