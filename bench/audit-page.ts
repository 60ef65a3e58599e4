import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";

export type Speed = {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast the machine was in this moment, in Lighthouse's own measure. */
  benchmarkIndex: number;
};

/**
 * Lighthouse slows every machine four times, which makes its phone of a fast desktop (an index of 1,500 to 2,000 in its
 * own table) and something far slower than that phone of a small server. As its manual advises, the factor follows the
 * machine: four for a fast desktop, one for a machine that is as slow as the phone.
 */
export const fastDesktop = 1750;
const slowdownOf = (benchmarkIndex: number) => Math.min(4, Math.max(1, (4 * benchmarkIndex) / fastDesktop));

export type Audit = Speed & {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What a yes-or-no question of Lighthouse was answered no. */
  faults: string[];
};

/** One page on Lighthouse's phone profile. */
export async function auditPage(url: string): Promise<Audit> {
  const { categories, audits, environment } = await run(url);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .map((reference) => audits[reference.id])
      .filter((found) => found?.scoreDisplayMode === "binary" && (found.score ?? 1) < 0.9)
      .map((found) => `${id}: ${found?.title}`),
  );
  return {
    ...speedOf({ categories, audits, environment }),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    faults,
  };
}

/** The same for its speed alone, which takes less time; the other scores do not change from run to run. */
export async function auditSpeed(url: string): Promise<Speed> {
  return speedOf(await run(url, ["performance"]));
}

type Report = Awaited<ReturnType<typeof run>>;

function speedOf({ categories, audits, environment }: Pick<Report, "categories" | "audits" | "environment">): Speed {
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

async function run(url: string, onlyCategories?: string[]) {
  // Lighthouse marks its own steps, and stumbles over the marks of the run before.
  performance.clearMarks();
  performance.clearMeasures();
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ["--headless", ...chromiumFlags] });
  try {
    const throttling = { cpuSlowdownMultiplier: slowdownOf(await benchmark(chrome.port)) };
    const options = { port: chrome.port, logLevel: "silent", disableFullPageScreenshot: true, throttling } as const;
    const result = await lighthouse(url, { ...options, ...(onlyCategories && { onlyCategories }) });
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
    return result.lhr;
  } finally {
    await chrome.kill();
  }
}

/** How fast the machine is in this moment: a shared one is now twice as fast and now half. */
async function benchmark(port: number): Promise<number> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.newPage();
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await browser.close();
  }
}
