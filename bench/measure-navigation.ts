import { type Chart, type Effort, type Finding, sayValue } from "./finding.ts";
import { openBrowser, profileNavigation, timeNavigation } from "./navigation.ts";
import { interleave, median } from "./samples.ts";

const ways = [
  ["/", "/services"],
  ["/services", "/packages"],
  ["/about", "/consultation"],
] as const;

/** How long going on to another page takes, and on what the time goes. */
export async function measureNavigation(url: string, { isQuick, progress }: Effort) {
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    for (const [from, to] of ways) {
      progress(`navigation from ${from} to ${to}`);
      const way = { from: url + from, to };
      const { phone, desk } = await interleave(isQuick ? 1 : 3, {
        phone: () => timeNavigation(browser, way),
        desk: () => timeNavigation(browser, way, 1),
      });
      findings.push({
        what: `navigation from ${from} to ${to}, click to painted`,
        value: median(phone),
        unit: "ms",
        beside: `prefetched, processor four times slower; of ${phone.map((time) => time.toFixed(0)).join(", ")}; not slowed ${sayValue(median(desk), "ms")}`,
        target: { under: 100 },
      });
    }
    const work = await profileNavigation(browser, { from: `${url}/services`, to: "/packages" });
    return { findings, chart: navigationChart(work) };
  } finally {
    await browser.close();
  }
}

function navigationChart(work: Record<string, number>): Chart {
  const bars = Object.entries(work).map(([label, value]) => ({ label, value }));
  const title = "One navigation from /services to /packages, processor four times slower, by what it was spent on";
  return { name: "navigation", title, unit: "ms", bars };
}
