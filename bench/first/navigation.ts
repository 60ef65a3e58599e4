import { type Chart, type Finding, sayValue } from "../finding.ts";
import { median } from "../samples.ts";
import { type Followed, type Following, profileNavigation, timeNavigation } from "./navigation-timing.ts";
import { type Measure, ofNow, sayBefore } from "./site.ts";

const ways = [
  { from: "/", to: "/services" },
  { from: "/services", to: "/packages" },
  { from: "/about", to: "/consultation" },
] as const;

type Navigation = Followed & { site: string; following: Following };

/** How long going on to another page takes, and coming back; on a local line, processor ×4. */
export const measureNavigation: Measure = async ({ browser, sites, effort: { isQuick, progress } }) => {
  const findings: Finding[] = [];
  for (const way of isQuick ? ways.slice(0, 1) : ways) {
    progress(`navigation from ${way.from} to ${way.to}`);
    const navigations: Navigation[] = [];
    for (let round = 0; round < (isQuick ? 1 : 9); round += 1) {
      for (const following of ["by key", "by press"] as const) {
        for (const { name: site, url } of sites) {
          const followed = await timeNavigation(browser, { url, way, following, slowness: 4 });
          navigations.push({ ...followed, site, following });
        }
      }
    }
    const pressed = navigations.filter(({ following }) => following === "by press");
    const typed = navigations.filter(({ following }) => following === "by key");
    const road = `${way.from} to ${way.to}, processor ×4`;
    findings.push(
      judge(`link pressed to painted page, ${road}`, pressed, (one) => one.there, (one) => one.wasPrefetched && "prefetched"),
      judge(`link followed by key to painted page, ${road}`, typed, (one) => one.there, () => false),
      judge(`Back to painted page, ${road}`, navigations, (one) => one.back, (one) => one.wasKept && "out of the browser's memory"),
    ); // biome-ignore format: one figure to a line
  }
  const [now] = sites;
  const [, way] = ways;
  if (!now) throw new Error("there is no site to go through");
  return { findings, charts: [chartOf(await profileNavigation(browser, now.url, way))] };
};

/** Held against the other checkout where there is one: no slower is the target. */
function judge(
  what: string,
  navigations: readonly Navigation[],
  of: (one: Navigation) => number,
  how: (one: Navigation) => string | false,
): Finding {
  const middle = (some: readonly Navigation[]) => median(some.map(of));
  const now = ofNow(navigations);
  const before = navigations.filter(({ site }) => site === "before");
  const special = now.map(how).filter((word) => word !== false);
  const ways = special.length > 0 ? `, ${special.length} of ${now.length} ${special[0]}` : "";
  return {
    what,
    value: middle(now),
    unit: "ms",
    beside: `of ${now.map((one) => of(one).toFixed(0)).join(", ")}${ways}${sayBefore(navigations, (some) => sayValue(middle(some), "ms"))}`,
    ...(before.length > 0 && { target: { atMost: Math.round(middle(before)) } }),
  };
}

function chartOf(work: Record<string, number>): Chart {
  const bars = Object.entries(work).map(([label, value]) => ({ label, value }));
  const title = "The new page of one navigation from /services to /packages until it is painted, processor ×4";
  return { name: "navigation", title, unit: "ms", bars };
}
