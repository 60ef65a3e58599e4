import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicPages } from "../e2e/pages.ts";
import { readSettings } from "../server/environment.ts";
import { openLog } from "../server/log.ts";
import { startServer } from "../server/start.ts";
import { type Audit, auditPage } from "./audit-page.ts";

/**
 * `npm run lighthouse [route...]`: the four scores and the three figures behind the first, on the phone profile, of the
 * product as it really serves.
 */
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "halftitle-lighthouse-"));
const server = await startServer(readSettings({ PORT: "0", DATA_DIR: folder }), { log: openLog("fatal") });
console.log("performance  accessibility  best practices  seo    LCP ms  TBT ms    CLS  route");
for (const route of asked.length > 0 ? asked : publicPages) {
  const audit = await auditPage(server.url + route);
  console.log(line(audit, route));
  for (const fault of audit.faults) console.log(`             ${fault}`);
}
await server.stop();
rmSync(folder, { recursive: true, force: true });

function line(audit: Audit, route: string): string {
  return [
    String(audit.performance).padStart(11),
    String(audit.accessibility).padStart(15),
    String(audit.bestPractices).padStart(16),
    String(audit.seo).padStart(5),
    audit.lcp.toFixed(0).padStart(10),
    audit.tbt.toFixed(0).padStart(8),
    audit.cls.toFixed(3).padStart(7),
    `  ${route}`,
  ].join("");
}
