import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { goodPassword, openBrowser, signedInAuthor, signToken } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const isThere = async (id: string) =>
  (await server.database.query("select from auth.users where id = $1", [id])).rowCount === 1;

test("an author who has just entered the password takes the account and everything in it along", async () => {
  const { browser, user, email } = await signedInAuthor(server);
  await browser.from("projects").insert({ title: "The Salt Year", target_words: 1_000, word_count: 10 });
  const { error } = await browser.from("account_deletions").insert({ owner: user.id });
  expect(error).toBeNull();
  expect(await isThere(user.id)).toBe(false);
  const left = await server.database.query("select from public.projects where owner = $1", [user.id]);
  expect(left.rowCount).toBe(0);
  const sessions = await server.database.query("select from auth.sessions where user_id = $1", [user.id]);
  expect(sessions.rowCount).toBe(0);
  const again = await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword });
  expect(again.error?.code).toBe("invalid_credentials");
});

test("nobody deletes somebody else, and a visitor deletes nobody", async () => {
  const [ada, ben] = await Promise.all([signedInAuthor(server), signedInAuthor(server)]);
  expect((await ada.browser.from("account_deletions").insert({ owner: ben.user.id })).error).not.toBeNull();
  expect((await openBrowser(server).from("account_deletions").insert({ owner: ben.user.id })).error).not.toBeNull();
  expect(await isThere(ada.user.id)).toBe(true);
  expect(await isThere(ben.user.id)).toBe(true);
});

test("a session whose password was entered long ago, or that is over, deletes nothing", async () => {
  const { user, session } = await signedInAuthor(server);
  const claims = JSON.parse(Buffer.from(session.access_token.split(".")[1] ?? "", "base64url").toString());
  const tryWith = async (changed: object) => {
    const token = await signToken(server, { ...claims, ...changed });
    const headers = { apikey: publicKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ owner: user.id });
    const answer = await fetch(`${server.url}/rest/v1/account_deletions`, { method: "POST", headers, body });
    return answer.status;
  };
  const longAgo = Math.floor(Date.now() / 1000) - 600;
  expect(await tryWith({ amr: [{ method: "password", timestamp: longAgo }] })).toBeGreaterThanOrEqual(400);
  expect(await tryWith({ amr: [{ method: "otp", timestamp: longAgo + 599 }] })).toBeGreaterThanOrEqual(400);
  expect(await tryWith({ amr: undefined })).toBeGreaterThanOrEqual(400);
  expect(await tryWith({ session_id: crypto.randomUUID() })).toBeGreaterThanOrEqual(400);
  expect(await isThere(user.id)).toBe(true);
  expect(await tryWith({})).toBe(201);
  expect(await isThere(user.id)).toBe(false);
});

test("with an authenticator app, the password alone is not enough", async () => {
  const { browser, user } = await signedInAuthor(server);
  await server.database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'phone', 'totp', 'verified', now(), now())`,
    [user.id],
  );
  const { error } = await browser.from("account_deletions").insert({ owner: user.id });
  expect(error?.message).toMatch(/authenticator/);
  expect(await isThere(user.id)).toBe(true);
});

test("nobody reads who has left", async () => {
  const { browser } = await signedInAuthor(server);
  expect((await browser.from("account_deletions").select()).error).not.toBeNull();
});
