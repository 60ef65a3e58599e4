import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  anyLocalPort,
  codeFor,
  enrol,
  goodPassword,
  openBrowser,
  prove,
  signedInAuthor,
} from "../../testing/accounts.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

test("an authenticator app lifts the session to aal2, and its token says how", async () => {
  const { browser } = await signedInAuthor(server);
  const factor = await enrol(browser);
  expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(factor.uri).toMatch(/^otpauth:\/\/totp\//);
  expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal1",
  });

  const { data, error } = await prove(browser, factor.id, codeFor(factor.secret));
  expect(error).toBeNull();
  const claims = decodeJwt(data?.access_token ?? "");
  expect(claims.aal).toBe("aal2");
  expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(["totp", "password"]);
  expect(data?.user.factors).toMatchObject([
    { id: factor.id, factor_type: "totp", status: "verified", friendly_name: "phone" },
  ]);
  expect((await browser.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect((await browser.auth.refreshSession()).error).toBeNull();
  expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal2" });
});

test("with a factor enrolled, a password alone changes neither password nor address nor factors", async () => {
  const author = await signedInAuthor(server);
  const factor = await enrol(author.browser);
  await prove(author.browser, factor.id, codeFor(factor.secret));
  const thief = openBrowser(server);
  await thief.auth.signInWithPassword({ email: author.email, password: goodPassword });
  expect((await thief.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal2",
  });
  expect((await thief.auth.updateUser({ password: "nine patient herons" })).error).toMatchObject({
    status: 401,
    code: "insufficient_aal",
  });
  expect((await thief.auth.updateUser({ email: "thief@example.com" })).error?.code).toBe("insufficient_aal");
  expect((await thief.auth.mfa.enroll({ factorType: "totp", friendlyName: "mine" })).error?.code).toBe(
    "insufficient_aal",
  );
  expect((await thief.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    status: 401,
    code: "insufficient_aal",
  });
  // The owner shows the factor again on another device, and sessions that did not are ended.
  const second = openBrowser(server);
  await second.auth.signInWithPassword({ email: author.email, password: goodPassword });
  expect((await prove(second, factor.id, codeFor(factor.secret, 1))).error).toBeNull();
  expect((await thief.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await author.browser.auth.getUser()).error).toBeNull();
});

test("a code is good once, a challenge five minutes, and five tries at most", async () => {
  const { browser } = await signedInAuthor(server);
  const factor = await enrol(browser);
  const code = codeFor(factor.secret);
  await prove(browser, factor.id, code);
  expect((await prove(browser, factor.id, code)).error).toMatchObject({ status: 422, code: "mfa_verification_failed" });

  const { data: challenge } = await browser.auth.mfa.challenge({ factorId: factor.id });
  const challengeId = challenge?.id ?? "";
  const answer = (tried: string) => browser.auth.mfa.verify({ factorId: factor.id, challengeId, code: tried });
  for (const wrong of ["000000", "000001", "000002", "000003", "000004"]) {
    expect((await answer(wrong)).error?.code).toBe("mfa_verification_failed");
  }
  expect((await answer(codeFor(factor.secret, 1))).error?.code).toBe("mfa_verification_failed");

  const { data: late } = await browser.auth.mfa.challenge({ factorId: factor.id });
  server.clock.ahead = 301_000;
  const expired = await browser.auth.mfa.verify({ factorId: factor.id, challengeId: late?.id ?? "", code: "123456" });
  expect(expired.error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  server.clock.ahead = 0;
});

test("a factor can be given up by whoever has shown it, and by the desk", async () => {
  const { browser, desk, user } = await signedInAuthor(server);
  const factor = await enrol(browser);
  await prove(browser, factor.id, codeFor(factor.secret));
  expect((await browser.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
  await browser.auth.refreshSession();
  expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal1",
  });

  const lost = await enrol(browser, "lost phone");
  await prove(browser, lost.id, codeFor(lost.secret));
  const listed = await desk.auth.admin.mfa.listFactors({ userId: user.id });
  expect(listed.data?.factors).toMatchObject([{ id: lost.id, status: "verified" }]);
  expect((await desk.auth.admin.mfa.deleteFactor({ userId: user.id, id: lost.id })).error).toBeNull();
  expect((await desk.auth.admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
});

test("what is wrong with a factor is said in the service's own words", async () => {
  const { browser } = await signedInAuthor(server);
  await enrol(browser, "phone");
  const twice = await browser.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
  expect(twice.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
  const phone = await browser.auth.mfa.enroll({ factorType: "phone", phone: "+18185550142", friendlyName: "sms" });
  expect(phone.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
  const unknown = await browser.auth.mfa.challenge({ factorId: crypto.randomUUID() });
  expect(unknown.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  const malformed = await browser.auth.mfa.challenge({ factorId: "not-a-uuid" });
  expect(malformed.error?.status).toBe(404);
});

test("an account holds ten factors, begun ones included, of however many begun at once", async () => {
  const { browser, user } = await signedInAuthor(server);
  const begun = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      browser.auth.mfa.enroll({ factorType: "totp", friendlyName: `${number}` }),
    ),
  );
  const refused = begun.filter(({ error }) => error?.code === "too_many_enrolled_mfa_factors");
  expect(refused).toHaveLength(30);
  const { rowCount } = await server.database.query("select from auth.mfa_factors where user_id = $1", [user.id]);
  expect(rowCount).toBe(10);
});

test("nobody reaches a stranger's factor", async () => {
  const owner = await signedInAuthor(server);
  const factor = await enrol(owner.browser);
  const { browser } = await signedInAuthor(server);
  expect((await browser.auth.mfa.challenge({ factorId: factor.id })).error?.code).toBe("mfa_factor_not_found");
  expect((await browser.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe("mfa_factor_not_found");
});
