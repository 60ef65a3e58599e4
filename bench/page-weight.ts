import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page of the built site weighs in bytes of gzip; its scripts are those that a browser is seen to fetch. */
export function weighHtml(route: string, folder = "build/client"): number {
  return gzipped(join(folder, route, "index.html"));
}

export function weighScripts(addresses: readonly string[], folder = "build/client"): number {
  return addresses.reduce((total, address) => total + gzipped(join(folder, address)), 0);
}

/** "/assets/house-O8HgZznE.js" -> "house" */
export function nameScript(address: string): string {
  return address.replace(/^\/assets\/|-[\w-]{8}\.js$/g, "");
}

function gzipped(file: string): number {
  return readFileSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).length;
}
