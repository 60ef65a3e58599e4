import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import { BootError, exitCodes } from "./boot-error.ts";

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

export type Asset = SiteManifest["files"][string] & {
  bodies: Map<string, Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
};

export type Site = {
  /** What lies at exactly this address. */
  find: (path: string) => Asset | undefined;
  answer: (context: Context) => Response;
  notFound: (context: Context) => Response;
  /** Whether a page that everybody may read stands at this address. */
  isPublicPage: (path: string) => boolean;
};

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
  const notFoundPages = manifest.notFoundPages.map(({ prefix, page: path }) => ({ prefix, asset: page(path) }));

  const send = (context: Context, asset: Asset, found: 200 | 404) => {
    const { status, headers, body } = prepareAnswer(asset, found, {
      etags: context.req.header("if-none-match"),
      encodings: context.req.header("accept-encoding"),
    });
    return new Response(context.req.method === "HEAD" ? null : body, { status, headers });
  };

  const notFound = (context: Context) => {
    const match = notFoundPages.find(({ prefix }) => context.req.path.startsWith(prefix));
    if (!match) throw new Error("no not-found page covers every path");
    return send(context, match.asset, 404);
  };

  return {
    find: (path) => assets.get(path),
    notFound,
    isPublicPage: (path) => publicPages.has(path),
    answer(context) {
      const { path } = context.req;
      const { pathname, search } = new URL(context.req.url);
      if (path.length > 1 && path.endsWith("/")) {
        // As it came, not decoded: what was checked at the listener is what the browser goes to.
        return context.redirect(pathname.slice(0, -1) + search, 301);
      }
      const target = manifest.redirects[path];
      if (target) return context.redirect(target + search, 301);
      const asset = assets.get(path);
      if (asset) return send(context, asset, 200);
      const shell = shells.find(({ pattern }) => pattern.test(path));
      if (shell) return send(context, shell.asset, 200);
      return notFound(context);
    },
  };
}

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

type Asked = { etags: string | undefined; encodings: string | undefined };

/** A file as it is sent to whoever asks like this; nothing but its headers to whoever has it already. */
export function prepareAnswer(asset: Asset, found: 200 | 404, { etags, encodings }: Asked) {
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
