import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { anyLocalPort, awaitMail, fragmentOf, goodPassword, newAddress, openBrowser, pressLink } from "./testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

test("a new author signs up, confirms by mail and is signed in at the site's root", async () => {
  const browser = openBrowser(server);
  const email = newAddress();
  const { data, error } = await browser.auth.signUp({
    email,
    password: goodPassword,
    options: { data: { pen_name: "Ada" }, emailRedirectTo: `${server.url}/` },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, aud: "authenticated", role: "authenticated", is_anonymous: false });
  expect(data.user?.user_metadata).toMatchObject({ pen_name: "Ada", email_verified: false });

  const early = await browser.auth.signInWithPassword({ email, password: goodPassword });
  expect(early.error).toMatchObject({ code: "email_not_confirmed", status: 400 });

  const mail = await awaitMail(server, email, /Confirm/);
  const target = await pressLink(mail.link);
  expect(target.origin + target.pathname).toBe(`${server.url}/`);
  const { access_token = "", refresh_token = "", type, token_type, expires_in } = fragmentOf(target);
  expect({ type, token_type, expires_in }).toEqual({ type: "signup", token_type: "bearer", expires_in: "3600" });
  const session = await browser.auth.setSession({ access_token, refresh_token });
  expect(session.data.user).toMatchObject({ email, id: data.user?.id });
  expect(session.data.user?.email_confirmed_at).toBeTruthy();
  expect((await browser.auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});
