import { publicPages } from "../e2e/pages.ts";
import { type Audit, auditPage, auditSpeed, type Speed } from "./audit-page.ts";
import { type Chart, type Effort, type Finding, type Part, sayValue } from "./finding.ts";
import { measureNavigation } from "./measure-navigation.ts";
import { listUntouched, openBrowser } from "./navigation.ts";
import { nameScript, weighHtml, weighScripts } from "./page-weight.ts";
import { startProduct } from "./product.ts";
import { interleave, median } from "./samples.ts";
import { serveVariant } from "./variants.ts";

/** The first screen, an inner page, a long text, a list, and a form. */
const representative = ["/", "/packages", "/blog/complete-guide-hybrid-publishing-2024", "/blog", "/consultation"];

/** What a visitor on a phone waits for. */
export const measurePages: Part = async (effort) => {
  const routes = effort.isQuick ? representative.slice(0, 1) : representative;
  const product = await startProduct(3970);
  try {
    const pages = await weighUntouched(product.url, effort.isQuick ? routes : publicPages, effort);
    const findings = [
      ...weigh(pages),
      ...(await auditEverything(product.url, effort.isQuick ? routes : publicPages, effort)),
    ];
    const navigated = await measureNavigation(product.url, effort);
    const compared = await compareVariants(effort.isAll ? publicPages : routes, effort);
    return {
      findings: [...findings, ...navigated.findings, ...compared.findings],
      charts: [weightChart(pages), partsChart(pages), navigated.chart, compared.chart],
      notes: [],
    };
  } finally {
    await product.stop();
  }
};

type Weighed = { route: string; scripts: string[]; bytes: number };

/** What each page fetches while nobody touches it, as a browser asks for it; the heaviest first. */
async function weighUntouched(url: string, routes: string[], { progress }: Effort): Promise<Weighed[]> {
  const browser = await openBrowser();
  try {
    const pages: Weighed[] = [];
    for (const route of routes) {
      progress(`scripts really fetched, ${route}`);
      const scripts = await listUntouched(browser, url + route);
      pages.push({ route, scripts, bytes: weighScripts(scripts) });
    }
    return pages.toSorted((a, b) => b.bytes - a.bytes);
  } finally {
    await browser.close();
  }
}

const promised = { atMost: 95 };

function weigh(pages: Weighed[]): Finding[] {
  const [heaviest, lightest] = [heaviestOf(pages), pages.at(-1) as Weighed];
  return [
    {
      what: "JavaScript of an untouched page, the heaviest",
      value: heaviest.bytes / 1000,
      unit: "kB",
      beside: `${heaviest.route}, ${heaviest.scripts.length} files; lightest ${sayValue(lightest.bytes / 1000, "kB")}, ${lightest.route}; gzip`,
      target: promised,
    },
    {
      what: "HTML, heaviest page",
      value: Math.max(...pages.map(({ route }) => weighHtml(route))) / 1000,
      unit: "kB",
      beside: "gzip, the whole stylesheet in it",
    },
  ];
}

function heaviestOf([heaviest]: Weighed[]): Weighed {
  if (!heaviest) throw new Error("the built site has no pages");
  return heaviest;
}

function weightChart(pages: Weighed[]): Chart {
  const bars = pages.map(({ route, bytes }) => ({ label: route, value: bytes / 1000 }));
  return { name: "page-weight", title: "JavaScript of an untouched page, gzip", unit: "kB", bars, target: promised };
}

/** Where the bytes of the heaviest page are: the profile that says what could be spared. */
function partsChart(pages: Weighed[]): Chart {
  const { route, scripts } = heaviestOf(pages);
  const bars = scripts
    .map((address) => ({ label: nameScript(address), value: weighScripts([address]) / 1000 }))
    .map((bar) => ({ ...bar, isBaseline: bar.label === "react" }))
    .toSorted((a, b) => b.value - a.value);
  return { name: "page-parts", title: `The scripts of ${route}, gzip; grey: React`, unit: "kB", bars };
}

/** Every page once; what is over a limit is measured once more, because a busy moment is not the page's fault. */
async function auditEverything(url: string, routes: string[], { progress }: Effort): Promise<Finding[]> {
  const audits = new Map<string, Audit>();
  for (const [place, route] of routes.entries()) {
    progress(`Lighthouse ${place + 1} of ${routes.length}, ${route}`);
    audits.set(route, await auditFairly(url + route));
  }
  const worst = (
    what: string,
    unit: Finding["unit"],
    of: (audit: Audit) => number,
    isLow: boolean,
    limit: number,
  ): Finding => {
    const sorted = [...audits].toSorted(([, a], [, b]) => (isLow ? of(a) - of(b) : of(b) - of(a)));
    const [route = "", audit] = sorted[0] ?? [];
    const value = audit ? of(audit) : Number.NaN;
    const target = isLow ? { atLeast: limit } : { atMost: limit };
    return { what: `${what}, worst of ${routes.length} pages`, value, unit, beside: route, target };
  };
  return [
    worst("Lighthouse, performance", "of 100", (audit) => audit.performance, true, 100),
    worst("Lighthouse, accessibility", "of 100", (audit) => audit.accessibility, true, 100),
    worst("Lighthouse, best practices", "of 100", (audit) => audit.bestPractices, true, 100),
    worst("Lighthouse, SEO", "of 100", (audit) => audit.seo, true, 100),
    worst("TBT", "ms", (audit) => audit.tbt, false, 50),
    worst("CLS", "", (audit) => audit.cls, false, 0.01),
  ];
}

async function auditFairly(url: string): Promise<Audit> {
  const first = await auditPage(url);
  if (first.performance === 100 && first.tbt <= 50) return first;
  const again = await auditSpeed(url);
  return first.tbt < again.tbt ? first : { ...first, ...again };
}

async function compareVariants(routes: readonly string[], { isQuick, progress }: Effort) {
  const servers = {
    served: await serveVariant("served", routes),
    plain: await serveVariant("plain", routes),
  };
  const findings: Finding[] = [];
  const bars: Chart["bars"] = [];
  try {
    for (const route of routes) {
      progress(`two variants of ${route}`);
      const audit = (variant: keyof typeof servers) => () => auditSpeed(servers[variant].url + route);
      const { served, plain } = await interleave(isQuick ? 1 : 3, {
        served: audit("served"),
        plain: audit("plain"),
      });
      const lcp = (audits: Speed[]) => median(audits.map((each) => each.lcp));
      findings.push({
        what: `LCP against the same HTML without scripts, ${route}`,
        value: lcp(served) / lcp(plain),
        unit: "times",
        beside: `${sayValue(lcp(served), "ms")}; without scripts ${sayValue(lcp(plain), "ms")}`,
        target: { atMost: 1.05 },
      });
      bars.push(
        { label: `${route}, as served`, value: lcp(served) },
        { label: `${route}, no scripts`, value: lcp(plain), isBaseline: true },
      );
    }
  } finally {
    for (const { stop } of Object.values(servers)) await stop();
  }
  return {
    findings,
    chart: { name: "first-paint", title: "Largest contentful paint on a phone", unit: "ms" as const, bars },
  };
}
