import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  authorWithApp,
  awaitMail,
  codeFor,
  goodPassword,
  openBrowser,
  openDesk,
  prove,
  signedInAuthor,
} from "../../testing/accounts.ts";
import { addPasskey, newDevice, showPasskey, withPasskey } from "../../testing/passkeys.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const authorWithPasskey = async (traits: object = {}) => withPasskey(server, await signedInAuthor(server), traits);

test("a passkey is added, signs in at aal2, is named, and its owner hears of it", async () => {
  const { browser, email, user, device, passkeyId } = await authorWithPasskey({ isSynced: true });
  await awaitMail(server, email, /^A passkey was added/);
  // The session that added it stands at the second level from its next refresh on.
  const refreshed = await browser.auth.refreshSession();
  expect(decodeJwt(refreshed.data.session?.access_token ?? "").aal).toBe("aal2");

  const { answer, browser: other } = await showPasskey(server, device);
  expect(answer.error).toBeNull();
  const claims = decodeJwt(answer.data?.session?.access_token ?? "");
  expect(claims).toMatchObject({ sub: user.id, aal: "aal2", amr: [{ method: "passkey" }] });
  expect((await other.from("projects").select()).error).toBeNull();

  const renamed = await other.auth.passkey.update({ passkeyId, friendlyName: "Study desk" });
  expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: "Study desk" });
  expect((await other.auth.passkey.list()).data).toEqual([
    { id: passkeyId, friendly_name: "Study desk", created_at: expect.any(String), last_used_at: expect.any(String) },
  ]);
  const { rows } = await server.database.query("select * from auth.webauthn_credentials where id = $1", [passkeyId]);
  expect(rows[0]).toMatchObject({ backup_eligible: true, backed_up: true, sign_count: "1", transports: ["internal"] });
  // What the device keeps is a number, and no address.
  expect(Buffer.from(device.kept[0]?.userHandle ?? "", "base64url").toString()).toBe(user.id);
});

test("several passkeys, one after the other, up to ten; the same device is told what it has", async () => {
  const { browser, device } = await authorWithPasskey();
  const again = await browser.auth.passkey.startRegistration();
  expect(again.data?.options.excludeCredentials).toMatchObject([{ id: device.kept[0]?.id.toString("base64url") }]);
  for (let count = 1; count < 10; count++) expect((await addPasskey(browser, newDevice(server))).error).toBeNull();
  expect((await addPasskey(browser, newDevice(server))).error).toMatchObject({
    status: 422,
    code: "too_many_passkeys",
  });
});

test.each([
  ["another origin", { origin: "https://evil.example" }, "webauthn_verification_failed"],
  ["another house", { rpId: "evil.example" }, "webauthn_verification_failed"],
  ["another challenge", { challenge: "bm90LXRoaXMtb25l" }, "webauthn_verification_failed"],
  ["another ceremony", { type: "webauthn.create" }, "webauthn_verification_failed"],
  ["a counter that stands still", { counter: 1 }, "webauthn_verification_failed"],
  ["somebody else's handle", { userHandle: "c29tZWJvZHk" }, "webauthn_verification_failed"],
])("%s opens nothing", async (_, lies, code) => {
  const { device } = await authorWithPasskey();
  expect((await showPasskey(server, device)).answer.error).toBeNull();
  expect((await showPasskey(server, device, lies)).answer.error).toMatchObject({ status: 400, code });
  // The genuine one does, afterwards.
  expect((await showPasskey(server, device)).answer.error).toBeNull();
});

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another house", { rpId: "evil.example" }],
  ["another challenge", { challenge: "bm90LXRoaXMtb25l" }],
])("a new passkey of %s is not taken", async (_, lies) => {
  const { browser } = await signedInAuthor(server);
  expect((await addPasskey(browser, newDevice(server), lies)).error).toMatchObject({
    code: "webauthn_verification_failed",
  });
  expect((await browser.auth.passkey.list()).data).toEqual([]);
});

test("a device that has not looked at its owner neither becomes nor is a passkey", async () => {
  const { browser } = await signedInAuthor(server);
  expect((await addPasskey(browser, newDevice(server, { verifiesUser: false }))).error?.code).toBe(
    "webauthn_verification_failed",
  );
  const { device } = await authorWithPasskey();
  const careless = newDevice(server, { verifiesUser: false });
  careless.kept.push(...device.kept);
  expect((await showPasskey(server, careless)).answer.error).toMatchObject({ code: "webauthn_verification_failed" });
});

test("an answer counts once, for its own question, and for five minutes", async () => {
  const { device, browser } = await authorWithPasskey();
  const { credential, challengeId } = await showPasskey(server, device);
  const replay = await openBrowser(server).auth.passkey.verifyAuthentication({ challengeId, credential });
  expect(replay.error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });

  // A question about adding is not answered by signing in, nor by somebody else.
  const { data } = await browser.auth.passkey.startRegistration();
  const stolen = {
    challengeId: data?.challenge_id ?? "",
    credential: newDevice(server).create(data?.options as never),
  };
  const thief = await signedInAuthor(server);
  expect((await thief.browser.auth.passkey.verifyRegistration(stolen)).error?.code).toBe(
    "webauthn_challenge_not_found",
  );

  const late = await openBrowser(server).auth.passkey.startAuthentication();
  server.clock.ahead += 301_000;
  try {
    const answer = { challengeId: late.data?.challenge_id ?? "", credential: device.get(late.data?.options as never) };
    const { error } = await openBrowser(server).auth.passkey.verifyAuthentication(answer as never);
    expect(error).toMatchObject({ status: 400, code: "webauthn_challenge_expired" });
  } finally {
    server.clock.ahead -= 301_000;
  }
});

