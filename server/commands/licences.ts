import { readFileSync } from "node:fs";
import { isAllowed, listPackages } from "../launch/licences.ts";
import { root } from "../root.ts";

/** Lists every package with its licence, and fails on one that is unknown or asks for more than we give. */
const packages = listPackages(JSON.parse(readFileSync(new URL("package-lock.json", root), "utf8")), root);
for (const { name, version, licence, isShipped } of packages) {
  process.stdout.write(`${licence}\t${name} ${version}${isShipped ? "" : "\tworkshop only"}\n`);
}
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, licence } of refused) process.stderr.write(`Not allowed: ${name} (${licence})\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
