import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isLoopback } from "./environment.ts";

/**
 * Headers by which whatever stands in between gives itself away: proxies, balancers, tunnels and content networks. By
 * the words of their trade rather than by a list of names, for each has names of its own, and no browser sends any.
 */
const traces = [
  /(^|-)(forwarded|forwarding|via|proxy|proxied|cdn|edge|envoy|original|ingress|gateway|tunnel|varnish)(-|$)/,
  /(^|-)(ip|addr|address)$/,
  /^(cf|cloudfront|fly|fastly|akamai|incap|ngrok|tailscale|x-amzn?|x-azure|x-arr|x-appengine|x-cloud|x-vercel|x-nf|x-sucuri)-/,
  /^(x-scheme|x-url-scheme|x-https|x-ssl.*|front-end-https|x-served-by|x-request-start|x-host)$/,
];

/**
 * Whether a request comes from this very machine, without anything in between: for what is meant for whoever sits at it.
 * A request that came through a proxy is a visitor's, even if the proxy stands here and forwards to a loopback address.
 * One that says nothing about itself is still found out by the page that it comes from, or by HTTP/1.0, which nginx
 * speaks to whatever it forwards to and no browser does.
 */
export function isFromThisMachine(context: Context): boolean {
  const { headers } = context.req.raw;
  const { incoming } = context.env as HttpBindings;
  const origin = headers.get("origin");
  return (
    isLoopback(getConnInfo(context).remote.address ?? "") &&
    isLoopback(hostName(headers.get("host") ?? "")) &&
    (origin === null || (URL.canParse(origin) && isLoopback(new URL(origin).hostname))) &&
    incoming.httpVersion !== "1.0" &&
    !isForwarded(headers)
  );
}

function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => traces.some((trace) => trace.test(name.replaceAll("_", "-"))));
}

/** The Host header without its port; a header that is no host at all is nobody's. */
function hostName(host: string): string {
  return /^(\[[^\]]+\]|[^:]+)(:\d+)?$/.exec(host)?.[1] ?? "";
}
