import { afterAll, beforeAll, expect, test } from "vitest";
import { anyLocalPort, awaitMail, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { prune } from "./pruning.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

const pruneAfter = (days: number) =>
  prune({ pool: server.database, clock: () => new Date(Date.now() + days * 24 * 3_600_000) });

test("used refresh tokens are kept a week, to recognise theft, and then taken away", async () => {
  const { session } = await signedInAuthor(server);
  const { data } = await openBrowser(server).auth.refreshSession({ refresh_token: session.refresh_token });
  const count = async () => (await server.database.query("select from auth.refresh_tokens where revoked")).rowCount;
  await pruneAfter(6);
  expect(await count()).toBe(1);
  await pruneAfter(8);
  expect(await count()).toBe(0);
  const alive = await openBrowser(server).auth.refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
  expect(alive.error).toBeNull();
});

test("forgotten links, challenges and half-enrolled factors go, the account stays", async () => {
  const { browser, email } = await signedInAuthor(server);
  const { data } = await browser.auth.mfa.enroll({ factorType: "totp" });
  await browser.auth.mfa.challenge({ factorId: data?.id ?? "" });
  await openBrowser(server, { flowType: "pkce" }).auth.signInWithOtp({ email });
  await awaitMail(server, email, /sign-in link/);
  await pruneAfter(30);
  const { rows } = await server.database.query(
    `select (select count(*) from auth.one_time_tokens)::int as links, (select count(*) from auth.flow_state)::int as flows,
            (select count(*) from auth.mfa_challenges)::int as challenges, (select count(*) from auth.mfa_factors)::int as factors`,
  );
  expect(rows[0]).toEqual({ links: 0, flows: 0, challenges: 0, factors: 0 });
  expect((await browser.auth.getUser()).error).toBeNull();
});
