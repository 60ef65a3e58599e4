import { type Browser, chromium, devices, type Locator, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";
import { addUp, type TraceEvent } from "./trace.ts";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}

type Way = { from: string; to: string };

/** On a phone (a small screen, a processor so many times slower than this one), about to press a link whose page is there. */
async function atTheLink<Result>(
  browser: Browser,
  { from, to }: Way,
  slowness: number,
  act: (link: Locator, page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...devices["Moto G4"] });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.goto(from, { waitUntil: "load" });
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // A finger rests before it presses: the router fetches the page meanwhile.
    await link.hover();
    await page.waitForLoadState("networkidle");
    return await act(link, page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the click on a link in the page, whose target has been prefetched, to the painted new page. */
export function timeNavigation(browser: Browser, way: Way, slowness = 4): Promise<number> {
  return atTheLink(browser, way, slowness, follow);
}

/** What the browser's main thread did meanwhile, in milliseconds by kind of work. */
export function profileNavigation(browser: Browser, way: Way, slowness = 4): Promise<Record<string, number>> {
  return atTheLink(browser, way, slowness, async (link, page) => {
    await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
    await follow(link);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return addUp(traceEvents, "click", "painted");
  });
}

function follow(link: Locator): Promise<number> {
  // No named function inside: the compiler would mark it with a word that the page does not know.
  return link.evaluate(async (element: HTMLAnchorElement) => {
    const before = document.querySelector("h1");
    const start = performance.now();
    performance.mark("click");
    element.click();
    while (document.querySelector("h1") === before || document.querySelector("h1") === null) {
      await new Promise(requestAnimationFrame);
    }
    // Before its paint a frame runs its callbacks, after it the next message: then the new page has been painted.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage("painted");
    });
    performance.mark("painted");
    return performance.now() - start;
  });
}

/** Which scripts a phone really asks for within three seconds while nobody touches the page. */
export async function listUntouched(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ ...devices["Moto G4"] });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(3_000);
  await context.close();
  return [...scripts];
}
