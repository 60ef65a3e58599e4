import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFiles } from "./house-fonts.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Whatever a document is made by: our sources, what they all read, the fonts, and the packages that draw. */
const makers = ["pdfkit", "fontkit", "subset-font", "docx", "write-excel-file", "fflate"];
const read = [
  "content/site.ts",
  "content/prices.ts",
  "content/packages.ts",
  "content/house-terms.ts",
  "content/example-book.ts",
  "content/hybrid-criteria.ts",
  "content/specimen-agreement.ts",
  "content/documents/edition.ts",
  "content/documents/sources.ts",
  "content/rates.ts",
  "content/sources.ts",
  "domain/article.ts",
  "domain/money.ts",
  "domain/royalty.ts",
];

function versionOf(name: string): string {
  // Not every package lets its package.json be resolved, so it is looked for above the file that is resolved.
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string }>;
  };
  return `${name}@${lock.packages[`node_modules/${name}`]?.version ?? resolve(name)}`;
}

function hashShared(): string {
  const hash = createHash("sha256");
  const sources = readdirSync(join(root, "press/documents"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => `press/documents/${file}`);
  for (const file of [...sources, ...read]) hash.update(file).update(readFileSync(join(root, file)));
  for (const file of fontFiles) hash.update(readFileSync(file));
  for (const name of makers) hash.update(versionOf(name));
  return hash.digest("hex");
}

let shared: string | undefined;

/** Changes when anything changes that could change the document. */
export function fingerprint(words: readonly string[]): string {
  shared ??= hashShared();
  const hash = createHash("sha256").update(shared);
  for (const file of words) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export const defaultCache = join(root, ".cache/documents");
