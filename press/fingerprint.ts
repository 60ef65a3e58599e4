import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything the built site is made from. */
const sources = ["app", "content", "domain", "press", "public", "package-lock.json", "vite.config.ts"];
const record = "build/fingerprint.txt";

/** Whether the site in build/ was made from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(record) && readFileSync(record, "utf8") === fingerprint();
}

/** What was taken before the build: a source that changed meanwhile is not in it. */
export function recordFingerprint(taken: string) {
  writeFileSync(record, taken);
}

export function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
