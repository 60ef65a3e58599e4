import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { letterMarks as marks } from "#content/letter-archive.ts";
import type { SiteManifest } from "../site/pages.ts";

/** The smallest site that has everything the server must know how to send: pages, a hashed file, a shell, redirects. */
const pages: Record<string, string> = {
  "/": "<h1>Home</h1>",
  "/about": "<h1>About</h1>",
  shell: "<h1>Shell</h1>",
  "letters/_frame": `<title>${marks.title}</title><meta name="description" content="${marks.description}"><link rel="canonical" href="https://halftitle.example${marks.path}"><h1>${marks.title}</h1><p>${marks.lead}</p><div>${marks.body}</div>`,
  "404": "<h1>404</h1>",
  "blog/404": "<h1>Post not found</h1>",
};

export function makeTinySite(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const files: SiteManifest["files"] = {};
  const add = (path: string, file: string, body: string, entry: Partial<SiteManifest["files"][string]>) => {
    writeFileSync(join(folder, file), body);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(body));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(body));
    const common = { type: "text/html; charset=utf-8", immutable: false, encodings: ["br", "gzip"] };
    files[path] = { file, etag: `"${file}"`, ...common, ...entry };
  };
  for (const [path, body] of Object.entries(pages)) {
    add(path, `page-${path.replaceAll("/", "-")}.html`, `<!doctype html>${body}`, { scripts: ["sha256-abc"] });
  }
  add("/assets/root-1a2b.js", "root.js", "export {};", { type: "text/javascript; charset=utf-8", immutable: true });
  add("/resources/query-letter-template.pdf", "query.pdf", "%PDF-1.7 A query letter.", { type: "application/pdf" });
  const manifest: SiteManifest = {
    files,
    redirects: { "/services/book-design": "/services/design" },
    shells: [{ pattern: "/dashboard/projects/:id", page: "shell" }],
    publicPages: ["/", "/about"],
    notFoundPages: [
      { prefix: "/blog/", page: "blog/404" },
      { prefix: "/", page: "404" },
    ],
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}
