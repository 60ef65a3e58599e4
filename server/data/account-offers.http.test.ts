import { afterAll, beforeAll, expect, test } from "vitest";
import { goodPassword, openBrowser, openDesk, signedInAuthor } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function issueCode(email: string, code: string, ends = "1 day", redeemed: string | null = null) {
  await server.database.query(
    `insert into public.discount_codes (code, campaign, email_key, percent, expires_at, redeemed_at, created_at)
     values ($2, $2, lower($1), 25, now() + $3::interval, $4, now())`,
    [email, code, ends, redeemed],
  );
}

test("an author finds the codes of their own address, what they are worth and when they end", async () => {
  const ada = await signedInAuthor(server);
  await issueCode(ada.email, "SAVE25-AAAA-AAAA");
  await issueCode(ada.email, "SAVE25-AAAA-BBBB", "-1 day", "2026-01-01");
  const { data, error } = await ada.browser.rpc("my_offer_codes");
  expect(error).toBeNull();
  expect(data).toMatchObject([
    { code: "SAVE25-AAAA-AAAA", percent: 25, redeemed_at: null },
    { code: "SAVE25-AAAA-BBBB", percent: 25, redeemed_at: expect.stringContaining("2026-01-01") },
  ]);
  expect(Object.keys(data[0]).toSorted()).toEqual(["code", "created_at", "expires_at", "percent", "redeemed_at"]);
});

test("nobody finds the codes of another address, by function or by table", async () => {
  const [ada, ben] = await Promise.all([signedInAuthor(server), signedInAuthor(server)]);
  await issueCode(ada.email, "SAVE25-CCCC-CCCC");
  expect((await ben.browser.rpc("my_offer_codes")).data).toEqual([]);
  expect((await ben.browser.rpc("my_offer_codes", { email: ada.email })).error).not.toBeNull();
  expect((await ben.browser.from("discount_codes").select()).error).not.toBeNull();
  expect((await openBrowser(server).rpc("my_offer_codes")).error).not.toBeNull();
});

test("an address counts only while it is confirmed, and a change that is under way does not", async () => {
  const { browser, user, email } = await signedInAuthor(server);
  await issueCode(email, "SAVE25-DDDD-DDDD");
  const wanted = `wanted.${crypto.randomUUID()}@example.com`;
  await issueCode(wanted, "SAVE25-EEEE-EEEE");
  await server.database.query("update auth.users set email_change = $2 where id = $1", [user.id, wanted]);
  // What somebody writes about themselves proves nothing.
  await browser.auth.updateUser({ data: { email: wanted } });
  await browser.auth.refreshSession();
  expect((await browser.rpc("my_offer_codes")).data).toMatchObject([{ code: "SAVE25-DDDD-DDDD" }]);
  await server.database.query("update auth.users set email_confirmed_at = null where id = $1", [user.id]);
  expect((await browser.rpc("my_offer_codes")).data).toEqual([]);
});

test("the case of an address does not matter", async () => {
  const desk = await openDesk(server);
  const email = `Mixed.${crypto.randomUUID()}@Example.com`;
  await desk.auth.admin.createUser({ email, password: goodPassword, email_confirm: true });
  const browser = openBrowser(server);
  await browser.auth.signInWithPassword({ email, password: goodPassword });
  await issueCode(email, "SAVE25-FFFF-FFFF");
  expect((await browser.rpc("my_offer_codes")).data).toHaveLength(1);
});
