import { type Browser, chromium, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "../e2e/find-chromium.ts";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}

/** A phone: a small screen, and a processor so many times slower than this one. */
async function openPhone(browser: Browser, url: string, slowness: number) {
  const context = await browser.newContext({ ...devices["Moto G4"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return { page, goto: () => page.goto(url, { waitUntil: "load" }), close: () => context.close() };
}

/** Milliseconds from the click on a link in the page, whose target has been prefetched, to the painted new page. */
export async function timeNavigation(browser: Browser, url: string, target: string, slowness = 4): Promise<number> {
  const { page, goto, close } = await openPhone(browser, url, slowness);
  try {
    await goto();
    await page.mouse.move(10, 10);
    await page.locator("html[data-ready]").waitFor();
    const link = page.locator(`main a[href="${target}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // A finger rests before it presses: the router fetches the page meanwhile.
    await link.hover();
    await page.waitForLoadState("networkidle");
    // No named function inside: the compiler would mark it with a word that the page does not know.
    return await link.evaluate(async (element: HTMLAnchorElement) => {
      const before = document.querySelector("h1");
      const start = performance.now();
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
      return performance.now() - start;
    });
  } finally {
    await close();
  }
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
