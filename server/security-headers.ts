import { createMiddleware } from "hono/factory";

/** On every answer; a page brings its own content security policy, anything else may load nothing at all. */
export function securityHeaders({ isHttps }: { isHttps: boolean }) {
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-resource-policy", "same-origin");
    // A browser that has once seen the site over TLS never asks without it again.
    if (isHttps) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (!headers.has("content-security-policy")) {
      headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  });
}
