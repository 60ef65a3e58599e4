import { afterAll, beforeAll, expect, test } from "vitest";
import {
  anyLocalPort,
  awaitMail,
  fragmentOf,
  goodPassword,
  newAddress,
  openBrowser,
  pressLink,
  signedInAuthor,
} from "../testing/accounts.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

const signUp = (email: string, password = goodPassword) => openBrowser(server).auth.signUp({ email, password });

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

test("opening the link of a mail does nothing; only its button does, and once", async () => {
  const email = newAddress();
  await signUp(email);
  const { link } = await awaitMail(server, email, /Confirm/);
  for (let visit = 0; visit < 3; visit++) expect((await fetch(link)).status).toBe(200);
  expect((await fetch(link, { method: "HEAD" })).status).toBe(200);
  expect((await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
    "email_not_confirmed",
  );
  expect(fragmentOf(await pressLink(link))).toHaveProperty("access_token");
  expect(fragmentOf(await pressLink(link))).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
});

test("under PKCE the link brings a code that only the browser that signed up can redeem", async () => {
  const browser = openBrowser(server, { flowType: "pkce" });
  const email = newAddress();
  await browser.auth.signUp({
    email,
    password: goodPassword,
    options: { emailRedirectTo: `${server.url}/welcome?a=1` },
  });
  const target = await pressLink((await awaitMail(server, email, /Confirm/)).link);
  expect(target.pathname).toBe("/welcome");
  expect(target.searchParams.get("a")).toBe("1");
  expect(target.hash).toBe("");
  const code = target.searchParams.get("code") ?? "";
  const { data, error } = await browser.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  const again = openBrowser(server, { flowType: "pkce" });
  expect((await again.auth.exchangeCodeForSession(code)).error?.name).toBe("AuthPKCECodeVerifierMissingError");
});

test("a taken and a free address get the same answer, and only the mailbox knows which it was", async () => {
  const { email } = await signedInAuthor(server);
  const free = await signUp(newAddress());
  const taken = await signUp(email);
  const unconfirmed = await signUp(free.data.user?.email ?? "");
  const shape = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return typeof value;
    if (Array.isArray(value)) return value.map(shape);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shape(item)]));
  };
  expect(shape(taken.data)).toEqual(shape(free.data));
  expect(shape(unconfirmed.data)).toEqual(shape(free.data));
  expect(taken.error).toBeNull();
  expect(taken.data.user?.identities).toHaveLength(1);
  await awaitMail(server, email, /already have an account/);
});

test("fifty sign-ups of one address at once: one account, one mail, the same answer", async () => {
  const settings = { ...anyLocalPort, SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS: "0" };
  const limited = await startServerForTest({ settings, limits: "on" });
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => openBrowser(limited).auth.signUp({ email, password: goodPassword })),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  const { rows } = await limited.database.query("select id from auth.users where email = $1", [email]);
  expect(rows).toHaveLength(1);
  const { link } = await awaitMail(limited, email, /Confirm/);
  expect((await limited.database.query("select from private.outbox where recipient = $1", [email])).rowCount).toBe(1);
  await pressLink(link);
  expect((await openBrowser(limited).auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test("whoever signs up first with somebody else's address gains nothing by it", async () => {
  const email = newAddress();
  await signUp(email, "the attacker waits");
  await signUp(email, "the owner arrives!");
  await pressLink((await awaitMail(server, email, /Confirm/)).link);
  for (const password of ["the attacker waits", "the owner arrives!"]) {
    const { error } = await openBrowser(server).auth.signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  }
  const other = newAddress();
  await signUp(other, "the attacker waits");
  await openBrowser(server).auth.resetPasswordForEmail(other);
  await pressLink((await awaitMail(server, other, /new password/)).link);
  const { error } = await openBrowser(server).auth.signInWithPassword({ email: other, password: "the attacker waits" });
  expect(error?.code).toBe("invalid_credentials");
});

test.each([
  ["short", "length", "Password should be at least 8 characters."],
  ["password123", "pwned", "Password is known to be weak and easy to guess, please choose a different one."],
  ["12345678", "pwned", "Password is known to be weak and easy to guess, please choose a different one."],
])("the password %s is refused as weak, with its reason", async (password, reason, message) => {
  const { error } = await signUp(newAddress(), password);
  expect(error).toMatchObject({ name: "AuthWeakPasswordError", code: "weak_password", status: 422, message });
  expect(error).toHaveProperty("reasons", [reason]);
});

test.each([
  ["no address at all", { email: "", password: goodPassword }, 422, "anonymous_provider_disabled"],
  ["an address without a dot", { email: "ada@example", password: goodPassword }, 400, "validation_failed"],
  [
    "an address of two lines",
    { email: "ada@example.com\nbcc: x@y.com", password: goodPassword },
    400,
    "validation_failed",
  ],
  ["no password", { email: "ada@example.com", password: "" }, 400, "validation_failed"],
  ["a password of 73 bytes", { email: "ada@example.com", password: "é".repeat(37) }, 400, "validation_failed"],
])("%s is refused", async (_, credentials, status, code) => {
  const { error } = await openBrowser(server).auth.signUp(credentials);
  expect(error).toMatchObject({ status, code });
});

test("while sign-up is off nobody gets an account, by neither door", async () => {
  const closed = await startServerForTest({ settings: { ...anyLocalPort, SUPABASE_AUTH_ENABLE_SIGNUP: "false" } });
  const email = newAddress();
  const { error } = await openBrowser(closed).auth.signUp({ email, password: goodPassword });
  expect(error).toMatchObject({
    status: 422,
    code: "signup_disabled",
    message: "Signups not allowed for this instance",
  });
  expect((await openBrowser(closed).auth.signInWithOtp({ email })).error).toBeNull();
  expect((await closed.database.query("select from auth.users where email = $1", [email])).rowCount).toBe(0);
});

test("without confirmation a sign-up is a session at once, and a taken address is said", async () => {
  const open = await startServerForTest({
    settings: { ...anyLocalPort, SUPABASE_AUTH_EMAIL_ENABLE_CONFIRMATIONS: "false" },
  });
  const email = newAddress();
  const { data, error } = await openBrowser(open).auth.signUp({ email, password: goodPassword });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
  const again = await openBrowser(open).auth.signUp({ email, password: goodPassword });
  expect(again.error).toMatchObject({ status: 422, code: "user_already_exists", message: "User already registered" });
});
