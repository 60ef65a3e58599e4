import type { Browser, Page } from "@playwright/test";
import { type Chart, type Finding, sayValue } from "../finding.ts";
import { median } from "../samples.ts";
import { listTasks, type Task, type TraceEvent } from "../trace.ts";
import { asleep, desktop, withPage } from "../visitor.ts";
import { type Measure, ofNow, pages, type Site, sayBefore } from "./site.ts";

type Waking = {
  site: string;
  path: string;
  slowness: number;
  /** From the load event until everything acts that wakes by itself. */
  milliseconds: number;
  /** What the main thread alone worked meanwhile. */
  cpu: number;
  /** The evaluation of React, and the longest that other scripts kept the thread in one task. */
  react: number;
  longest: number;
};

/** How soon a page acts that nobody touches, and what it takes until then; on a local line. */
export const measureWaking: Measure = async ({ browser, sites, effort: { isQuick, progress } }) => {
  const wakings: Waking[] = [];
  for (const path of isQuick ? pages.slice(0, 2) : pages) {
    progress(`untouched ${path}`);
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      for (const slowness of [1, 4]) {
        for (const site of sites) wakings.push(await wakeUntouched(browser, site, path, slowness));
      }
    }
  }
  const slowed = wakings.filter(({ slowness }) => slowness === 4);
  const unslowed = wakings.filter(({ slowness }) => slowness === 1);
  return {
    findings: [
      ...eachPage(slowed, (path) => ({ what: `untouched ${path} acts after load, processor ×4`, of: (one) => one.milliseconds, target: { atMost: 1_000 } })),
      ...eachPage(unslowed, (path) => ({ what: `main-thread CPU from load until then, ${path}, unslowed`, of: (one) => one.cpu })),
      longestOf("unslowed", unslowed, (one) => Math.max(one.longest, one.react)),
      longestOf("processor ×4, React's evaluation left out", slowed, (one) => one.longest),
      evaluationOf(unslowed, slowed),
    ],
    charts: [
      chartOf("first-untouched", "Untouched, acts so long after load, local line, processor ×4", slowed, (one) => one.milliseconds, { atMost: 1_000 }),
      chartOf("first-cpu", "Main-thread CPU from load until it acts, unslowed", unslowed, (one) => one.cpu),
    ],
  }; // biome-ignore format: one figure to a line
};

/** Chromium now and then hands out a trace that lacks the page's marks: such a round is made again. */
async function wakeUntouched(...round: Parameters<typeof tryToWake>): Promise<Waking> {
  for (let left = 5; left > 0; left -= 1) {
    const waking = await tryToWake(...round);
    if (waking) return waking;
  }
  throw new Error(`no trace of ${round[2]} has the page's marks`);
}

async function tryToWake(browser: Browser, site: Site, path: string, slowness: number): Promise<Waking | undefined> {
  return withPage(browser, { screen: desktop, slowness }, async (page) => {
    await markWaking(page);
    const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];
    await browser.startTracing(page, { categories });
    // Whoever looks into the page for what it waits for works on the page's own thread, 150 ms and more at ×4: so it tells.
    const awake = page.waitForEvent("console", (message) => message.text() === "awake");
    await page.goto(site.url + path, { waitUntil: "load" });
    await awake;
    const milliseconds = await page.evaluate(() => performance.measure("waking", "loaded", "awake").duration);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const marks = new Set(traceEvents.map(({ name }) => name));
    if (!["begun", "loaded", "awake"].every((mark) => marks.has(mark))) return undefined;
    const tasks = listTasks(traceEvents, "begun", "awake");
    const react = Math.max(...tasks.map(({ evaluation }) => evaluation));
    return {
      site: site.name,
      path,
      slowness,
      milliseconds,
      cpu: sumCpu(listTasks(traceEvents, "loaded", "awake")),
      react,
      longest: Math.max(...tasks.filter(({ evaluation }) => evaluation < react).map(({ scripts }) => scripts)),
    };
  });
}

const sumCpu = (tasks: readonly Task[]) => tasks.reduce((sum, { cpu }) => sum + cpu, 0);

/** Lets the page write down when it began, when it was loaded, and when nothing slept any more. */
async function markWaking(page: Page) {
  await page.addInitScript((selector) => {
    performance.mark("begun");
    const watch = () => {
      performance.mark("loaded");
      const look = () => {
        if (document.querySelector(selector)) return;
        watcher.disconnect();
        performance.mark("awake");
        console.debug("awake");
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { subtree: true, attributeFilter: ["awake", "data-ready"] });
      look();
    };
    addEventListener("load", watch, { once: true });
  }, asleep);
}

type Figure = { what: string; of: (one: Waking) => number; target?: Finding["target"] };

function eachPage(wakings: readonly Waking[], figure: (path: string) => Figure): Finding[] {
  return [...Map.groupBy(wakings, ({ path }) => path)].map(([path, some]) => {
    const { what, of, target } = figure(path);
    const middle = (those: readonly Waking[]) => median(those.map(of));
    const rounds = ofNow(some).map((one) => of(one).toFixed(0));
    const beside = `of ${rounds.join(", ")}${sayBefore(some, (those) => sayValue(middle(those), "ms"))}`;
    return { what, value: middle(ofNow(some)), unit: "ms", beside, ...(target && { target }) };
  });
}

/** Of each page the middle round, of all pages the worst. */
function longestOf(where: string, wakings: readonly Waking[], of: (one: Waking) => number): Finding {
  const worstOf = (some: readonly Waking[]) => {
    const pages = [...Map.groupBy(some, ({ path }) => path)];
    return pages
      .map(([path, rounds]) => ({ path, longest: median(rounds.map(of)) }))
      .sort((a, b) => b.longest - a.longest)[0];
  };
  const worst = worstOf(ofNow(wakings));
  return {
    what: `longest that scripts keep the thread in one task while a page wakes, ${where}`,
    value: worst?.longest ?? 0,
    unit: "ms",
    beside: `${worst?.path}${sayBefore(wakings, (some) => sayValue(worstOf(some)?.longest ?? 0, "ms"))}`,
    target: { atMost: 50 },
  };
}

function evaluationOf(unslowed: readonly Waking[], slowed: readonly Waking[]): Finding {
  const middle = (some: readonly Waking[]) => median(some.map(({ react }) => react));
  const say = (some: readonly Waking[]) => sayValue(middle(some), "ms");
  return {
    what: "evaluation of React itself, processor ×4",
    value: middle(ofNow(slowed)),
    unit: "ms",
    beside: `unslowed ${say(ofNow(unslowed))}${sayBefore(slowed, say)}`,
  };
}

function chartOf(
  name: string,
  title: string,
  wakings: readonly Waking[],
  of: (one: Waking) => number,
  target?: Chart["target"],
): Chart {
  const bars = [...Map.groupBy(wakings, ({ path, site }) => `${path}, ${site}`)].map(([label, some]) => ({
    label,
    value: median(some.map(of)),
    isBaseline: some[0]?.site === "before",
  }));
  return { name, title, unit: "ms", bars, ...(target && { target }) };
}
