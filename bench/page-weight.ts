import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Weight = { route: string; html: number; scripts: number; parts: { name: string; bytes: number }[] };

/** What a page of the built site weighs in bytes of gzip: its HTML, and every script that its starter fetches. */
export function weighPage(route: string, folder = "build/client"): Weight {
  const file = join(folder, route, "index.html");
  const addresses = scriptsOf(readFileSync(file, "utf8"));
  const parts = addresses.map((address) => ({ name: nameOf(address), bytes: weighScripts([address], folder) }));
  return { route, html: gzipped(file), scripts: weighScripts(addresses, folder), parts };
}

export function weighScripts(addresses: readonly string[], folder = "build/client"): number {
  return addresses.reduce((total, address) => total + gzipped(join(folder, address)), 0);
}

/** "/assets/house-O8HgZznE.js" -> "house" */
function nameOf(address: string): string {
  return address.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "");
}

/** The list in press/page-starter.ts, as it stands in the page. */
function scriptsOf(html: string): string[] {
  const [, list] = /for \(const href of (\[[^\]]*\])\)/.exec(html) ?? [];
  if (!list) throw new Error("the page names no scripts: has its starter changed?");
  return JSON.parse(list);
}

function gzipped(file: string): number {
  return readFileSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).length;
}
