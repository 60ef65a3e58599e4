import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("build/site.json", "utf8")) as { files: Record<string, { type: string }> };

/** Every page of the built site, by its address. */
export const allPages = Object.entries(manifest.files)
  .filter(([path, { type }]) => path.startsWith("/") && type.startsWith("text/html"))
  .map(([path]) => path);

/** The pages that search engines may list: what a visitor can reach without signing in. */
export const publicPages = [
  ...readFileSync("build/client/sitemap.xml", "utf8").matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)<\/loc>/g),
].map(([, path = "/"]) => path);
