import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import { letterFramePath } from "#content/letter-archive.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import type { RequestPath } from "../http/request-path.ts";

/** What the build tells the server: every file it made, how to send it, and which addresses answer with which page. */
export type SiteManifest = {
  files: Record<
    string,
    { file: string; type: string; etag: string; immutable: boolean; encodings: string[]; scripts?: string[] }
  >;
  redirects: Record<string, string>;
  /** Address patterns that answer with a page that the browser fills. */
  shells: { pattern: string; page: string }[];
  /** Pages that everybody may read. */
  publicPages: string[];
  notFoundPages: { prefix: string; page: string }[];
};

type Asset = SiteManifest["files"][string] & {
  bodies: Map<string, Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
};

/** What a browser sent along that decides how a file is sent to it. */
type Asked = { etags: string | undefined; encodings: string | undefined };

type SiteAnswer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

export type Site = {
  /** The one answer of the site to an address, decoded, and to the same address as it came. */
  answer: (path: string, came: RequestPath, asked: Asked) => SiteAnswer;
  /** The page into which a letter of the archive is put, with the headers of a page. */
  letterFrame: () => { html: string; headers: Record<string, string> };
  /** A document that everybody may download, as it lies there. */
  document: (path: string) => { type: string; body: Uint8Array<ArrayBuffer> } | undefined;
  /** Whether a page that everybody may read stands at this address. */
  isPublicPage: (path: string) => boolean;
};

/** As the manifest names a page that is sent for other addresses than its own: "letters/_frame". */
const letterFrame = letterFramePath.slice(1).replace(":", "_");

/** The names under which a page asks for its scripts when some did not come the first time (app/islands/start.ts). */
const askedAgain = /^\/assets\/again\d+\//;

const suffixes: Record<string, string> = { br: ".br", gzip: ".gz", identity: "" };

/** The built site, held in memory: every page and file with its compressed forms. */
export function loadSite(folder: string): Site {
  const manifestFile = join(folder, "site.json");
  if (!existsSync(manifestFile)) {
    throw new BootError(`There is no built site in ${folder}: run "npm run build" first.`, exitCodes.configuration);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as SiteManifest;
  const assets = new Map(Object.entries(manifest.files).map(([path, entry]) => [path, readAsset(folder, entry)]));
  const page = (path: string) => {
    const asset = assets.get(path);
    if (!asset)
      throw new BootError(`The built site lacks ${path}: run "npm run build" again.`, exitCodes.configuration);
    return asset;
  };
  const shells = manifest.shells.map(({ pattern, page: path }) => ({ pattern: toPattern(pattern), asset: page(path) }));
  const publicPages = new Set(manifest.publicPages);
  let letterHtml: string | undefined;
  const notFoundPages = manifest.notFoundPages.map(({ prefix, page: path }) => ({ prefix, asset: page(path) }));

  return {
    isPublicPage: (path) => publicPages.has(path),
    letterFrame() {
      const { bodies, headers } = page(letterFrame);
      letterHtml ??= Buffer.from(bodies.get("identity") ?? []).toString();
      const { etag: _, ...kept } = headers;
      return { html: letterHtml, headers: kept };
    },
    document(path) {
      const asset = path.startsWith("/resources/") ? assets.get(path) : undefined;
      const body = asset?.bodies.get("identity");
      return asset && body && { type: asset.type, body };
    },
    answer(path, came, asked) {
      const asset = assets.get(path) ?? assets.get(path.replace(askedAgain, "/assets/"));
      if (asset) return prepareAnswer(asset, 200, asked);
      // As it came, not decoded: what was checked at the listener is what the browser goes to.
      if (path.length > 1 && path.endsWith("/")) return redirect(came.path.slice(0, -1) + came.search);
      const target = manifest.redirects[path];
      if (target) return redirect(target + came.search);
      const shell = shells.find(({ pattern }) => pattern.test(path));
      if (shell) return prepareAnswer(shell.asset, 200, asked);
      const missing = notFoundPages.find(({ prefix }) => path.startsWith(prefix));
      if (!missing) throw new Error("no not-found page covers every path");
      return prepareAnswer(missing.asset, 404, asked);
    },
  };
}

const redirect = (location: string): SiteAnswer => ({
  status: 301,
  headers: { location, "content-length": "0", "cache-control": "no-store" },
  body: null,
});

/** For what a door of the server leaves over: addresses below it that are none. */
export const answerWithSite = (site: Site) => (context: Context) => {
  const { req } = context;
  const { pathname: path, search } = new URL(req.url);
  const asked = { etags: req.header("if-none-match"), encodings: req.header("accept-encoding") };
  const { body, ...head } = site.answer(req.path, { path, search }, asked);
  return new Response(req.method === "HEAD" ? null : body, head);
};

/** The same on every page but for the hashes of its own inline scripts: navigation keeps the first page's policy. */
function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(" ")}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A file as it is sent to whoever asks like this; nothing but its headers to whoever has it already. */
function prepareAnswer(asset: Asset, found: 200 | 404, { etags, encodings }: Asked): SiteAnswer {
  if (found === 200 && isFresh(etags, asset.etag)) return { status: 304, headers: asset.headers, body: null };
  const encoding = chooseEncoding(encodings ?? "", asset);
  const body = asset.bodies.get(encoding) ?? null;
  const headers: Record<string, string> = { ...asset.headers, "content-length": String(body?.byteLength ?? 0) };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return { status: found, headers, body };
}

function readAsset(folder: string, entry: SiteManifest["files"][string]): Asset {
  const bodies = new Map(
    ["identity", ...entry.encodings].map((encoding) => [
      encoding,
      new Uint8Array(readFileSync(join(folder, entry.file + suffixes[encoding]))),
    ]),
  );
  const headers = {
    "content-type": entry.type,
    etag: entry.etag,
    vary: "accept-encoding",
    "cache-control": entry.immutable ? "public, max-age=31536000, immutable" : "public, no-cache",
    ...(entry.scripts && { "content-security-policy": contentSecurityPolicy(entry.scripts) }),
    // A letter shows pictures of the site wherever it is read; nothing else of ours belongs into another page.
    ...(entry.type === "image/jpeg" && { "cross-origin-resource-policy": "cross-origin" }),
  };
  return { ...entry, bodies, headers };
}

function chooseEncoding(accepted: string, asset: Asset): string {
  const offers = new Map(
    accepted.split(",").map((offer) => {
      const [name = "", quality] = offer.trim().split(/;\s*q=/);
      return [name.toLowerCase(), Number(quality ?? 1)];
    }),
  );
  const accepts = (name: string) => (offers.get(name) ?? 0) > 0 && asset.bodies.has(name);
  return ["br", "gzip"].find(accepts) ?? "identity";
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** "/dashboard/projects/:id" -> /^\/dashboard\/projects\/[^/]+$/ */
function toPattern(path: string): RegExp {
  const segments = path.split("/").map((segment) => (segment.startsWith(":") ? "[^/]+" : segment));
  return new RegExp(`^${segments.join("/")}$`);
}
