import { isMailLanding } from "#domain/mail-landings.ts";
import { readPath } from "../../http/request-path.ts";

/**
 * Where a mail link may send people, and with them a session: the few pages of ours that wait for one, and what the
 * settings name besides. Everything else ends at the site's root. Compared part by part after parsing, as the browser will parse it, never as text:
 * so no backslash, userinfo, encoding or scheme can make a stranger's address look like ours.
 */
export function allowedRedirect(wanted: string | undefined, siteUrl: URL, allowList: readonly string[]): string {
  const url = wanted && parseCarefully(wanted);
  if (!url) return siteUrl.href;
  const isOurs = url.origin === siteUrl.origin && isMailLanding(url.pathname);
  return isOurs || allowList.some((pattern) => matches(url, pattern)) ? url.href : siteUrl.href;
}

/** Undefined for anything that a browser and we might read differently. */
function parseCarefully(text: string): URL | undefined {
  // Browsers drop tabs and line breaks, turn backslashes into slashes, and guess the host of "https:example.com".
  if (text.length > 2000 || /[^\x21-\x7e]|\\/.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || /^https?:\/\/[^/?#]*[@%]/i.test(text)) return undefined;
  // The answer's own parts go into the fragment.
  url.hash = "";
  return url;
}

const patternParts = /^(https?):\/\/([^/:]+|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/i;

/** Supabase's patterns: `*` stands for anything up to the next dot or slash, `**` for anything at all. */
function matches(url: URL, pattern: string): boolean {
  const [, scheme = "", host = "", port = "", path = "/"] = patternParts.exec(pattern) ?? [];
  if (!scheme) return false;
  const portOf = (given: string) => given || { http: "80", https: "443" }[scheme.toLowerCase()] || "";
  return (
    url.protocol === `${scheme.toLowerCase()}:` &&
    globOf(host.toLowerCase()).test(url.hostname) &&
    (port === "*" || portOf(url.port) === portOf(port)) &&
    // An encoded slash or dot means one thing to us and another to whoever serves the page.
    !/%2[ef]/i.test(url.pathname) &&
    readPath(url.pathname) !== undefined &&
    globOf(path).test(url.pathname)
  );
}

function globOf(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === "**" ? ".*" : part === "*" ? "[^./]*" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("");
  return new RegExp(`^${source}$`);
}
