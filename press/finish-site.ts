import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { type Assets, speculationRules } from "#app/document.tsx";
import { drawPage, drawTool } from "#app/draw-page.tsx";
import { listSearchEntries } from "#app/features/search/search-entries.server.ts";
import { coverFaces, fontFileOf } from "#app/fonts/cover-faces.ts";
import { type IslandName, islands } from "#app/islands/registry.ts";
import { letterFramePath } from "#content/letter-archive.ts";
import { publicPaths, toolPaths } from "#domain/addresses.ts";
import { aliases } from "#domain/aliases.ts";
import { makeDocuments } from "./documents/make-documents.ts";
import { makeFeed, makeRatesFeed } from "./feed.ts";
import { makeArticlePictures } from "./make-article-pictures.ts";
import { makePictures } from "./make-pictures.ts";
import { pickRules, wordsOf } from "./page-style.ts";
import { makeSitemap, robots, webManifest } from "./site-files.ts";

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
  // The viewer of proofs brings its own thread under this name.
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const compressible = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest", ".ico"]);

const wake = "app/islands/wake.tsx";

/** The scripts and styles that the bundler made, as a page needs them. */
function readAssets(client: string, start: string): Assets {
  const made = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
  >;
  const addressOf = (source: string) => {
    const file = made[source]?.file;
    if (!file) throw new Error(`The bundler made nothing of ${source}.`);
    return `/${file}`;
  };
  const withImports = (source: string): string[] => [
    ...new Set([addressOf(source), ...(made[source]?.imports ?? []).flatMap(withImports)]),
  ];
  const fontAddress = (name: string) => addressOf(`app/fonts/${name}.woff2`);
  const stylesheet = readFileSync(join(client, addressOf("app/site.css")), "utf8");
  const wordsIn = new Map<string, Set<string>>();
  /** Adds the words of a script, of its stylesheet and of every other that it may ever bring. The one that wakes a page may bring any part. */
  const collect = (source: string, words: Set<string>, seen: Set<string>) => {
    if (seen.has(source) || !made[source]) return;
    seen.add(source);
    const files = [addressOf(source), ...(made[source].css ?? [])].map((file) =>
      readFileSync(join(client, file), "utf8"),
    );
    const own = wordsIn.get(source) ?? wordsOf(files.join(" "));
    wordsIn.set(source, own);
    for (const word of own) words.add(word);
    const { imports = [], dynamicImports = [] } = made[source];
    for (const next of source === wake ? imports : [...imports, ...dynamicImports]) collect(next, words, seen);
  };
  const sources = Object.fromEntries(islandSources());
  return {
    fonts: ["newsreader", "source-sans-3"].map(fontAddress),
    coverFaces: Object.values(coverFaces).map((family) => ({ family, href: fontAddress(fontFileOf(family)) })),
    styleOf: (body, parts) => {
      const [words, seen] = [wordsOf(body), new Set<string>()];
      for (const source of [wake, ...parts.map((name) => sources[name] ?? "")]) collect(source, words, seen);
      return pickRules(stylesheet, words);
    },
    start,
    wake: withImports(wake),
    islands: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, made[source] ? withImports(source) : []]),
    ),
    tools: addressOf("app/tools/tools.tsx"),
    toolStyle: addressOf("app/app.css"),
  };
}

/** Where each part of app/islands/registry.ts comes from, as it says itself; those of the frame have no file of their own. */
function islandSources(): [name: IslandName, source: string][] {
  const registry = readFileSync("app/islands/registry.ts", "utf8");
  const sources = [...registry.matchAll(/(\w+): \(\) =>\s*import\("#([^"]+)"\)/g)];
  return sources
    .filter(([, name = ""]) => name in islands)
    .map(([, name, source]) => [name as IslandName, source ?? ""]);
}

/** After the bundler: draws every page, adds the site's own files, compresses, and writes the server's manifest. */
export async function finishSite(folder: string, step: (line: string) => void): Promise<void> {
  const client = join(folder, "client");
  const assets = readAssets(client, await bundleStart());
  rmSync(join(client, ".vite"), { recursive: true });

  step("pages");
  const scripts = new Map<string, string[]>();
  const write = (path: string, html: string) => {
    const file = join(client, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    scripts.set(file, [assets.start, speculationRules].map(hashOf));
  };
  for (const path of publicPaths) write(path, await drawPage(path, assets));
  for (const path of missing) write(path, await drawPage(path, assets));
  write(letterFramePath, await drawPage(letterFramePath, assets));
  for (const path of toolPaths) write(path, await drawTool(path, assets));

  writeFileSync(join(client, "search-index.json"), JSON.stringify(listSearchEntries()));
  writeFileSync(join(client, "sitemap.xml"), makeSitemap(publicPaths));
  writeFileSync(join(client, "feed.xml"), makeFeed());
  writeFileSync(join(client, "tools/rates.xml"), makeRatesFeed());
  writeFileSync(join(client, "robots.txt"), robots());
  writeFileSync(join(client, "site.webmanifest"), webManifest());
  step("pictures");
  await makePictures(client);
  await makeArticlePictures(client);
  step("documents");
  await makeDocuments(join(client, "resources"), (line) => step(`  ${line}`));

  step("compression");
  const entries = await Promise.all(
    filesBelow(client).map(async (file) => {
      const path = pathOf(relative(client, file));
      return [path, await describe(file, folder, scripts.get(file))] as const;
    }),
  );
  const manifest = {
    files: Object.fromEntries(entries.map(([path, entry]) => [isAddressed(path) ? path : path.slice(1), entry])),
    redirects: aliases,
    shells: toolPaths
      .filter((path) => path.includes(":"))
      .map((pattern) => ({ pattern, page: pathOf(fileOf(pattern)).slice(1) })),
    publicPages: publicPaths,
    notFoundPages: [
      { prefix: "/blog/", page: "blog/404" },
      { prefix: "/", page: "404" },
    ],
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  step(`${publicPaths.length} public pages, ${entries.length} files in all`);
}

const missing = ["/blog/404", "/404"] as const;

/** Pages that are sent for an address other than their own; without a leading slash no request can name them. */
const isAddressed = (path: string) => !path.includes("/_") && !missing.some((page) => page === path);

/** The page's first script, which is in the page itself. */
async function bundleStart(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["app/islands/start.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** As the policy names an inline script; blocks of data are not scripts. */
const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

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

/** "/about" -> "about/index.html", "/staff/people/:key" -> "staff/people/_key/index.html" */
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1).replace(":", "_")}/index.html`);

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
