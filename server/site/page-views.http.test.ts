import { request } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { onceOnEmbedded } from "../testing/once.ts";
import { spawnServer } from "../testing/spawn-server.ts";
import { createDatabase, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { tablesNaming } from "../testing/tables-naming.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { TRUSTED_PROXIES: "127.0.0.1" }, viewsEvery: 20 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query("delete from private.page_views");
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** What a browser says of itself where it trusts the connection. */
const opens = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-fetch-site": "none" };

type Headers = Record<string, string | undefined>;

let readers = 0;

/** Asks as the browser of somebody new; exactly this path, which `fetch` would make straight. */
function open(path: string, headers: Headers = {}, method = "GET", url = server.url) {
  readers += 1;
  const network = `10.7.${readers >> 8}.${readers & 255}`;
  const all = Object.entries({ "user-agent": firefox, "x-forwarded-for": network, ...headers });
  const sent = Object.fromEntries(all.filter((pair): pair is [string, string] => pair[1] !== undefined));
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers: sent }, (answer) => {
      answer.resume().once("end", () => resolve({ status: answer.statusCode, headers: answer.headers }));
    })
      .on("error", reject)
      .end();
  });
}

async function readViews(database: pg.Pool | pg.Client = server.database): Promise<Record<string, number>> {
  const { rows } = await database.query("select page, sum(views)::int as views from private.page_views group by page");
  return Object.fromEntries(rows.map(({ page, views }) => [page, views]));
}

const day = 86_400_000;
const year = 365 * day;

/** What was counted until now. Sums are written in the order of time: once a view of next year is there, all others are. */
async function viewsUntilNow(): Promise<Record<string, number>> {
  server.clock.ahead += year;
  await open("/");
  server.clock.ahead -= year;
  await vi.waitUntil(
    async () =>
      (await server.database.query("delete from private.page_views where day > now() + interval '300 days'")).rowCount,
    { timeout: 10_000, interval: 10 },
  );
  return readViews();
}

test("a page that is sent counts by its address alone, also where the browser has it already", async () => {
  const { headers } = await open("/about");
  expect((await open("/about", { "if-none-match": String(headers.etag) })).status).toBe(304);
  await open("/about?utm_source=bookfair", opens);
  await open("/about", { ...opens, "sec-fetch-site": "cross-site", referer: "https://elsewhere.example/" });
  expect(await viewsUntilNow()).toEqual({ "/about": 4 });
});

test("a page that is fetched ahead counts when it is fetched", async () => {
  // In Chromium's words, who says the same of its own pages' links and of another site's.
  for (const purpose of ["prefetch", "prefetch;prerender"]) {
    await open("/about", { ...opens, "sec-purpose": purpose, referer: `${server.url}/` });
  }
  expect(await viewsUntilNow()).toEqual({ "/about": 2 });
});

test("nothing counts but public pages opened by readers", async () => {
  const paths = ["/nowhere", "/about/", "/services/book-design", "/dashboard/projects/1", "/dashboard", "/staff", "//about"]; // biome-ignore format: a list
  for (const path of [...paths, "/assets/root-1a2b.js", "/healthz", "/functions/v1/count-page"])
    await open(path, opens);
  for (const agent of [bot, undefined, "", "curl/8.14.1", "node", `${firefox} ${"x".repeat(10_000)}`]) {
    expect((await open("/about", { ...opens, "user-agent": agent })).status).toBe(200);
  }
  for (const destination of ["empty", "iframe", "image", "script", "object", ""]) {
    await open("/about", { ...opens, "sec-fetch-dest": destination });
  }
  for (const method of ["HEAD", "POST", "OPTIONS", "PURGE"]) await open("/about", opens, method);
  expect(await viewsUntilNow()).toEqual({});
});

test("the call by which pages were counted before is gone", async () => {
  const answer = await fetch(`${server.url}/functions/v1/count-page`, { method: "POST", body: '{"page":"/about"}' });
  expect(answer.status).toBe(404);
});

test("a day ends at midnight in UTC", async () => {
  const midnight = Math.ceil(Date.now() / day) * day;
  for (const moment of [midnight - 60_000, midnight + day + 60_000]) {
    server.clock.ahead = moment - Date.now();
    await open("/about");
  }
  server.clock.ahead = 0;
  await viewsUntilNow();
  const { rows } = await server.database.query("select day::text, views::int from private.page_views order by day");
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  expect(rows).toEqual([midnight - day, midnight + day].map((moment) => ({ day: dayOf(moment), views: 1 })));
});

test("a script that opens pages without end is not counted without end, and takes no other reader's turn", async () => {
  const from = { "x-forwarded-for": "203.0.113.9" };
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => open("/about", from)));
  }
  for (let reader = 0; reader < 100; reader += 1) await open("/");
  const counted = await viewsUntilNow();
  expect(counted["/"]).toBe(100);
  expect(counted["/about"]).toBeGreaterThanOrEqual(60);
  // Two minutes at the most, where the clock turned in between.
  expect(counted["/about"]).toBeLessThanOrEqual(120);
});

test("nothing about the visitor is stored or set", async () => {
  const { headers } = await open("/about?utm_source=penguinfair", {
    ...opens,
    "user-agent": firefox.replace("X11", "Penguinbook"),
    "x-forwarded-for": "198.51.100.77",
    referer: "https://penguinsite.example/",
    cookie: "penguin=1",
  });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(await viewsUntilNow()).toMatchObject({ "/about": 1 });
  for (const trace of ["penguin", "198.51.100.77"]) expect(await tablesNaming(server.database, trace)).toEqual([]);
});

onceOnEmbedded("what was counted a moment ago is written when the server is told to stop", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const product = spawnServer({ DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1" });
  const url = await product.url;
  for (let count = 0; count < 7; count += 1) await open("/about", opens, "GET", url);
  product.process.kill("SIGTERM");
  expect(await product.ended).toMatchObject({ code: 0 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect(await readViews(client)).toEqual({ "/about": 7 });
  await client.end();
});
