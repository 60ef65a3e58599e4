import { setTimeout as pause } from "node:timers/promises";
import { decodeProtectedHeader } from "jose";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { readSharedSecrets } from "#server/secrets.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startRoundRobin } from "#server/testing/round-robin.ts";
import { runCommand } from "#server/testing/run-command.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";
import { countWrites, lookUp, nothingYet } from "./acknowledged.ts";
import { watchAnswers } from "./answers.ts";
import { inNumbers, inSeconds, recordFigures, rounds } from "./figures.ts";
import { emptyTheBuckets, makeAuthors, startLoad, withoutSignInLimits } from "./mixed-load.ts";

/** Each rotation is a command of some seconds, and one key more to verify by: as many as show it. */
const turns = Math.min(rounds, 10);

test(`the signing key is rotated ${turns} times under load on two servers, and nobody is signed out`, async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const peer = await startSmtpPeerForTest();
  const ports = [await freePort(), await freePort()];
  const place = { DATABASE_URL: database.url };
  const servers = ports.map((port) =>
    spawnServer({ ...place, SMTP_URL: peer.url, TRUSTED_PROXIES: "127.0.0.1", PORT: port, ...withoutSignInLimits }),
  );
  await Promise.all(servers.map(({ url }) => url));
  const proxy = await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
  onTestFinished(proxy.stop);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const secrets = await readSharedSecrets(pool);
  await pool.end();

  const authors = await makeAuthors(proxy.url, secrets);
  const acknowledged = nothingYet();
  const answers = watchAnswers([secrets.jwtSecret, secrets.serviceRoleKey]);
  const load = startLoad({ url: () => proxy.url, acknowledged, answers, authors, pace: 100 });
  const signers = new Set<string>();
  const refused: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await emptyTheBuckets(database.url);
    expect(await runCommand(place, "keys", "rotate")).toMatchObject({ code: 0 });
    // Whoever signs in now, at either server, may have a token of the old key or the new, and both open at both.
    for (const { token, id } of await signInSome(proxy.url, secrets.serviceRoleKey)) {
      signers.add(id);
      for (const port of ports) {
        const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
        const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/projects?select=id`, { headers });
        if (!answer.ok) refused.push(`${answer.status} at ${port}`);
      }
    }
    await pause(Math.random() * 500);
  }
  await load.stop();
  for (const { process } of servers) process.kill("SIGTERM");
  for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0 });

  const { answered, refused: busy, cutOff, slowest } = load.figures();
  expect(load.surprises).toEqual([]);
  expect({ refused, busy, cutOff }).toEqual({ refused: [], busy: 0, cutOff: 0 });
  expect(signers.size).toBeGreaterThan(0);
  recordFigures("key-rotation", {
    fault: "the signing key rotated under two servers",
    rounds: turns,
    tried: `${inNumbers(answered)} requests, ${inNumbers(countWrites(acknowledged))} acknowledged writes, tokens of ${signers.size} keys`,
    lost: [await lookUp(database.url, acknowledged)],
    leaked: answers.counted(),
    seen: `nothing: no session ended, no request failed, the slowest took ${inSeconds(slowest)}`,
  });
});

async function signInSome(url: string, serviceRoleKey: string) {
  const post = async (path: string, body: object, key: string) => {
    const headers = { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" };
    return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const account = { email: `${crypto.randomUUID()}@example.com`, password: "seven quiet otters" };
  await post("/auth/v1/admin/users", { ...account, email_confirm: true }, serviceRoleKey);
  const found: { token: string; id: string }[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { access_token: token } = await post("/auth/v1/token?grant_type=password", account, publicKey);
    found.push({ token, id: decodeProtectedHeader(token).kid ?? "" });
  }
  return found;
}
