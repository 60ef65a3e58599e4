import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";

export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What a yes-or-no question of Lighthouse was answered no. */
  faults: string[];
};

/** One page on Lighthouse's phone profile. A process for each, because two runs in one share their marks and fail. */
export function auditPage(url: string): Promise<Audit> {
  return run(url);
}

/** Its speed alone, sooner: the other scores are 0, they do not change from run to run. */
export function auditSpeed(url: string): Promise<Audit> {
  return run(url, "performance");
}

async function run(url: string, ...categories: string[]): Promise<Audit> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--import",
    "tsx",
    fileURLToPath(import.meta.url),
    url,
    ...categories,
  ]);
  return JSON.parse(stdout);
}

async function audit(url: string, categories: string[]): Promise<Audit> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ["--headless", ...chromiumFlags] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      ...(categories.length > 0 && { onlyCategories: categories }),
    });
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
    const { categories: scored, audits } = result.lhr;
    const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? 0;
    const faults = Object.values(scored).flatMap(({ id, auditRefs }) =>
      auditRefs
        .map((reference) => audits[reference.id])
        .filter((found) => found?.scoreDisplayMode === "binary" && (found.score ?? 1) < 0.9)
        .map((found) => `${id}: ${found?.title}`),
    );
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      faults,
    };
  } finally {
    await chrome.kill();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(JSON.stringify(await audit(process.argv[2] ?? "", process.argv.slice(3))));
}
