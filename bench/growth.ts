import { setTimeout as wait } from "node:timers/promises";
import { projectColumns } from "#domain/project.ts";
import { publicKey } from "#domain/public-key.ts";
import { fillDesk } from "./fill-desk.ts";
import { type Effort, type Finding, type Part, sayValue } from "./finding.ts";
import { call } from "./load.ts";
import { median } from "./samples.ts";
import { startUnlimited, type Unlimited } from "./unlimited-product.ts";

const password = "halftitle-demo";
const inbox = (filter: object) => ({ path: "rpc/desk_inbox", asks: { filter, after: null, page_size: 50 } });

/** Each finds the same rows however many lie behind them. */
const questions: Record<string, { path: string; asks?: object }> = {
  inbox: inbox({}),
  "inbox, filtered": inbox({ kinds: ["callback"], statuses: ["new"] }),
  "search, one person": inbox({ search: "reader.777@" }),
  "search, nobody": inbox({ search: "xylophonist" }),
  "person page": { path: "rpc/desk_person", asks: { key: "reader.777@example.com" } },
  today: { path: "rpc/desk_today", asks: { whose: "all" } },
  people: { path: "rpc/desk_people", asks: { search: "reader.777@" } },
  dashboard: { path: `projects?select=${projectColumns.replaceAll(" ", "")}&order=updated_at.desc` },
};

/** What the desk and the dashboard take as the house grows; it must not grow with it. */
export const measureGrowth: Part = async (effort) => {
  const sizes = effort.isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000];
  const product = await startUnlimited();
  try {
    const times = new Map<string, number[]>(Object.keys(questions).map((what) => [what, []]));
    let from = 1;
    for (const size of sizes) {
      effort.progress(`filling up to ${size.toLocaleString("en-US")} rows`);
      await fill(product, { from, to: size, total: sizes.at(-1) ?? size });
      from = size + 1;
      for (const what of times.keys()) {
        effort.progress(`${what} at ${size.toLocaleString("en-US")} rows`);
        times.get(what)?.push(await ask(product, what, effort));
      }
    }
    effort.progress("looking for whole tables read");
    const { findings, charts } = describe(times, sizes);
    return { findings: [...findings, await findWholeReads(product)], charts, notes: [] };
  } finally {
    await product.stop();
  }
};

async function fill({ pool }: Unlimited, rows: { from: number; to: number; total: number }) {
  const database = await pool.connect();
  try {
    await fillDesk(database, rows);
  } finally {
    database.release();
  }
}

async function ask({ url }: Unlimited, what: string, { isQuick }: Effort): Promise<number> {
  const { path, asks } = questions[what] ?? { path: "" };
  const email = asks ? "staff@example.com" : "author@example.com";
  const body = { email, password };
  const signedIn = await call(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publicKey },
    body,
  });
  const headers = { apikey: publicKey, authorization: `Bearer ${JSON.parse(signedIn).access_token}` };
  const times: number[] = [];
  for (let round = 0; round < (isQuick ? 12 : 60); round += 1) {
    const start = performance.now();
    await call(`${url}/rest/v1/${path}`, { method: asks ? "POST" : "GET", headers, body: asks });
    times.push(performance.now() - start);
  }
  // The first ones warm up connections and plans.
  return median(times.slice(times.length / 6));
}

function describe(times: Map<string, number[]>, sizes: number[]) {
  const names = sizes.map((size) => size.toLocaleString("en-US"));
  const findings: Finding[] = [...times].map(([what, at]) => ({
    what: `${what}, ${names.at(-1)} rows against ${names[0]}`,
    value: (at.at(-1) ?? 0) / (at[0] ?? 1),
    unit: "times",
    beside: at.map((time, place) => `${names[place]}: ${sayValue(time, "ms")}`).join("; "),
    target: { atMost: 1.5 },
  }));
  const bars = [...times].flatMap(([what, at]) =>
    at.map((value, place) => ({ label: `${what}, ${names[place]}`, value, isBaseline: place === 0 })),
  );
  const title = "Milliseconds of a read, by rows in the table";
  return { findings, charts: [{ name: "growth", title, unit: "ms" as const, bars }] };
}

/** An index, not luck: PostgreSQL's own count of the tables that were read from end to end while the questions ran. */
async function findWholeReads(product: Unlimited): Promise<Finding> {
  const before = await countWholeReads(product);
  const quietly: Effort = { isQuick: true, isAll: false, progress: () => {} };
  for (const what of Object.keys(questions)) await ask(product, what, quietly);
  const after = await countWholeReads(product);
  const read = [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table);
  return {
    what: "large tables read from end to end",
    value: read.length,
    unit: "",
    beside: read.join(", ") || "every answer came by an index",
    target: { atMost: 0 },
  };
}

async function countWholeReads({ pool }: Unlimited): Promise<Map<string, number>> {
  // A connection tells what it has read when it has rested for ten seconds.
  await wait(11_000);
  const { rows } = await pool.query<{ name: string; reads: string }>(
    `select schemaname || '.' || relname as name, seq_scan as reads from pg_stat_user_tables where n_live_tup >= 1000`,
  );
  return new Map(rows.map(({ name, reads }) => [name, Number(reads)]));
}
