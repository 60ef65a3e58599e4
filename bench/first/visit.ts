import type { Browser } from "@playwright/test";
import { sayValue } from "../finding.ts";
import { desktop, untilAwake, withPage } from "../visitor.ts";
import { type Act, acts, nameAct, perform, watchFor } from "./acts.ts";
import { type Measure, ofNow, sayBefore } from "./site.ts";

type Interaction = { site: string; slowness: number; act: Act; milliseconds: number };

/** Interaction to next paint (INP) of ten presses on pages that are awake: the slowest, because there are fewer than fifty. */
export const measureVisit: Measure = async ({ browser, sites, effort: { isQuick, progress } }) => {
  const interactions: Interaction[] = [];
  for (const slowness of [1, 4]) {
    for (const act of isQuick ? acts.slice(0, 3) : acts) {
      progress(`interaction: ${nameAct(act)}`);
      for (const { name: site, url } of sites) {
        interactions.push({ site, slowness, act, milliseconds: await timeInteraction(browser, url, act, slowness) });
      }
    }
  }
  const slowed = interactions.filter(({ slowness }) => slowness === 4);
  const unslowed = interactions.filter(({ slowness }) => slowness === 1);
  const bars = slowed.map(({ act, site, milliseconds }) => ({
    label: `${nameAct(act)}, ${site}`,
    value: milliseconds,
    isBaseline: site === "before",
  }));
  return {
    findings: [
      {
        what: `INP of a visit of ${isQuick ? "three" : "ten"} presses, processor ×4`,
        value: slowest(ofNow(slowed)).milliseconds,
        unit: "ms",
        beside: `${nameAct(slowest(ofNow(slowed)).act)}; unslowed ${saySlowest(ofNow(unslowed))}${sayBefore(slowed, saySlowest)}; good is up to 200 ms`,
      },
    ],
    charts: [{ name: "first-visit", title: "Press to next paint on an awake page, processor ×4", unit: "ms", bars }],
  };
};

/** As the browser itself counts it (event timing), in steps of 8 ms and from 16 ms on: what is shorter it does not tell. */
async function timeInteraction(browser: Browser, url: string, act: Act, slowness: number): Promise<number> {
  return withPage(browser, { screen: desktop, slowness }, async (page) => {
    await page.addInitScript(() => {
      const durations: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.interactionId) durations.push(entry.duration);
        }
      }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      Object.assign(window, { durations });
    });
    await watchFor(page, act);
    await page.goto(url + act.path, { waitUntil: "load" });
    await untilAwake(page);
    await perform(page, act);
    // Entries come when the thread is free again.
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = () => resolve(Math.max(16, ...(window as unknown as { durations: number[] }).durations));
          requestIdleCallback(() => requestIdleCallback(tell));
        }),
    );
  });
}

function slowest(interactions: readonly Interaction[]): Interaction {
  const [first] = interactions.toSorted((a, b) => b.milliseconds - a.milliseconds);
  if (!first) throw new Error("nothing was pressed");
  return first;
}

const saySlowest = (interactions: readonly Interaction[]) => sayValue(slowest(interactions).milliseconds, "ms");