test("fifty at once with one answer: one gets in", async () => {
  const { device } = await authorWithPasskey();
  const { data } = await openBrowser(server).auth.passkey.startAuthentication();
  const answer = { challengeId: data?.challenge_id ?? "", credential: device.get(data?.options as never) as never };
  const tries = Array.from({ length: 50 }, () => openBrowser(server).auth.passkey.verifyAuthentication(answer));
  const through = (await Promise.all(tries)).filter(({ error }) => !error);
  expect(through).toHaveLength(1);
});

test("what is not known, banned or nonsense opens nothing", async () => {
  const stranger = newDevice(server);
  stranger.create({ challenge: "x", rp: { id: "localhost" }, user: { id: "x" } });
  expect((await showPasskey(server, stranger)).answer.error).toMatchObject({ code: "webauthn_credential_not_found" });
  const { device, user, desk } = await authorWithPasskey();
  await desk.auth.admin.updateUserById(user.id, { ban_duration: "1h" });
  expect((await showPasskey(server, device)).answer.error).toMatchObject({ status: 403, code: "user_banned" });
  const browser = openBrowser(server);
  for (const credential of [{}, { id: 7 }, "x", null, { id: "a", rawId: "a", type: "public-key", response: {} }]) {
    const answer = { challengeId: crypto.randomUUID(), credential: credential as never };
    expect((await browser.auth.passkey.verifyAuthentication(answer)).error).toMatchObject({ status: 400 });
  }
});

test("a passkey is removed by whoever has just shown who they are, and its sessions step down", async () => {
  const { browser, device, passkeyId, email } = await authorWithPasskey();
  const { browser: other } = await showPasskey(server, device);
  server.clock.ahead += 660_000;
  try {
    expect((await browser.auth.passkey.delete({ passkeyId })).error).toMatchObject({
      status: 400,
      code: "reauthentication_needed",
    });
    await browser.auth.signInWithPassword({ email, password: goodPassword });
    const thief = await signedInAuthor(server);
    expect((await thief.browser.auth.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 });
    expect((await browser.auth.passkey.delete({ passkeyId })).error).toBeNull();
  } finally {
    server.clock.ahead -= 660_000;
  }
  await awaitMail(server, email, /^A passkey was removed/);
  expect((await showPasskey(server, device)).answer.error).toMatchObject({ code: "webauthn_credential_not_found" });
  const { data } = await other.auth.refreshSession();
  expect(decodeJwt(data.session?.access_token ?? "").aal).toBe("aal1");
});

test("an old session adds none, and one that owes the second step neither adds, lists nor removes", async () => {
  const { browser } = await signedInAuthor(server);
  await server.database.query("update auth.mfa_amr_claims set updated_at = updated_at - interval '25 hours'");
  expect((await addPasskey(browser, newDevice(server))).error).toMatchObject({ code: "reauthentication_needed" });

  const { email, factor } = await authorWithApp(server);
  const halfway = openBrowser(server);
  await halfway.auth.signInWithPassword({ email, password: goodPassword });
  expect((await addPasskey(halfway, newDevice(server))).error?.code).toBe("insufficient_aal");
  expect((await halfway.auth.passkey.list()).error?.code).toBe("insufficient_aal");
  expect((await halfway.auth.passkey.delete({ passkeyId: crypto.randomUUID() })).error?.code).toBe("insufficient_aal");
  // With the app's code it may, and the passkey then stands for both steps.
  expect((await prove(halfway, factor.id, codeFor(factor.secret, 1))).error).toBeNull();
  const device = newDevice(server);
  expect((await addPasskey(halfway, device)).error).toBeNull();
  const { browser: signedIn, answer } = await showPasskey(server, device);
  expect(answer.error).toBeNull();
  expect((await signedIn.from("projects").select()).error).toBeNull();
});

test("the house lists and removes passkeys by its secret key, and nobody else does", async () => {
  const { user, passkeyId, browser } = await authorWithPasskey();
  const desk = await openDesk(server);
  const { data } = await desk.auth.admin.passkey.listPasskeys({ userId: user.id });
  expect(data).toMatchObject([{ id: passkeyId }]);
  expect((await browser.auth.admin.passkey.listPasskeys({ userId: user.id })).error).toMatchObject({ status: 403 });
  expect((await browser.auth.admin.passkey.deletePasskey({ userId: user.id, passkeyId })).error?.status).toBe(403);
  expect((await desk.auth.admin.passkey.deletePasskey({ userId: user.id, passkeyId })).error).toBeNull();
  expect((await desk.auth.admin.passkey.listPasskeys({ userId: user.id })).data).toEqual([]);
});
