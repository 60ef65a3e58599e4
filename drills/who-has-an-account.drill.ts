import { randomInt, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { availableParallelism, loadavg } from "node:os";
import { text } from "node:stream/consumers";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { readSharedSecrets } from "#server/secrets.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";
import { makeKnown, questions } from "./asked-about.ts";
import { inNumbers, isFull, median, recordFigures, rounds } from "./figures.ts";
import { untilDelivered } from "./mail-account.ts";
import { emptyTheBuckets, makeAuthor, query } from "./mixed-load.ts";
import { errorOfAuc, toldApart } from "./telling-apart.ts";

/** Enough pairs that chance alone stays four standard errors away from the limit; the short run shows that it runs. */
const pairs = isFull ? 300 : rounds;
const limit = 0.6;
const warmUp = 5;

/** What a stranger can measure: the answer itself, and how a neighbour fares in the moments after it. */
const clocks = ["answer", "slowest", "pace"] as const;
type Measured = { shape: string } & Record<(typeof clocks)[number], number>;

const agent = new Agent({ keepAlive: true });

/** By Node's own client: the fewer things happen here, the less they add to what is measured there. */
function send(url: string, path: string, body?: object): Promise<{ took: number; shape: string }> {
  const sent = body && JSON.stringify(body);
  // Each from somewhere else, so that no limit answers in the door's place.
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { apikey: publicKey, "content-type": "application/json", "x-forwarded-for": from };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(new URL(path, url), { agent, method: sent ? "POST" : "GET", headers }, async (answer) => {
      const heard = await text(answer);
      const took = performance.now() - begun;
      resolve({ took, shape: sent ? `${answer.statusCode} ${Object.keys(JSON.parse(heard))}` : "" });
    });
    asked.once("error", reject).end(sent);
  });
}

type Asking = { url: string; path: string; body: object; watchedFor: number };

async function ask({ url, path, body, watchedFor }: Asking): Promise<Measured> {
  const { took, shape } = await send(url, path, body);
  const train: number[] = [];
  const end = performance.now() + watchedFor;
  while (performance.now() < end) train.push((await send(url, "/healthz")).took);
  return { shape, answer: took, slowest: Math.max(...train), pace: train.length };
}

async function measure(
  url: string,
  databaseUrl: string,
  { known, path, body, watchedFor }: (typeof questions)[string],
) {
  const found = { known: [] as Measured[], unknown: [] as Measured[] };
  const crowd = await makeKnown(databaseUrl, known, pairs + warmUp);
  for (const [turn, email] of crowd.entries()) {
    if (turn % 20 === 0) await emptyTheBuckets(databaseUrl);
    const pair = [["known", email] as const, ["unknown", `${randomUUID()}@example.com`] as const];
    for (const [kind, address] of randomInt(2) ? pair : pair.toReversed()) {
      const measured = await ask({ url, path, body: body(address), watchedFor });
      if (turn >= warmUp) found[kind].push(measured);
    }
  }
  const listed = (kind: "known" | "unknown", clock: (typeof clocks)[number]) => found[kind].map((one) => one[clock]);
  return {
    apart: clocks.map((clock) => toldApart(listed("known", clock), listed("unknown", clock))),
    medians: clocks.map((clock) => [median(listed("known", clock)), median(listed("unknown", clock))] as const),
    shapes: new Set([...found.known, ...found.unknown].map(({ shape }) => shape)),
  };
}

test("nobody learns from the time of an answer, or of a neighbour's, who has an account", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  // All other limits hold: counting is a part of what is timed.
  const everybody = { SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: "1000000" };
  const server = spawnServer({ DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1", ...everybody });
  onTestFinished(() => agent.destroy());
  const url = await server.url;
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await makeAuthor(url, await readSharedSecrets(pool));
  await pool.end();

  const lines: string[] = [];
  const given: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    let found = await measure(url, database.url, question);
    const isNoisy = () => (loadavg()[0] ?? 0) > availableParallelism() + 1;
    const isAbove = () => isFull && Math.max(...found.apart) >= limit;
    const isRepeated = isAbove() && isNoisy();
    if (isRepeated) found = await measure(url, database.url, question);
    const told = found.apart.map((share) => share.toFixed(2)).join(" / ");
    lines.push(`${name} ${told}${isRepeated ? " (measured again, the machine was busy)" : ""}`);
    console.log(
      `${name}: ${told}, medians ${found.medians.map((two) => two.map((one) => one.toFixed(1)).join(" and ")).join(", ")}`,
    );
    if (isAbove() || found.shapes.size !== 1) given.push(`${name} ${told} ${[...found.shapes].join(" or ")}`);
  }
  await untilDelivered(database.url);
  const mails = await query<{ id: string; status: string }>(database.url, "select id, status from private.outbox");
  const undelivered = mails.filter(({ status }) => status !== "sent").map(({ id }) => id);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(given).toEqual([]);
  expect(undelivered).toEqual([]);
  recordFigures("who-has-an-account", {
    fault: "a stranger times every door that is asked about an address, and a neighbour's requests beside it",
    rounds: pairs,
    tried: `${inNumbers(pairs)} pairs of an address that is known and one that is not, at each of ${lines.length} doors`,
    lost: [{ what: "mails", compared: mails.length, missing: undelivered }],
    leaked: [{ what: "doors", compared: lines.length, missing: given }],
    seen: `the same answer; told apart (0.5 is a guess, standard error ${errorOfAuc(pairs).toFixed(2)}) by the answer's time / a neighbour's slowest / how many a neighbour gets: ${lines.join("; ")}`,
  });
});
