import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFiles } from "./house-fonts.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The packages that draw. */
const makers = ["pdfkit", "fontkit", "subset-font", "docx", "write-excel-file", "fflate"];

function versionOf(name: string): string {
  // Not every package lets its package.json be resolved, so it is looked for above the file that is resolved.
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string }>;
  };
  return `${name}@${lock.packages[`node_modules/${name}`]?.version ?? resolve(name)}`;
}

/** These files and whatever they read of ours, and so on: a list by hand forgets the next one. */
function withImports(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const imports = readFileSync(join(root, file), "utf8").matchAll(/from "((?:\.{1,2}|#content|#domain)\/[^"]+)"/g);
    for (const [, path = ""] of imports)
      found.add(normalize(path.startsWith("#") ? path.slice(1) : join(dirname(file), path)));
  }
  return [...found].sort();
}

function hashShared(): string {
  const hash = createHash("sha256");
  const sources = readdirSync(join(root, "press/documents"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => `press/documents/${file}`);
  // What is composed reads its own words; the rest reads what every document is made of.
  const setters = sources.filter((file) => !/\/(compose|make|budget)-/.test(file));
  for (const file of new Set([...sources, ...withImports(setters)])) hashFile(hash, file);
  for (const file of fontFiles) hash.update(readFileSync(file));
  for (const name of makers) hash.update(versionOf(name));
  return hash.digest("hex");
}

const hashFile = (hash: Hash, file: string) => hash.update(file).update(readFileSync(join(root, file)));

let shared: string | undefined;

/** Changes when anything changes that could change the document. */
export function fingerprint(words: readonly string[]): string {
  shared ??= hashShared();
  const hash = createHash("sha256").update(shared);
  for (const file of withImports(words)) hashFile(hash, file);
  return hash.digest("hex");
}

export const defaultCache = join(root, ".cache/documents");
