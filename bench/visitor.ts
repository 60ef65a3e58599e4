import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { throttling } from "lighthouse/core/config/constants.js";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";

/** Somebody who has never been here. */
export type Visitor = {
  screen: BrowserContextOptions;
  /** How many times slower than this machine's their processor is. */
  slowness: number;
  isOnSlowLine?: boolean;
};

/**
 * A window of a phone's size in which nothing is emulated: whatever is emulated the browser sets anew when it brings back a
 * page that it had kept, and styles the whole page for each of it, which happens to no visitor.
 */
export const phoneWindow = {
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} satisfies BrowserContextOptions;

export const desktop = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;

/** Matches while a part of the page that wakes by itself sleeps. The second half is for the site before it had islands. */
export const asleep = "site-island:not([when], [awake]), html:not([data-ready], :has(site-island))";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, "--window-size=412,823"],
    // Playwright takes away the browser's memory of pages that were left (bfcache), which visitors have.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** A page of their own, with nothing in its cache. */
export async function withPage<Result>(
  browser: Browser,
  { screen, slowness, isOnSlowLine }: Visitor,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    if (isOnSlowLine) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", slow4G());
    }
    // The compiler marks named functions with a word that pages do not know.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(() => {
      // The offer would open under a press; here it was sent away before.
      localStorage.setItem("halftitle.offer", JSON.stringify({ dismissedAt: Date.now() }));
    });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** What Lighthouse asks of the browser for its phone profile, in bytes per second. */
function slow4G() {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
  return {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  };
}

/** Goes there and comes back so many milliseconds after the first paint. */
export async function seePage(page: Page, url: string, wait: number) {
  await page.goto(url, { waitUntil: "commit" });
  const passed = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [painted] = list.getEntriesByName("first-contentful-paint");
          if (painted) resolve(performance.now() - painted.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  await page.waitForTimeout(Math.max(0, wait - passed));
}

/** Until nothing of it sleeps that would wake by itself. */
export async function untilAwake(page: Page) {
  await page.locator(asleep).first().waitFor({ state: "detached" });
}
