import { type Browser, devices } from "@playwright/test";
import { type Chart, type Effort, type Finding, sayValue } from "./finding.ts";
import { nameScript, weighHtml, weighScripts } from "./page-weight.ts";
import { openBrowser, untilAwake, withPage } from "./visitor.ts";

type Weight = { route: string; html: number; scripts: number; addresses: string[] };

const target = { atMost: 95 };

/** The pages in bytes of gzip, those with the heaviest scripts first. */
export async function weighPages(url: string, routes: readonly string[], { progress }: Effort): Promise<Weight[]> {
  const browser = await openBrowser();
  try {
    const weights: Weight[] = [];
    for (const route of routes) {
      progress(`scripts really fetched, ${route}`);
      const addresses = await listUntouched(browser, url + route);
      weights.push({ route, html: weighHtml(route), scripts: weighScripts(addresses), addresses });
    }
    return weights.toSorted((a, b) => b.scripts - a.scripts);
  } finally {
    await browser.close();
  }
}

/** Which scripts a phone really asks for while nobody touches the page. */
function listUntouched(browser: Browser, url: string): Promise<string[]> {
  return withPage(browser, { screen: devices["Moto G4"], slowness: 1 }, async (page) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    await page.goto(url, { waitUntil: "load" });
    await untilAwake(page);
    // Parts in sight wake a little later than those that wake by themselves.
    await page.waitForLoadState("networkidle");
    return [...scripts];
  });
}

export function judgeWeights(weights: readonly Weight[]): Finding[] {
  const heaviest = first(weights);
  const lightest = first(weights.toReversed());
  return [
    {
      what: "JavaScript of an untouched page, heaviest page",
      value: heaviest.scripts / 1000,
      unit: "kB",
      beside: `${heaviest.route}, ${heaviest.addresses.length} files; lightest ${sayValue(lightest.scripts / 1000, "kB")}, ${lightest.route}, ${lightest.addresses.length} files; gzip`,
      target,
    },
    {
      what: "HTML, heaviest page",
      value: Math.max(...weights.map(({ html }) => html)) / 1000,
      unit: "kB",
      beside: "gzip",
    },
  ];
}

export function chartWeights(weights: readonly Weight[]): Chart {
  const bars = weights.map(({ route, scripts }) => ({ label: route, value: scripts / 1000 }));
  return { name: "page-weight", title: "JavaScript of an untouched page, gzip", unit: "kB", bars, target };
}

/** Where the bytes of the heaviest page are: the profile that says what could be spared. */
export function chartParts(weights: readonly Weight[]): Chart {
  const { route, addresses } = first(weights);
  const bars = addresses
    .map((address) => ({ label: nameScript(address), value: weighScripts([address]) / 1000 }))
    .map((bar) => ({ ...bar, isBaseline: ["react", "rolldown-runtime"].includes(bar.label) }))
    .toSorted((a, b) => b.value - a.value);
  return { name: "page-parts", title: `The scripts of ${route}, gzip; grey: React`, unit: "kB", bars };
}

function first(weights: readonly Weight[]): Weight {
  const [weight] = weights;
  if (!weight) throw new Error("the built site has no pages");
  return weight;
}
