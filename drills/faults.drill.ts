import { randomInt, randomUUID } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { goodPassword, openDesk } from "#server/auth/testing.ts";
import { readSharedSecrets } from "#server/secrets.ts";
import { sendJson, waitForMails } from "#server/testing/send-form.ts";
import { startSmtpPeer } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase, startServerForTest } from "#server/testing/start-test-server.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { checkMail, untilDelivered } from "./mail-account.ts";
import { countWrites, emptyTheBuckets, findLost, makeAuthor, nothingYet, query, startLoad, withoutSignInLimits } from "./mixed-load.ts"; // biome-ignore format: one line

test("the database goes and comes back, again and again: forms say so, pages go on, nothing is lost", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const server = spawnServer({ DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1", ...withoutSignInLimits });
  const url = await server.url;
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const author = await makeAuthor(url, await readSharedSecrets(pool));
  await pool.end();
  const acknowledged = nothingYet();
  const load = startLoad({ url: () => url, acknowledged, author });
  const name = new URL(database.url).pathname.slice(1);
  const returns: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await emptyTheBuckets(database.url);
    await pause(Math.random() * 500);
    await query(inject("postgresUrl"), `alter database ${name} allow_connections false`);
    await query(
      inject("postgresUrl"),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    expect((await fetch(`${url}/about`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    await pause(Math.random() * 500);
    await query(inject("postgresUrl"), `alter database ${name} allow_connections true`);
    const begun = performance.now();
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, { timeout: 20_000, interval: 10 });
    returns.push(performance.now() - begun);
  }
  await load.stop();
  await untilDelivered(database.url);
  expect(await findLost(database.url, acknowledged)).toEqual([]);
  expect(load.surprises).toEqual([]);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  const { answered, refused, slowest } = load.figures();
  expect(slowest).toBeLessThan(15_000);
  recordFigures("database-away", {
    fault: "database unreachable and back",
    rounds,
    tried: `${inNumbers(answered)} requests, ${inNumbers(countWrites(acknowledged))} acknowledged writes`,
    lost: 0,
    leaked: 0,
    seen: `pages go on; ${inNumbers(refused)} forms heard “try again in a moment” (503); well again ${inSeconds(median(returns))} after its return`,
  });
});

test("a mail server that hangs delays mail and nothing else", async () => {
  const turns = Math.min(rounds, 5) === rounds ? 1 : 5;
  const database = await createDatabase();
  onTestFinished(database.drop);
  const held = new Set<Socket>();
  const hanging = createServer((socket) => held.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  const port = (hanging.address() as { port: number }).port;
  const settings = { DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1", ...withoutSignInLimits };
  const server = spawnServer({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const url = await server.url;
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const author = await makeAuthor(url, await readSharedSecrets(pool));
  await pool.end();
  const acknowledged = nothingYet();
  const received: { messageId: string; to: string[]; raw: string }[] = [];
  let slowest = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn > 0) await new Promise<void>((resolve) => hanging.listen(port, "127.0.0.1", resolve));
    await emptyTheBuckets(database.url);
    const load = startLoad({ url: () => url, acknowledged, author });
    await pause(2_000);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await load.stop();
    expect(load.surprises).toEqual([]);
    expect(load.figures()).toMatchObject({ refused: 0, cutOff: 0 });
    slowest = Math.max(slowest, load.figures().slowest);
    for (const socket of held) socket.destroy();
    await new Promise((resolve) => hanging.close(resolve));
    const peer = await startSmtpPeer({ port });
    await untilDelivered(database.url);
    received.push(...peer.received);
    await peer.stop();
  }
  const mail = await checkMail(database.url, { received });
  expect(mail).toMatchObject({ lost: [], unknown: [], notSent: [] });
  expect(await findLost(database.url, acknowledged)).toEqual([]);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  recordFigures("mail-hanging", {
    fault: "mail server takes connections and says nothing",
    rounds: turns,
    tried: `${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mail.owed)} mails`,
    lost: 0,
    leaked: 0,
    seen: `nothing: the slowest answer took ${inSeconds(slowest)}; the mail comes when the mail server does`,
  });
});

test("whichever way the clock jumps, forms are stored, mails leave and people sign in", async () => {
  const server = await startServerForTest({
    backend: "database-url",
    limits: "on",
    settings: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  const desk = await openDesk(server);
  const day = 24 * 3_600_000;
  let waited = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const reach = [day / 24, day, 30 * day, 700 * day][round % 4] ?? day;
    server.clock.ahead = Math.round((Math.random() * 2 - 1) * reach);
    const email = `${randomUUID()}@example.com`;
    const from = { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
    await vi.waitFor(async () => {
      const { status } = await sendJson(server, "newsletter-subscribe", { email }, from);
      if (status === 429) waited += 1;
      expect(status).toBe(200);
    }, 20_000);
    await waitForMails(server, ({ to }) => to === email);
    const created = await desk.auth.admin.createUser({ email, password: goodPassword, email_confirm: true });
    expect(created.error).toBeNull();
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: {
        apikey: (await import("#domain/public-key.ts")).publicKey,
        "content-type": "application/json",
        ...from,
      },
      body: JSON.stringify({ email, password: goodPassword }),
    });
    expect(answer.status).toBe(200);
  }
  recordFigures("clock-jumps", {
    fault: "clock jumps of up to two years, both ways",
    rounds,
    tried: `${rounds} forms, mails, accounts and sign-ins`,
    lost: 0,
    leaked: 0,
    seen: waited ? `nothing, but ${waited} forms were asked to wait some seconds` : "nothing",
  });
});
