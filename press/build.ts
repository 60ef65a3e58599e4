import { rmSync } from "node:fs";
import { build } from "vite";
import { bundleServer } from "./bundle-server.ts";
import { fingerprint, recordFingerprint } from "./fingerprint.ts";
import { finishSite } from "./finish-site.ts";

/** Makes the whole site: pages and scripts, documents, pictures, and the pass over the HTML. */
const started = performance.now();
const taken = fingerprint();
const step = (line: string) => console.log(`  ${line}`);

rmSync("build", { recursive: true, force: true });
step("scripts and styles");
await build({ logLevel: "warn" });
await finishSite("build", step);
step("server");
await bundleServer();
recordFingerprint(taken);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
