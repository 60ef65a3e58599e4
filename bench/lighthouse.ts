import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";
import { publicPages } from "../e2e/pages.ts";

/**
 * `npm run lighthouse [route...]`: the four scores and the three figures behind the first, on the phone profile, of the
 * product as it really serves. One page per process, because two runs in one share their marks and fail.
 */
const [mode, ...rest] = process.argv.slice(2);
if (mode === "--one") await measureOne(rest[0] ?? "");
else await measureAll(process.argv.slice(2));

async function measureAll(routes: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-lighthouse-"));
  process.env.LOG_LEVEL ??= "fatal";
  const { readSettings } = await import("../server/environment.ts");
  const { openLog } = await import("../server/log.ts");
  const { startServer } = await import("../server/start.ts");
  const server = await startServer(readSettings({ PORT: "0", DATA_DIR: folder }), { log: openLog() });
  console.log("performance  accessibility  best practices  seo    LCP ms  TBT ms    CLS  route");
  for (const route of routes.length > 0 ? routes : publicPages) {
    // Not spawnSync: the server that is measured lives in this very process.
    const measured = spawn(process.execPath, ["--import", "tsx", "bench/lighthouse.ts", "--one", server.url + route], {
      stdio: "inherit",
    });
    await once(measured, "close");
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureOne(url: string) {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ["--headless", ...chromiumFlags] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string, digits = 0) => (audits[name]?.numericValue ?? 0).toFixed(digits);
    const columns = [
      String(score("performance")).padStart(11),
      String(score("accessibility")).padStart(15),
      String(score("best-practices")).padStart(16),
      String(score("seo")).padStart(5),
      value("largest-contentful-paint").padStart(10),
      value("total-blocking-time").padStart(8),
      value("cumulative-layout-shift", 3).padStart(7),
      ` ${new URL(url).pathname}`,
    ];
    console.log(columns.join(""));
    for (const category of Object.values(categories)) {
      for (const { id } of category.auditRefs) {
        const audit = audits[id];
        const isShort = audit?.score !== null && (audit?.score ?? 1) < 0.9 && audit?.scoreDisplayMode === "binary";
        if (isShort) console.log(`             ${category.id}: ${audit?.title}`);
      }
    }
  } finally {
    await chrome.kill();
  }
}
