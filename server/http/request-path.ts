import { serverPaths } from "#domain/addresses.ts";

/** The address of a request as it came over the wire, in the two parts that mean different things. */
export type RequestPath = { path: string; search: string };

/** Below these lie names and numbers of ours, none of which needs an encoding. */
const services = /^\/+(?:rest|functions|auth|storage|realtime)\/v1(?:\/|$)/;

/**
 * The one reading of where a request goes, for every door: undefined for an address that a browser, a proxy and we might
 * each understand differently. Browsers take a backslash for a slash and drop tabs and line breaks, two slashes in front
 * name another host, and dots and encoded slashes mean one path before decoding and another after it. No page and no
 * door of ours needs any of these, so that they are refused at the listener, before anything is matched or redirected.
 */
export function readPath(target = ""): RequestPath | undefined {
  const [path = ""] = target.split("?", 1);
  return isClear(path) ? { path, search: target.slice(path.length) } : undefined;
}

function isClear(path: string): boolean {
  if (!path.startsWith("/") || path.includes("//") || /[^\x21-\x7e]|[\\#]/.test(path)) return false;
  const decoded = decode(path);
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) return false;
  if (decoded.split("/").length !== path.split("/").length) return false;
  if (decoded.split("/").some((part) => part === "." || part === "..")) return false;
  return decoded === path || !services.test(decoded);
}

/** Whether a program asked, which reads JSON, or a browser. */
export const isForService = (target: string) => services.test(decode(target.split("?", 1)[0] ?? "") ?? target);

/** Whether a door of server/app.ts may be meant: everything else is a page, a file, or nothing. */
export const isForServer = (path: string) =>
  services.test(path) || serverPaths.some((door) => path === door || path.startsWith(`${door}/`));

/** As the doors read it; of a path that `readPath` let through. */
export const decodePath = (path: string) => (path.includes("%") ? decodeURI(path) : path);

/** Undefined for a lone percent sign, and for bytes that are no UTF-8. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
