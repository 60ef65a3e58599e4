import { readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";

const manifest = JSON.parse(readFileSync("build/site.json", "utf8")) as { files: Record<string, { type: string }> };

/** Every page of the built site, by its address. */
export const allPages = Object.entries(manifest.files)
  .filter(([path, { type }]) => path.startsWith("/") && type.startsWith("text/html"))
  .map(([path]) => path);

/** The pages that search engines may list: what a visitor can reach without signing in. */
export const publicPages = [
  ...readFileSync("build/client/sitemap.xml", "utf8").matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)<\/loc>/g),
].map(([, path = "/"]) => path);

/** The scripts that pages bring along, whatever brings them up: each is open until nothing more comes. */
export async function scriptsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  page.on("request", (request) => files.add(new URL(request.url()).pathname));
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  const scripts = [...files].filter((file) => file.endsWith(".js"));
  if (scripts.length === 0) throw new Error("These pages brought no scripts at all.");
  return scripts.map((file) => readFileSync(`build/client${file}`, "utf8"));
}

/** Whether this is the run of `npm run test:all` that leaves out no page and no look. */
export const isSweep = process.env.SWEEP === "all";

/** Of cases that are alike, `npm test` takes the first. */
export const firstOf = <Case>(cases: readonly Case[]): readonly Case[] => (isSweep ? cases : cases.slice(0, 1));

/** Pages that are made of the same parts; what fits none of these is a kind of its own with all others like it. */
const kinds = [
  /^\/$/,
  /^\/(blog|guides|articles)(\/|$)/,
  /^\/one-book(\/|$)/,
  /^\/services(\/|$)/,
  /^\/tools(\/|$)/,
  /^\/consultation(\/|$)/,
  /^\/auth(\/|$)/,
  /-policy$|^\/terms-of-service$|^\/specimen-agreement$/,
  /^\/(dashboard|staff)(\/|$)/,
];

/**
 * The pages for a journey that goes to many: in `npm test` the longest of each kind stands for all; `npm run test:all`
 * sets SWEEP=all and goes to every one.
 */
export function onePerKind(paths: readonly string[]): readonly string[] {
  if (isSweep) return paths;
  const byKind = Map.groupBy(paths, (path) => kinds.findIndex((kind) => kind.test(path)));
  return [...byKind.values()].flatMap((alike) => alike.toSorted(byLength).slice(0, 1));
}

const byLength = (one: string, other: string) => sizeOf(other) - sizeOf(one);
const sizeOf = (path: string) => statSync(`build/client${path}/index.html`).size;
