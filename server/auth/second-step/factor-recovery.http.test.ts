import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import {
  anyLocalPort,
  authorWithApp,
  awaitMail,
  type Browser,
  codeFor,
  fragmentOf,
  goodPassword,
  openBrowser,
  pressLink,
  prove,
} from "../../testing/accounts.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

/** Our own address, which the client has no word for. */
async function recover(browser: Browser) {
  const { data } = await browser.auth.getSession();
  const headers = { apikey: publicKey, authorization: `Bearer ${data.session?.access_token}` };
  const answer = await fetch(`${server.url}/auth/v1/factors/recover`, { method: "POST", headers });
  return {
    status: answer.status,
    ...((await answer.json()) as { state?: string; until?: string; error_code?: string }),
  };
}

async function comeByMail(email: string, count: number) {
  const browser = openBrowser(server);
  await browser.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/` });
  const { link } = await awaitMail(server, email, /^A new password for/, count);
  const { access_token = "", refresh_token = "" } = fragmentOf(await pressLink(link));
  await browser.auth.setSession({ access_token, refresh_token });
  return browser;
}

const days = 24 * 3_600_000;

test("an author who lost every app gets in by mail, after a wait that the owner can stop", async () => {
  const { email, factor } = await authorWithApp(server);
  const byPassword = openBrowser(server);
  await byPassword.auth.signInWithPassword({ email, password: goodPassword });
  // The password alone does not begin it.
  expect(await recover(byPassword)).toMatchObject({ status: 400, error_code: "reauthentication_needed" });

  const first = await comeByMail(email, 1);
  const begun = await recover(first);
  expect(begun).toMatchObject({ status: 200, state: "waiting", until: expect.any(String) });
  await awaitMail(server, email, /^Your second step at .* will be removed/);
  // Asking again neither shortens nor prolongs it, and nothing is open meanwhile.
  expect(await recover(first)).toEqual(begun);
  expect((await first.from("projects").select()).status).toBe(401);
  expect((await first.auth.updateUser({ password: "nine patient herons" })).error?.code).toBe("insufficient_aal");

  // Whoever still has the app stops it by using it.
  await byPassword.auth.signInWithPassword({ email, password: goodPassword });
  expect((await prove(byPassword, factor.id, codeFor(factor.secret, 1))).error).toBeNull();
  const second = await comeByMail(email, 2);
  const anew = await recover(second);
  expect(new Date(anew.until ?? 0).getTime()).toBeGreaterThan(new Date(begun.until ?? 0).getTime());

  server.clock.ahead += 3 * days + 60_000;
  try {
    const last = await comeByMail(email, 3);
    expect(await recover(last)).toMatchObject({ status: 200, state: "done" });
    await awaitMail(server, email, /^A second step was removed/);
    expect((await last.auth.updateUser({ password: "nine patient herons" })).error).toBeNull();
  } finally {
    server.clock.ahead = 0;
  }
});

test("a seat at the desk is not had back by mail, and nobody asks who owes no step", async () => {
  const { email, user, browser } = await authorWithApp(server);
  expect(await recover(browser)).toMatchObject({ status: 422 });
  await server.database.query("insert into private.staff (user_id, added_by) values ($1, 'a test')", [user.id]);
  const member = await comeByMail(email, 1);
  expect(await recover(member)).toMatchObject({ status: 403, error_code: "staff_account" });
});
