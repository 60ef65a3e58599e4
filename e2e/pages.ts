import { readFileSync, statSync } from "node:fs";

const manifest = JSON.parse(readFileSync("build/site.json", "utf8")) as { files: Record<string, { type: string }> };

/** Every page of the built site, by its address. */
export const allPages = Object.entries(manifest.files)
  .filter(([path, { type }]) => path.startsWith("/") && type.startsWith("text/html"))
  .map(([path]) => path);

/** The pages that search engines may list: what a visitor can reach without signing in. */
export const publicPages = [
  ...readFileSync("build/client/sitemap.xml", "utf8").matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)<\/loc>/g),
].map(([, path = "/"]) => path);

const drawnByOnePattern = [
  /^\/blog\/(?!404)./,
  /^\/guides\/./,
  /^\/one-book\/./,
  /^\/(privacy|cookie)-policy$|^\/terms-of-service$/,
];

/**
 * The pages for a journey that takes its time on each: of those that one pattern draws from words alone, the longest
 * stands for all. `npm run test:all` sets SWEEP=all and goes to every one.
 */
export function onePerPattern(paths: readonly string[]): readonly string[] {
  if (process.env.SWEEP === "all") return paths;
  const longest = drawnByOnePattern.map((pattern) => paths.filter((path) => pattern.test(path)).toSorted(byLength)[0]);
  return paths.filter((path) => longest.includes(path) || !drawnByOnePattern.some((pattern) => pattern.test(path)));
}

const byLength = (one: string, other: string) => sizeOf(other) - sizeOf(one);
const sizeOf = (path: string) => statSync(`build/client${path}/index.html`).size;
