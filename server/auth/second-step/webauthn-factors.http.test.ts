import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { awaitMail, type Browser, goodPassword, openBrowser, signedInAuthor } from "../../testing/accounts.ts";
import { newDevice, passkeyOrigin } from "../../testing/passkeys.ts";
import type { Authenticator } from "../../testing/software-authenticator.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const encode = (bytes: unknown) => Buffer.from(bytes as ArrayBuffer).toString("base64url");

/** The step between the client's two calls, which a browser takes itself: the question in bytes, the answer as JSON. */
async function answerChallenge(browser: Browser, key: Authenticator, factorId: string, lies: object = {}) {
  const webauthn = { rpId: "localhost", rpOrigins: [passkeyOrigin(server)] };
  const { data, error } = await browser.auth.mfa.challenge({ factorId, webauthn });
  if (error) return { error, data: null, challengeId: "", answer: undefined };
  const asked = data.webauthn.credential_options.publicKey as never as {
    challenge: ArrayBuffer;
    rp?: { id: string };
    rpId?: string;
    user?: { id: ArrayBuffer };
  };
  const challenge = encode(asked.challenge);
  const { type } = data.webauthn;
  const json =
    type === "create"
      ? key.create({ challenge, rp: { id: asked.rp?.id }, user: { id: encode(asked.user?.id) } }, lies)
      : key.get({ challenge, rpId: asked.rpId }, lies);
  const answer = { type, ...webauthn, credential_response: { toJSON: () => json } };
  const challengeId = data.id;
  return {
    challengeId,
    answer,
    ...(await browser.auth.mfa.verify({ factorId, challengeId, webauthn: answer as never })),
  };
}

async function authorWithKey() {
  const author = await signedInAuthor(server);
  const key = newDevice(server, { verifiesUser: false });
  const { data } = await author.browser.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Blue key" });
  expect(data).toMatchObject({ type: "webauthn", friendly_name: "Blue key" });
  const factorId = data?.id ?? "";
  expect((await answerChallenge(author.browser, key, factorId)).error).toBeNull();
  return { ...author, key, factorId };
}

test("a security key becomes the second step after the password, without a fingerprint of its own", async () => {
  const { email, key, factorId, browser } = await authorWithKey();
  await awaitMail(server, email, /^A second step was added/);
  expect((await browser.auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ id: factorId, status: "verified" }]);

  const other = openBrowser(server);
  await other.auth.signInWithPassword({ email, password: goodPassword });
  expect((await other.from("projects").select()).status).toBe(401);
  const { data } = await answerChallenge(other, key, factorId);
  expect(decodeJwt(data?.access_token ?? "")).toMatchObject({
    aal: "aal2",
    amr: expect.arrayContaining([expect.objectContaining({ method: "mfa/webauthn" })]),
  });
  expect((await other.from("projects").select()).error).toBeNull();
  expect((await other.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await awaitMail(server, email, /^A second step was removed/);
});

test("a replay, another origin, another key and a copy's counter do not lift a session", async () => {
  const { email, key, factorId } = await authorWithKey();
  const thief = openBrowser(server);
  await thief.auth.signInWithPassword({ email, password: goodPassword });
  const refused = { code: "webauthn_verification_failed" };
  const from = async (lies: object) => (await answerChallenge(thief, key, factorId, lies)).error;
  expect(await from({ origin: "https://evil.example" })).toMatchObject(refused);
  expect(await from({ rpId: "evil.example" })).toMatchObject(refused);
  expect(await from({ challenge: "bm90LXRoaXMtb25l" })).toMatchObject(refused);
  const own = newDevice(server);
  own.create({ challenge: "x", rp: { id: "localhost" }, user: { id: "x" } });
  expect((await answerChallenge(thief, own, factorId)).error).toMatchObject(refused);

  const owner = openBrowser(server);
  await owner.auth.signInWithPassword({ email, password: goodPassword });
  const { challengeId, answer } = await answerChallenge(owner, key, factorId);
  const again = await owner.auth.mfa.verify({ factorId, challengeId, webauthn: answer as never });
  expect(again.error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
  // The owner's step has ended the thief's session; a copy of the key comes with a new one.
  await thief.auth.signInWithPassword({ email, password: goodPassword });
  expect(await from({ counter: 1 })).toMatchObject(refused);
});
