import { setTimeout as wait } from "node:timers/promises";
import { type Deed, makeDeeds } from "./deeds.ts";
import { type Chart, type Effort, type Finding, type Part, sayValue } from "./finding.ts";
import { call, type Load, load } from "./load.ts";
import { interleave, median, quantile } from "./samples.ts";
import { startUnlimited, type Unlimited } from "./unlimited-product.ts";

const crowds = [1, 8, 32];

/** How much the doors stand, beside the bare statement behind each; and whether pages wait for passwords. */
export const measureApi: Part = async (effort) => {
  const product = await startUnlimited();
  try {
    const deeds = await makeDeeds(product, Math.max(...crowds));
    const findings: Finding[] = [];
    const charts: Chart[] = [];
    for (const deed of deeds) {
      for (const clients of crowds) {
        effort.progress(`${deed.what}, ${clients} ${clients === 1 ? "client" : "clients"}`);
        findings.push(await compare(product, deed, clients, effort));
      }
    }
    for (const clients of crowds) charts.push(chartOf(findings, clients));
    findings.push(...(await measureCrowding(product, deeds, effort)));
    const note = "Mail waits during this part: what is measured is the door, and the postman has a pace of his own.";
    return { findings, charts, notes: [note] };
  } finally {
    await product.stop();
  }
};

async function compare({ pool }: Unlimited, deed: Deed, clients: number, { isQuick }: Effort): Promise<Finding> {
  const seconds = isQuick ? 0.3 : 1.5;
  // The first ones would pay for what is compiled and planned once.
  await load(clients, seconds / 3, deed.act);
  const { product, statement } = await interleave(isQuick ? 1 : 3, {
    product: () => load(clients, seconds, deed.act),
    statement: () => load(clients, seconds, async () => void (await pool.query(deed.statement()))),
  });
  const rate = (runs: Load[]) => median(runs.map(({ perSecond }) => perSecond));
  const p99 = (runs: Load[]) => sayValue(median(runs.map((run) => run.p99)), "ms");
  return {
    what: `${deed.what}, ${clients} at once, against the bare statement`,
    value: rate(product) / rate(statement),
    unit: "times",
    beside: `${sayValue(rate(product), "per second")}, p99 ${p99(product)}; statement ${sayValue(rate(statement), "per second")}, p99 ${p99(statement)}`,
    target: deed.target,
  };
}

function chartOf(findings: Finding[], clients: number): Chart {
  const bars = findings
    .filter(({ what }) => what.includes(`, ${clients} at once`))
    .map(({ what, beside = "" }) => ({
      label: what.replace(/,.*/, ""),
      value: Number(/^[\d,.]+/.exec(beside)?.[0].replaceAll(",", "")),
    }));
  return { name: `api-${clients}`, title: `Answers per second, ${clients} at once`, unit: "per second", bars };
}

/** A visitor with a steady hand, alone and while 32 others sign in as fast as they can. */
async function measureCrowding(product: Unlimited, deeds: Deed[], { isQuick, progress }: Effort): Promise<Finding[]> {
  const signIn = deeds.find(({ what }) => what === "sign-ins");
  const form = deeds.find(({ what }) => what === "consultation inserts");
  if (!signIn || !form) throw new Error("nobody to sign in, or nothing to send");
  const seconds = isQuick ? 1 : 6;
  const findings: Finding[] = [];
  for (const [what, act] of [
    ["a page", async () => void (await call(`${product.url}/packages`))],
    ["a form", () => form.act(0)],
  ] as const) {
    progress(`${what} while sign-ins saturate`);
    const { idle, crowded } = await interleave(isQuick ? 1 : 3, {
      idle: () => visitSteadily(seconds, act),
      crowded: async () => {
        const crowd = load(32, seconds + 0.5, signIn.act);
        await wait(250);
        const times = await visitSteadily(seconds, act);
        await crowd;
        return times;
      },
    });
    const p99 = (rounds: number[][]) => median(rounds.map((times) => quantile(times, 0.99)));
    const middle = (rounds: number[][]) => sayValue(median(rounds.flat()), "ms");
    findings.push({
      what: `p99 of ${what} while sign-ins saturate, against idle`,
      value: p99(crowded) / p99(idle),
      unit: "times",
      beside: `${sayValue(p99(crowded), "ms")} (median ${middle(crowded)}); idle ${sayValue(p99(idle), "ms")} (median ${middle(idle)})`,
      target: { atMost: 2 },
    });
  }
  return findings;
}

async function visitSteadily(seconds: number, act: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
    await wait(10);
  }
  return times;
}
