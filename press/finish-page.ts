import { createHash } from "node:crypto";

/**
 * Makes a prerendered page paint as early as its HTML alone would: no module preloads to compete with the first paint,
 * and the stylesheet inline. The link stays, switched off, because React looks for it when it takes the page over.
 */
export function finishPage(html: string, readStylesheet: (href: string) => string) {
  const finished = html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<link rel="stylesheet" href="([^"]+)"([^>]*)>/g, (_, href: string, rest: string) => {
      return `<style>${readStylesheet(href)}</style><link rel="stylesheet" href="${href}" disabled=""${rest}>`;
    });
  return { html: finished, scriptHashes: hashInlineScripts(finished) };
}

/** Every inline script of the page as the policy names it; blocks of data are not scripts. */
function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(({ groups }) => !/\bsrc=|type="application\/(ld\+)?json"/.test(groups?.attributes ?? ""))
    .map(
      ({ groups }) =>
        `sha256-${createHash("sha256")
          .update(groups?.code ?? "")
          .digest("base64")}`,
    );
  return [...new Set(hashes)];
}
