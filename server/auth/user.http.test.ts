import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { anyLocalPort, awaitMail, goodPassword, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

const day = 24 * 3_600_000;

test("metadata is merged, and null removes a key", async () => {
  const { browser } = await signedInAuthor(server);
  await browser.auth.updateUser({ data: { pen_name: "Ada", genre: "memoir" } });
  const { data } = await browser.auth.updateUser({ data: { genre: null, city: "Glendale" } });
  expect(data.user?.user_metadata).toMatchObject({ pen_name: "Ada", city: "Glendale" });
  expect(data.user?.user_metadata).not.toHaveProperty("genre");
});

test("metadata that would not fit into a token is refused", async () => {
  const { browser } = await signedInAuthor(server);
  const { error } = await browser.auth.updateUser({ data: { novel: "x".repeat(5000) } });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("nobody makes themselves more than they are", async () => {
  const { browser, session } = await signedInAuthor(server);
  const answer = await fetch(`${server.url}/auth/v1/user`, {
    method: "PUT",
    headers: {
      apikey: "halftitle-public",
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ app_metadata: { role: "staff" } }),
  });
  expect(answer.status).toBe(403);
  expect((await answer.json()) as object).toMatchObject({ code: 403, error_code: "not_admin" });
  expect((await browser.auth.getUser()).data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
});

test.each([
  ["the old password", goodPassword, 422, "same_password"],
  ["a weak one", "letmein!", 422, "weak_password"],
  ["one that is too long", "x y".repeat(30), 400, "validation_failed"],
])("%s is refused as the new one", async (_, password, status, code) => {
  const { browser } = await signedInAuthor(server);
  expect((await browser.auth.updateUser({ password })).error).toMatchObject({ status, code });
});

test("a session of more than a day needs a mailed nonce for a new password, and the nonce counts", async () => {
  const { browser, email } = await signedInAuthor(server);
  server.clock.ahead = day + 60_000;
  const { data } = await browser.auth.refreshSession();
  expect(data.session).not.toBeNull();
  const bare = await browser.auth.updateUser({ password: "nine patient herons" });
  expect(bare.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  expect((await browser.auth.reauthenticate()).error).toBeNull();
  const { code } = await awaitMail(server, email, /Your code/);
  const wrong = await browser.auth.updateUser({
    password: "nine patient herons",
    nonce: code === "111111" ? "222222" : "111111",
  });
  expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
  expect((await browser.auth.updateUser({ password: "nine patient herons", nonce: code })).error).toBeNull();
  const spent = await browser.auth.updateUser({ password: "ten patient herons", nonce: code });
  expect(spent.error?.code).toBe("reauthentication_not_valid");
  server.clock.ahead = 0;
});

test("identities are listed; linking and unlinking are off, in the service's own words", async () => {
  const { browser } = await signedInAuthor(server);
  const { data } = await browser.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error("no identity");
  const off = { status: 404, code: "manual_linking_disabled", message: "Manual linking is disabled" };
  expect((await browser.auth.unlinkIdentity(identity)).error).toMatchObject(off);
  expect(
    (await browser.auth.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } })).error,
  ).toMatchObject(off);
});

test.skipIf(inject("backend") === "second-copy")("with linking on, the last identity stays", async () => {
  const linking = await startServerForTest({
    settings: { ...anyLocalPort, SUPABASE_AUTH_ENABLE_MANUAL_LINKING: "true" },
  });
  const { browser } = await signedInAuthor(linking);
  const [identity] = (await browser.auth.getUserIdentities()).data?.identities ?? [];
  if (!identity) throw new Error("no identity");
  expect((await browser.auth.unlinkIdentity(identity)).error?.code).toBe("single_identity_not_deletable");
  const strange = { ...identity, identity_id: crypto.randomUUID() };
  expect((await browser.auth.unlinkIdentity(strange)).error?.code).toBe("identity_not_found");
});

test("a password change spares the session that made it and no other", async () => {
  const { browser, email } = await signedInAuthor(server);
  const other = openBrowser(server);
  await other.auth.signInWithPassword({ email, password: goodPassword });
  expect((await browser.auth.updateUser({ password: "nine patient herons" })).error).toBeNull();
  expect((await browser.auth.getUser()).error).toBeNull();
  expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  await awaitMail(server, email, /password .* was changed/);
});
