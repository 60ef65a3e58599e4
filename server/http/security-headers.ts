import { createMiddleware } from "hono/factory";

type Options = { isHttps: boolean };

/** Headers of every answer; a page brings its own content security policy, anything else may load nothing at all. */
export const safeHeaders = ({ isHttps }: Options): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // A browser that has once seen the site over TLS never asks without it again.
  ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});

export const safePolicy = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(options: Options) {
  const safe = Object.entries(safeHeaders(options));
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of safe) headers.set(name, value);
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", safePolicy);
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  });
}
