import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { formPages } from "#content/form-pages.ts";
import type { Metrics } from "../http/metrics.ts";
import { decodePath, isForServer, isForService, readPath } from "../http/request-path.ts";
import { withoutPeople } from "../http/requests.ts";
import { safeHeaders, safePolicy } from "../http/security-headers.ts";
import type { Log } from "../log.ts";
import type { PageViews } from "./page-views.ts";
import type { Site } from "./pages.ts";

type Parts = { site: Site; isHttps: boolean; views: PageViews; metrics: Metrics; log: Log };

/** Answers the request, or says that it is for another door. */
export type AnswerFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Most requests ask for a page or a file as it lies in memory, and the rest of the reading ones for an address that leads
 * to one or to none. They are answered with what Node itself offers, several times as fast as by way of the objects that
 * all other doors work with: the same headers, the same line in the log. An address that cannot be read for certain is
 * refused here, so that no door behind has to think of it.
 */
export function answerFiles({ site, isHttps, views, metrics, log }: Parts): AnswerFile {
  const safe = { "content-security-policy": safePolicy, ...safeHeaders({ isHttps }) };

  return (request, response) => {
    const start = performance.now();
    const { method = "", url = "", headers: sent } = request;
    const came = readPath(url);
    const path = came && decodePath(came.path);
    const isReading = method === "GET" || method === "HEAD";
    if (path && (!isReading || isForServer(path))) return false;

    const id = randomUUID();
    const asked = { etags: sent["if-none-match"], encodings: String(sent["accept-encoding"] ?? "") };
    const { status, headers, body } = path ? site.answer(path, came, asked) : refusePath(url);
    response.writeHead(status, { ...safe, ...headers, "x-request-id": id });
    response.end(method === "HEAD" ? undefined : (body ?? undefined));
    // Also where the browser has it already (304): somebody opens it.
    if (path && method === "GET" && site.isPublicPage(path)) views.count(path, request);

    const milliseconds = performance.now() - start;
    const logged = path ? withoutPeople(path) : "…";
    log.info({ id, method, path: logged, status, milliseconds: Math.round(milliseconds * 10) / 10 });
    metrics.countRequest({ door: "pages", method, status, seconds: milliseconds / 1000 });
    return true;
  };
}

/** In words, to a person or a program; and never as a redirect. */
function refusePath(target: string) {
  const message = formPages.oddAddress;
  const isJson = isForService(target);
  const type = isJson ? "application/json" : "text/plain; charset=utf-8";
  const body = isJson ? JSON.stringify({ code: "bad_address", message }) : `${message}\n`;
  const length = String(Buffer.byteLength(body));
  return {
    status: 400,
    headers: { "content-type": type, "content-length": length, "cache-control": "no-store" },
    body,
  };
}
