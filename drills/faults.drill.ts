import { randomInt } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readSharedSecrets } from "#server/secrets.ts";
import { goodPassword, openDesk, readKeys } from "#server/testing/accounts.ts";
import { newMarker } from "#server/testing/find-leak.ts";
import { sendJson, waitForMails } from "#server/testing/send-form.ts";
import { startSmtpPeer } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase, startServerForTest } from "#server/testing/start-test-server.ts";
import { countWrites, lookUp, nothingYet } from "./acknowledged.ts";
import { watchAnswers } from "./answers.ts";
import { inNumbers, inSeconds, median, recordFigures, rounds } from "./figures.ts";
import { checkMail, keptMails, untilDelivered } from "./mail-account.ts";
import { emptyTheBuckets, makeAuthors, query, startLoad, withoutSignInLimits } from "./mixed-load.ts";

test("the database goes and comes back, again and again: forms say so, pages go on, nothing is lost", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const server = spawnServer({ DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1", ...withoutSignInLimits });
  const url = await server.url;
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const secrets = await readSharedSecrets(pool);
  await pool.end();
  const authors = await makeAuthors(url, secrets);
  const acknowledged = nothingYet();
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const load = startLoad({ url: () => url, acknowledged, answers, authors });
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
    expect(await answers.visit(`${url}/about`)).toBe(200);
    expect(await answers.visit(`${url}/readyz`)).toBe(503);
    await pause(Math.random() * 500);
    await query(inject("postgresUrl"), `alter database ${name} allow_connections true`);
    const begun = performance.now();
    await vi.waitUntil(async () => (await answers.visit(`${url}/readyz`)) === 200, { timeout: 20_000, interval: 10 });
    returns.push(performance.now() - begun);
  }
  await load.stop();
  await untilDelivered(database.url);
  const writes = await lookUp(database.url, acknowledged);
  const { mails } = await checkMail(database.url, await keptMails(database.url));
  expect(load.surprises).toEqual([]);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  const { answered, refused, slowest } = load.figures();
  expect(slowest).toBeLessThan(15_000);
  recordFigures("database-away", {
    fault: "database unreachable and back",
    rounds,
    tried: `${inNumbers(answered)} requests, ${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mails.compared)} mails`,
    lost: [writes, mails],
    leaked: answers.counted(),
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
  const secrets = await readSharedSecrets(pool);
  await pool.end();
  const authors = await makeAuthors(url, secrets);
  const acknowledged = nothingYet();
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const received: { messageId: string; to: string[]; raw: string }[] = [];
  let slowest = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn > 0) await new Promise<void>((resolve) => hanging.listen(port, "127.0.0.1", resolve));
    await emptyTheBuckets(database.url);
    const load = startLoad({ url: () => url, acknowledged, answers, authors });
    await pause(2_000);
    expect(await answers.visit(`${url}/readyz`)).toBe(200);
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
  const { mails } = await checkMail(database.url, received);
  const writes = await lookUp(database.url, acknowledged);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
  recordFigures("mail-hanging", {
    fault: "mail server takes connections and says nothing",
    rounds: turns,
    tried: `${inNumbers(countWrites(acknowledged))} acknowledged writes, ${inNumbers(mails.compared)} mails`,
    lost: [writes, mails],
    leaked: answers.counted(),
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
  const { jwtSecret, serviceRoleKey } = await readKeys(server);
  const answers = watchAnswers([jwtSecret, serviceRoleKey]);
  const forms: string[] = [];
  const accounts: string[] = [];
  const mails: string[] = [];
  const day = 24 * 3_600_000;
  let waited = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const reach = [day / 24, day, 30 * day, 700 * day][round % 4] ?? day;
    server.clock.ahead = Math.round((Math.random() * 2 - 1) * reach);
    const marker = newMarker();
    const email = `${marker}@example.com`;
    const from = { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
    await vi.waitFor(async () => {
      const { status, body } = await sendJson(server, "newsletter-subscribe", { email }, from);
      answers.look("newsletter-subscribe", JSON.stringify(body), [marker]);
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
    answers.look("sign-in", await answer.text(), [marker]);
    expect(answer.status).toBe(200);
    // At once: two years later they would rightly be gone.
    const isThere = async (sql: string) => (await server.database.query(sql, [email])).rowCount === 1;
    if (!(await isThere("select from newsletter_subscribers where email = $1"))) forms.push(email);
    if (!(await isThere("select from auth.users where email = $1"))) accounts.push(email);
    if (!(await isThere("select from private.kept_mails where recipient = $1"))) mails.push(email);
  }
  recordFigures("clock-jumps", {
    fault: "clock jumps of up to two years, both ways",
    rounds,
    tried: `${rounds} forms, mails, accounts and sign-ins`,
    lost: [
      { what: "forms", compared: rounds, missing: forms },
      { what: "accounts", compared: rounds, missing: accounts },
      { what: "mails", compared: rounds, missing: mails },
    ],
    leaked: answers.counted(),
    seen: waited ? `nothing, but ${waited} forms were asked to wait some seconds` : "nothing",
  });
});
