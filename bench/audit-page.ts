import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";

export type Speed = { performance: number; lcp: number; tbt: number; cls: number };

export type Audit = Speed & {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What a yes-or-no question of Lighthouse was answered no. */
  faults: string[];
};

/** One page on Lighthouse's phone profile. */
export async function auditPage(url: string): Promise<Audit> {
  const { categories, audits } = await run(url);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .map((reference) => audits[reference.id])
      .filter((found) => found?.scoreDisplayMode === "binary" && (found.score ?? 1) < 0.9)
      .map((found) => `${id}: ${found?.title}`),
  );
  return {
    ...speedOf({ categories, audits }),
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

function speedOf({ categories, audits }: Pick<Report, "categories" | "audits">): Speed {
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

async function run(url: string, onlyCategories?: string[]) {
  // Lighthouse marks its own steps, and stumbles over the marks of the run before.
  performance.clearMarks();
  performance.clearMeasures();
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ["--headless", ...chromiumFlags] });
  try {
    const options = { port: chrome.port, logLevel: "silent", disableFullPageScreenshot: true } as const;
    const result = await lighthouse(url, { ...options, ...(onlyCategories && { onlyCategories }) });
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
    return result.lhr;
  } finally {
    await chrome.kill();
  }
}
