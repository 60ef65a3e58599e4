import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from "jose";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { readKeys, signedInAuthor } from "../../testing/accounts.ts";
import { runCommandOn } from "../../testing/run-command.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A hosted project keeps its keys itself, and a command here has nothing to change. */
const onOurs = test.runIf(inject("backend") === "embedded" || inject("backend") === "database-url");

const keys = (...words: string[]) => runCommandOn(server, "keys", ...words);

async function published() {
  const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  return (await answer.json()) as { keys: { kid: string }[] };
}

/** What the sign-in service and the data API say to one token. */
async function tryToken(token: string) {
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
  const [user, rows] = await Promise.all([
    fetch(`${server.url}/auth/v1/user`, { headers }),
    fetch(`${server.url}/rest/v1/projects?select=id`, { headers }),
  ]);
  return [user.status, rows.status];
}

const idOf = (token: string) => decodeProtectedHeader(token).kid ?? "";

test("whoever has read the published keys verifies a token without asking us", async () => {
  const { browser, session, user } = await signedInAuthor(server);
  const shown = await published();
  expect(JSON.stringify(shown)).not.toMatch(/"d":/);
  expect(shown.keys).toMatchObject([{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" }]);
  const { payload } = await jwtVerify(session.access_token, createLocalJWKSet(shown as never));
  expect(payload.sub).toBe(user.id);
  const { data } = await browser.auth.getClaims();
  expect(data).toMatchObject({ header: { alg: "ES256", kid: shown.keys[0]?.kid }, claims: { sub: user.id } });
});

onOurs("a token that the shared secret signed before there were keys goes on until it ends", async () => {
  const { session } = await signedInAuthor(server);
  const { jwtSecret, keyRing } = await readKeys(server);
  const since = Math.floor(new Date(keyRing.since).getTime() / 1000);
  const sign = (changes: object) =>
    new SignJWT({ ...decodeJwt(session.access_token), ...changes })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode(jwtSecret));
  expect(await tryToken(await sign({ iat: since - 60 }))).toEqual([200, 200]);
  expect(await tryToken(await sign({ iat: since - 7200, exp: since - 3600 }))).toEqual([403, 401]);
  // Whoever has the secret makes no new ones.
  expect(await tryToken(await sign({ iat: since + 60 }))).toEqual([403, 401]);
  expect(await tryToken(await sign({ iat: undefined }))).toEqual([403, 401]);
  const long = await sign({ iat: since - 60, exp: since + 90 * 86_400 });
  server.clock.ahead = 2 * 3_600_000;
  expect((await tryToken(long))[0], "no token outlives its hour").toBe(403);
  server.clock.ahead = 0;
});

onOurs("keys are rotated beside the running server, and nobody is signed out", async () => {
  const { browser, session } = await signedInAuthor(server);
  const before = idOf(session.access_token);
  const rotated = await keys("rotate");
  expect(rotated).toMatchObject({ code: 0, said: expect.stringContaining(`${before}  verifying`) });
  const [, after = ""] = /^(\S+) {2}signing/m.exec(rotated.said) ?? [];

  // Signed by a server that has read the new ring already: this one has not, and looks it up.
  const { keyRing } = await readKeys(server);
  const key = keyRing.keys.find(({ id }) => id === after);
  const ahead = await new SignJWT(decodeJwt(session.access_token))
    .setProtectedHeader({ alg: "ES256", kid: after })
    .sign(key?.privateKey ?? {});
  expect(await tryToken(ahead)).toEqual([200, 200]);
  expect(await tryToken(session.access_token)).toEqual([200, 200]);
  const refreshed = await browser.auth.refreshSession();
  expect(idOf(refreshed.data.session?.access_token ?? "")).toBe(after);
  expect((await published()).keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining([before, after]));

  expect(await keys("retire", after)).toMatchObject({ code: 65, said: expect.stringContaining("signs") });
  expect(await keys("retire", before)).toMatchObject({ code: 65, said: expect.stringContaining("--now") });
  expect((await keys("retire", before, "--now")).code).toBe(0);
  // A server goes on with the ring it has for half a minute; a token of a key that nobody knows makes it look.
  await tryToken(ahead.replace(/^[^.]+/, Buffer.from('{"alg":"ES256","kid":"unknown"}').toString("base64url")));
  expect(await tryToken(session.access_token)).toEqual([403, 401]);
  expect((await browser.from("projects").select()).error).toBeNull();
});

onOurs("another service's key is believed, signs nothing of ours, and can be sent away again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-keys-"));
  try {
    const { session } = await signedInAuthor(server);
    const { privateKey, publicKey: open } = await generateKeyPair("RS256", { extractable: true });
    const sign = () =>
      new SignJWT(decodeJwt(session.access_token))
        .setProtectedHeader({ alg: "RS256", kid: "printer" })
        .sign(privateKey);
    expect(await tryToken(await sign())).toEqual([403, 401]);
    const file = join(folder, "key.json");
    writeFileSync(file, JSON.stringify({ ...(await exportJWK(privateKey)), kid: "printer" }));
    expect((await keys("trust", file)).said).toContain("private key");
    writeFileSync(file, JSON.stringify({ ...(await exportJWK(open)), kid: "printer" }));
    expect((await keys("trust", file)).said).toContain("printer  trusted (RS256)");
    expect(await tryToken(await sign())).toEqual([200, 200]);
    expect((await published()).keys.map(({ kid }) => kid)).not.toContain("printer");
    expect((await keys("retire", "printer")).code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
