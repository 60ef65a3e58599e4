import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { countMailsTo, newAddress, sendForm, sendJson } from "../testing/send-form.ts";
import { createDatabase, startServerForTest, type TestServer } from "../testing/start-test-server.ts";

const start = (settings: Record<string, string> = {}) =>
  startServerForTest({ limits: "on", settings: { TRUSTED_PROXIES: "127.0.0.1", ...settings } });

/** Each visitor asks from an address of their own, as a proxy in front of the server would say. */
const from = (client: string) => ({ "x-forwarded-for": client });
const anywhere = () => from(`198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`);

const makeRequest = (email = newAddress()) => ({ id: randomUUID(), source: "home", name: "Ada", email });

async function insert(server: TestServer, rows: unknown, headers: Record<string, string>) {
  const answer = await fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(rows),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
}

async function countRequests(server: TestServer) {
  const { rows } = await server.database.query(
    "select count(*)::int as stored from consultation_requests where name = 'Ada'",
  );
  return rows[0].stored;
}

const inWords = /Please try again in (a minute|an hour|\d+ minutes|\d+ hours), or call/;

test("two hundred at once from one client: twenty are stored once, the others are told when to come back", async () => {
  const server = await start();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => insert(server, makeRequest(), from("203.0.113.7"))),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(refused).toHaveLength(180);
  for (const { body, headers } of refused) {
    expect(body.message).toMatch(inWords);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(await countRequests(server)).toBe(20);
  expect((await insert(server, makeRequest(), from("203.0.113.8"))).status).toBe(201);
  const { rows } = await server.database.query("select bucket from private.rate_limits");
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example\.com/);
});

test("a client is one client, however a proxy writes its address; those without a readable one share one share, and it is not the proxy's", async () => {
  const server = await start();
  const ask = async (headers: Record<string, string>) => (await insert(server, makeRequest(), headers)).status;
  const askTwentyTimes = async (client: (turn: number) => string) => {
    const turns = Array.from({ length: 20 }, (_, turn) => ask(from(client(turn))));
    expect(await Promise.all(turns)).toEqual(turns.map(() => 201));
  };
  await askTwentyTimes((turn) => `203.0.113.7:${5000 + turn}`);
  expect(await ask(from("203.0.113.7:4999"))).toBe(429);
  expect(await ask(from("203.0.113.7"))).toBe(429);
  expect(await ask(from("203.0.113.8:4999"))).toBe(201);
  await askTwentyTimes((turn) => `[2001:db8::${turn + 1}]:443`);
  expect(await ask(from("2001:db8::ffff"))).toBe(429);
  await askTwentyTimes((turn) => `rubbish-${turn}`);
  expect(await ask(from("unknown"))).toBe(429);
  expect(await ask({})).toBe(201);
});

test("whoever waits as long as the sentence says is let in", async () => {
  const server = await start();
  const ask = () => sendJson(server, "newsletter-subscribe", { email: newAddress() }, from("203.0.113.7"));
  for (let turn = 0; turn < 20; turn += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused).toMatchObject({
    status: 429,
    body: { success: false, error: expect.stringMatching(inWords) },
  });
  server.clock.ahead += Number(refused.headers.get("retry-after")) * 1000 + 1000;
  expect((await ask()).status).toBe(200);
});

test("an address can be written about five times in an hour, from wherever, in whatever spelling", async () => {
  const server = await start();
  const email = newAddress();
  const [local, domain] = email.split("@");
  for (const spelling of [email, email.toUpperCase(), `${local}+1@${domain}`, `${local}+2@${domain}`, email]) {
    expect((await insert(server, makeRequest(spelling), anywhere())).status).toBe(201);
  }
  expect((await insert(server, makeRequest(email), anywhere())).status).toBe(429);
  expect((await sendJson(server, "claim-offer", { firstName: "Ada", email }, anywhere())).status).toBe(429);
});

test("nobody gets more than six mails in a day through our forms", async () => {
  const server = await start();
  const email = newAddress("victim");
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    statuses.push((await insert(server, makeRequest(email), anywhere())).status);
    server.clock.ahead += 13 * 60_000;
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(6);
  expect(await countMailsTo(server, email)).toBe(6);
  const refused = await sendJson(server, "request-callback", { name: "Ada", email, consent: true }, anywhere());
  expect(refused.body.error).toMatch(/Please try again in \d+ hours/);
});

