import type { Browser, Locator, Page } from "@playwright/test";
import { addUp, type TraceEvent } from "../trace.ts";
import { phoneWindow, untilAwake, withPage } from "../visitor.ts";

export type Way = { from: string; to: string };

/** How somebody follows a link: only a press by a pointer is announced to the browser before it is over. */
export type Following = "by key" | "by press";

export type Followed = { there: number; back: number; wasPrefetched: boolean; wasKept: boolean };

/** Milliseconds to the painted page behind a link, and back to the first. */
export function timeNavigation(
  browser: Browser,
  { url, way, following, slowness }: { url: string; way: Way; following: Following; slowness: number },
): Promise<Followed> {
  return atTheLink(browser, url, way, slowness, async (link, page) => {
    await follow[following](link, page);
    const there = await untilPainted(page);
    const wasPrefetched = await page.evaluate(() => {
      const [arrival] = performance.getEntriesByType("navigation");
      return arrival?.toJSON().deliveryType === "navigational-prefetch";
    });
    await page.evaluate(() => {
      sessionStorage.clear();
      sessionStorage.setItem("left", String(performance.timeOrigin + performance.now()));
      // Answered first: a page that is left answers nothing.
      setTimeout(() => history.back());
    });
    const back = await untilPainted(page);
    const wasKept = await page.evaluate(() => sessionStorage.getItem("kept") !== null);
    return { there, back, wasPrefetched, wasKept };
  });
}

/** What the new page's main thread did until it was painted, in milliseconds by kind of work. */
export function profileNavigation(browser: Browser, url: string, way: Way, slowness = 4) {
  return atTheLink(browser, url, way, slowness, async (link, page) => {
    await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "blink.user_timing", "loading"] });
    await follow["by press"](link, page);
    await untilPainted(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return addUp(traceEvents, "begun", "firstContentfulPaint");
  });
}

/** In a phone's window, about to follow a link on a page that is awake. */
function atTheLink<Result>(
  browser: Browser,
  url: string,
  { from, to }: Way,
  slowness: number,
  act: (link: Locator, page: Page) => Promise<Result>,
): Promise<Result> {
  return withPage(browser, { screen: phoneWindow, slowness }, async (page) => {
    await noteNavigation(page);
    await page.goto(url + from, { waitUntil: "load" });
    await untilAwake(page);
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    return act(link, page);
  });
}

const follow: Record<Following, (link: Locator, page: Page) => Promise<void>> = {
  "by key": (link) => link.press("Enter"),
  // A hand comes to rest on the link before it presses, and a press lasts.
  "by press": async (link, page) => {
    await link.hover();
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
  },
};

/** Lets every page write down, by the one clock that all of them share, when it was left and when the next was painted. */
async function noteNavigation(page: Page) {
  await page.addInitScript(() => {
    performance.mark("begun");
    const note = (name: string, time: number) => sessionStorage.setItem(name, String(performance.timeOrigin + time));
    // Before its paint a frame runs its callbacks, after it the next message.
    const noteAfterFrame = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note("painted", performance.now());
      port2.postMessage("painted");
    };
    /** A page is there when a frame was drawn in which its own heading stands. */
    const watchFrames = (left: Element | null) => {
      const shown = document.querySelector("h1");
      if (shown && shown !== left) noteAfterFrame();
      else requestAnimationFrame(() => watchFrames(left));
    };
    addEventListener("click", ({ timeStamp }) => note("left", timeStamp), true);
    // The browser fetches a page anew, or has kept it.
    if (sessionStorage.getItem("left")) watchFrames(null);
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      note("kept", performance.now());
      requestAnimationFrame(noteAfterFrame);
    });
    // The site before it had islands exchanged its pages inside one document.
    for (const sign of ["click", "popstate"])
      addEventListener(sign, () => watchFrames(document.querySelector("h1")), true);
  });
}

/** Playwright hears nothing of a page that the browser had kept; its notes do tell. */
async function untilPainted(page: Page): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; await page.waitForTimeout(20)) {
    const passed = await page
      .evaluate(() => Number(sessionStorage.getItem("painted")) - Number(sessionStorage.getItem("left")))
      // Asked of a page that was just being left.
      .catch(() => 0);
    if (passed > 0) return passed;
  }
  throw new Error("the next page was never painted");
}
