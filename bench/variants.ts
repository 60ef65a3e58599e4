import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { readSettings } from "../server/environment.ts";
import { securityHeaders } from "../server/http/security-headers.ts";
import { listen } from "../server/listener.ts";
import { answerWithSite, loadSite, type SiteManifest } from "../server/site/pages.ts";

/** The same page two ways: as served, and its HTML alone. */
export const variants = {
  served: (html: string) => html,
  plain: (html: string) => html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ""),
} satisfies Record<string, (html: string) => string>;

export type Variant = keyof typeof variants;

/** Serves the site in one of its variants, with the product's own headers and compression. */
export async function serveVariant(variant: Variant, routes: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), `halftitle-${variant}-`));
  cpSync(resolve("build/client"), join(folder, "client"), { recursive: true });
  const manifest = JSON.parse(readFileSync("build/site.json", "utf8")) as SiteManifest;
  for (const route of routes) {
    const entry = manifest.files[route];
    if (!entry) throw new Error(`the built site has no page ${route}`);
    const file = join(folder, entry.file);
    const html = variants[variant](readFileSync(file, "utf8"));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
    entry.scripts = hashScripts(html);
  }
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  const site = loadSite(folder);
  const app = new Hono();
  app.use(securityHeaders({ isHttps: false }));
  app.get("*", answerWithSite(site));
  const { url, close } = await listen(app.fetch, () => false, readSettings({ PORT: "0" }));
  const stop = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

function hashScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`,
  );
}
