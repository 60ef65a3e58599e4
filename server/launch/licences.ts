import { existsSync, readFileSync } from "node:fs";

/** Ask for no more than their notice. */
const permissive = [
  "MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "CC0-1.0", "Unlicense",
  "Python-2.0", "Zlib", "PostgreSQL",
]; // biome-ignore format: a list

/** Ask that changes to their own files be shared. We use them as they are. */
const sharedByFile = ["MPL-2.0"];

/** Fine where only the build or the tests use them: a typeface's outlines, a data file, a library that makes pictures. */
const forTheWorkshop = ["OFL-1.1", "CC-BY-4.0", "LGPL-3.0-or-later"];

/** Declared nowhere but in the text that lies beside them, which we have read. */
const readByUs: Record<string, string> = { "png-js@2.0.0": "MIT", "combine-errors@3.0.3": "MIT" };

export type Package = { name: string; version: string; licence: string; isShipped: boolean };

type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }> };

/** Every package that the lock file installs, on any platform, with the licence it declares. */
export function listPackages(lock: Lock, root: URL): Package[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path !== "" && !link)
    .map(([path, { version = "", license, dev }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const declared = license ?? readManifest(new URL(`${path}/package.json`, root));
      return { name, version, licence: declared ?? readByUs[`${name}@${version}`] ?? "unknown", isShipped: !dev };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Older packages write it in other ways than the lock file copies. */
function readManifest(file: URL): string | undefined {
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8")) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  if (typeof license === "string") return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(" OR ");
}

/** Whether we may use a package as we do: every part that is joined by AND, one of those that are joined by OR. */
export function isAllowed({ licence, isShipped }: Pick<Package, "licence" | "isShipped">): boolean {
  const allowed = [...permissive, ...sharedByFile, ...(isShipped ? [] : forTheWorkshop)];
  return licence
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((one) => allowed.includes(one)));
}