test("known and unknown addresses run into the limit after the same number of tries", async () => {
  const server = await start();
  const known = newAddress();
  await sendJson(server, "newsletter-subscribe", { email: known }, anywhere());
  await server.database.query("update newsletter_subscribers set status = 'confirmed', confirmed_at = now()");
  server.clock.ahead += 25 * 3_600_000;
  const tries = async (email: string) => {
    const answers = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { status, body } = await sendJson(server, "newsletter-subscribe", { email }, anywhere());
      answers.push({ status, success: body.success });
    }
    return answers;
  };
  expect(await tries(known)).toEqual(await tries(newAddress()));
});

test("many rows in one request count as many", async () => {
  const server = await start();
  const rows = (count: number) => Array.from({ length: count }, () => makeRequest());
  expect((await insert(server, rows(21), from("203.0.113.7"))).status).toBe(429);
  expect((await insert(server, rows(15), from("203.0.113.7"))).status).toBe(201);
  expect((await insert(server, rows(6), from("203.0.113.7"))).status).toBe(429);
  expect((await insert(server, rows(5), from("203.0.113.7"))).status).toBe(201);
  const victim = newAddress();
  expect(
    (
      await insert(
        server,
        Array.from({ length: 6 }, () => makeRequest(victim)),
        anywhere(),
      )
    ).status,
  ).toBe(429);
  expect(await countRequests(server)).toBe(20);
});

test("the data API's honeypot is the same, and an empty one does not stand in the way", async () => {
  const server = await start();
  const caught = { ...makeRequest(), website: "https://spam.example" };
  expect((await insert(server, caught, anywhere())).status).toBe(201);
  expect(await countRequests(server)).toBe(0);
  expect((await insert(server, { ...makeRequest(), website: "" }, anywhere())).status).toBe(201);
  expect(await countRequests(server)).toBe(1);
});

test("sending the same request again under its id is not counted against its sender", async () => {
  const server = await start();
  const callback = { id: randomUUID(), name: "Ada", phone: "(818) 555-0199", consent: true };
  for (let turn = 0; turn < 30; turn += 1) {
    expect((await sendJson(server, "request-callback", callback, from("203.0.113.7"))).status).toBe(200);
  }
});

test("without scripts the limit is a page that keeps the entries", async () => {
  const server = await start();
  const email = newAddress();
  const form = (message: string) => ({ source: "home", name: "Ada", email, message });
  for (let turn = 0; turn < 5; turn += 1)
    await sendForm(server, "request-consultation", form(`Text ${turn}`), anywhere());
  const { status, html, headers } = await sendForm(server, "request-consultation", form("My last words"), anywhere());
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(html).toMatch(inWords);
  expect(html).toContain("My last words</textarea>");
});

test("an untrusted caller cannot invent clients, and one network of IPv6 is one client", async () => {
  const server = await start({ TRUSTED_PROXIES: "" });
  for (let turn = 0; turn < 20; turn += 1) await insert(server, makeRequest(), anywhere());
  expect((await insert(server, makeRequest(), anywhere())).status).toBe(429);

  const behindProxy = await start();
  for (let turn = 0; turn < 20; turn += 1) {
    await insert(behindProxy, makeRequest(), from(`2001:db8:1:2::${turn.toString(16)}`));
  }
  expect((await insert(behindProxy, makeRequest(), from("2001:db8:1:2:ffff::1"))).status).toBe(429);
  expect((await insert(behindProxy, makeRequest(), from("2001:db8:1:3::1"))).status).toBe(201);
});

test("asking for delivery again and again is limited too", async () => {
  const server = await start();
  const ask = () => sendJson(server, "send-consultation-email", { id: randomUUID() }, from("203.0.113.7"));
  const answers = await Promise.all(Array.from({ length: 80 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
});

test("two servers on one database count together, and drained buckets are swept away", async () => {
  const database = await createDatabase();
  const settings = { DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1" };
  const servers = await Promise.all(
    [0, 1].map(() => startServerForTest({ backend: "database-url", limits: "on", settings })),
  );
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      insert(servers[index % 2] as TestServer, makeRequest(), from("203.0.113.7")),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const [server] = servers as [TestServer];
  const count = async () => (await server.database.query("select from private.rate_limits")).rowCount ?? 0;
  expect(await count()).toBeGreaterThan(20);
  await server.database.query("select private.sweep_rate_limits(now() + interval '2 days')");
  expect(await count()).toBe(0);
});
