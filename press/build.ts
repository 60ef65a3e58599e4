import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { bundleServer } from "./bundle-server.ts";
import { recordFingerprint } from "./fingerprint.ts";
import { finishSite } from "./finish-site.ts";

/** Makes the whole site: pages and scripts, documents, pictures, and the pass over the HTML. */
const started = performance.now();
const step = (line: string) => console.log(`  ${line}`);

rmSync("build", { recursive: true, force: true });
step("pages and scripts");
const built = spawnSync("react-router", ["build"], { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
if (built.status !== 0) {
  console.error(built.stdout);
  process.exit(1);
}
await finishSite("build", step);
step("server");
await bundleServer();
recordFingerprint();
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
