import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { aliases } from "#domain/aliases.ts";
import { makeDocuments } from "./documents/make-documents.ts";
import { makeFeed } from "./feed.ts";
import { finishPage, isNoIndex } from "./finish-page.ts";
import { makePictures } from "./make-pictures.ts";
import { makeSitemap, robots, webManifest } from "./site-files.ts";
import { clientOnlyPaths } from "./site-routes.ts";

type FileEntry = {
  file: string;
  type: string;
  etag: string;
  immutable: boolean;
  encodings: string[];
  scripts?: string[];
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".json",
  ".data",
  ".svg",
  ".xml",
  ".txt",
  ".webmanifest",
  ".ico",
]);

/** Pages that are sent for an address other than their own; without a leading slash no request can name them. */
const unaddressed: Record<string, string> = { "/404": "404", "/blog/404": "blog/404", "/__spa-fallback": "shell" };

/** After the router's build: finishes every page, adds the site's own files, compresses, and writes the server's manifest. */
export async function finishSite(folder: string, step: (line: string) => void): Promise<void> {
  const client = join(folder, "client");
  const files = {
    readStylesheet: (href: string) => readFileSync(join(client, href), "utf8"),
    writeScript: (code: string) => {
      const href = `/assets/start-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
      writeFileSync(join(client, href), code);
      return href;
    },
  };

  const scripts = new Map<string, string[]>();
  const pages = new Map<string, string>();
  for (const file of filesBelow(client).filter((name) => name.endsWith(".html"))) {
    const page = finishPage(readFileSync(file, "utf8"), files);
    writeFileSync(file, page.html);
    scripts.set(file, page.scriptHashes);
    pages.set(pathOf(relative(client, file)), page.html);
  }

  const indexable = [...pages].filter(
    ([path, html]) => !(path in unaddressed) && !(path in aliases) && !isNoIndex(html),
  );
  writeFileSync(join(client, "sitemap.xml"), makeSitemap(indexable.map(([path]) => path)));
  writeFileSync(join(client, "feed.xml"), makeFeed());
  writeFileSync(join(client, "robots.txt"), robots());
  writeFileSync(join(client, "site.webmanifest"), webManifest());
  step("pictures");
  await makePictures(client);
  step("documents");
  await makeDocuments(join(client, "resources"), (line) => step(`  ${line}`));

  step("compression");
  const entries = await Promise.all(
    filesBelow(client).map(async (file) => {
      const path = pathOf(relative(client, file));
      return [unaddressed[path] ?? path, await describe(file, folder, scripts.get(file))] as const;
    }),
  );
  const addressed = Object.fromEntries(entries.filter(([path]) => !(path in aliases)));
  const manifest = {
    files: addressed,
    redirects: aliases,
    shells: clientOnlyPaths(),
    shellPage: "shell",
    notFoundPages: [
      { prefix: "/blog/", page: "blog/404" },
      { prefix: "/", page: "404" },
    ],
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  step(`${indexable.length} pages for search engines, ${entries.length} files in all`);
}

async function describe(file: string, folder: string, scripts: string[] | undefined): Promise<FileEntry> {
  const body = readFileSync(file);
  const extension = extname(file);
  const encodings = compressible.has(extension) && body.length > 200 ? ["br", "gzip"] : [];
  if (encodings.length > 0) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, { params }),
      promisify(gzip)(body, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
  const path = relative(folder, file);
  return {
    file: path,
    type: types[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    immutable: path.startsWith(join("client", "assets")),
    encodings,
    scripts,
  };
}

/** "about/index.html" -> "/about"; a file that is not a page keeps its name. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}
