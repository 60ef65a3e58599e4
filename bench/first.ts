import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Effort, Part, PartResult } from "./finding.ts";
import { measureLetters } from "./first/letters.ts";
import { measureNavigation } from "./first/navigation.ts";
import { measurePresses } from "./first/presses.ts";
import type { Measure, Site } from "./first/site.ts";
import { measureVisit } from "./first/visit.ts";
import { measureWaking } from "./first/waking.ts";
import { startProduct } from "./product.ts";
import { openBrowser } from "./visitor.ts";

/** How soon a page acts, and how it answers somebody who looks around. */
export const measureFirst: Part = (effort) => measureSites(effort, { waking: measureWaking, visits: measureVisit });

/** What somebody meets who is quicker than the scripts. */
export const measurePressing: Part = (effort) => measureSites(effort, { presses: measurePresses });

export const measureGoing: Part = (effort) => measureSites(effort, { navigation: measureNavigation });

/** Letters are counted: nothing of it is timed, so that it may run beside other work. */
export const measureTyping: Part = (effort) => measureSites(effort, { letters: measureLetters });

/**
 * Beside the site as built stands, where BENCH_BEFORE names the build folder of another checkout, what that one does in
 * the same run.
 */
async function measureSites(effort: Effort, measures: Record<string, Measure>): Promise<PartResult> {
  const before = process.env.BENCH_BEFORE;
  const load = sayLoad();
  const products = [await startProduct(3974)];
  const browser = await openBrowser();
  try {
    if (before) products.push(await startProduct(3975, undefined, {}, before));
    const sites: Site[] = products.map(({ url }, place) => ({ name: place === 0 ? "now" : "before", url }));
    const measured: Awaited<ReturnType<Measure>>[] = [];
    const broken: string[] = [];
    for (const [name, measure] of Object.entries(measures)) {
      // What was measured before and after is worth having, whatever breaks in the hour that this takes.
      await measure({ browser, sites, effort }).then(
        (found) => measured.push(found),
        (error: Error) => broken.push(`The measurement of ${name} broke: ${error.message.split("\n")[0]}`),
      );
    }
    return {
      findings: measured.flatMap(({ findings }) => findings),
      charts: measured.flatMap(({ charts }) => charts),
      notes: [
        ...broken,
        ...(before ? [`*Before* is commit ${readCommit(before)}, measured in turn in the same run.`] : []),
        `The load of the machine was ${load} when this part began and ${sayLoad()} when it ended.`,
      ],
    };
  } finally {
    await browser.close();
    for (const { stop } of products) await stop();
  }
}

const readCommit = (build: string) =>
  execFileSync("git", ["-C", join(build, ".."), "rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

const sayLoad = () => (loadavg()[0] ?? 0).toFixed(1);
