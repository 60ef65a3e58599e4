import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import {
  anyLocalPort,
  awaitMail,
  goodPassword,
  newAddress,
  openBrowser,
  openDesk,
  pressLink,
  signedInAuthor,
} from "../testing/accounts.ts";
import { once } from "../testing/once.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

test("a session carries every field and every claim that the specification names", async () => {
  const { session, email, user } = await signedInAuthor(server);
  expect(session).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    token_type: "bearer",
    expires_in: 3600,
    expires_at: expect.any(Number),
  });
  const claims = decodeJwt(session.access_token);
  expect(claims).toMatchObject({
    iss: expect.stringMatching(/\/auth\/v1$/),
    sub: user.id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    app_metadata: { provider: "email", providers: ["email"] },
    // The desk made the account, and gave it none.
    user_metadata: {},
    is_anonymous: false,
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  expect(user).toMatchObject({
    identities: [{ provider: "email", user_id: user.id, identity_data: { email, email_verified: true } }],
    last_sign_in_at: expect.any(String),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    confirmed_at: expect.any(String),
  });
});

test("the data API takes the token of a session, and not one of a stranger's making", async () => {
  const { browser, session } = await signedInAuthor(server);
  const request = () => ({ id: crypto.randomUUID(), source: "home", name: "Ada", email: "ada@example.com" });
  expect((await browser.from("consultation_requests").insert(request())).status).toBe(201);
  const forged = `${session.access_token.slice(0, -4)}AAAA`;
  const headers = { apikey: publicKey, authorization: `Bearer ${forged}`, "content-type": "application/json" };
  const body = JSON.stringify(request());
  const refused = await fetch(`${server.url}/rest/v1/consultation_requests`, { method: "POST", headers, body });
  expect(refused.status).toBe(401);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await signedInAuthor(server);
  const wrong = await openBrowser(server).auth.signInWithPassword({ email, password: "not this one" });
  const unknown = await openBrowser(server).auth.signInWithPassword({ email: newAddress(), password: "not this one" });
  for (const { error, data } of [wrong, unknown]) {
    expect(data.session).toBeNull();
    expect(error).toMatchObject({
      name: "AuthApiError",
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  }
});

test("an address counts in any case and with blanks around it", async () => {
  const { email } = await signedInAuthor(server);
  const { error } = await openBrowser(server).auth.signInWithPassword({
    email: ` ${email.toUpperCase()} `,
    password: goodPassword,
  });
  expect(error).toBeNull();
});

test("a banned account is told nothing, and what it holds stops working", async () => {
  const { email, browser, user, desk } = await signedInAuthor(server);
  expect((await desk.auth.admin.updateUserById(user.id, { ban_duration: "24h" })).error).toBeNull();
  expect((await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
    "invalid_credentials",
  );
  expect((await browser.auth.getUser()).error?.code).toBe("user_banned");
  expect((await browser.auth.refreshSession()).error?.code).toBe("user_banned");
  await desk.auth.admin.updateUserById(user.id, { ban_duration: "none" });
  expect((await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test("a password that became too weak still opens, and the client is told", async () => {
  const { email } = await signedInAuthor(server);
  const strict = await startServerForTest({
    settings: { ...anyLocalPort, SUPABASE_AUTH_MINIMUM_PASSWORD_LENGTH: "40" },
  });
  const desk = await openDesk(strict);
  const { rows } = await server.database.query("select encrypted_password from auth.users where email = $1", [email]);
  await desk.auth.admin.createUser({ email, email_confirm: true, password_hash: rows[0].encrypted_password });
  const { data, error } = await openBrowser(strict).auth.signInWithPassword({ email, password: goodPassword });
  expect(error).toBeNull();
  expect(data.weakPassword ?? (data as { weak_password?: object }).weak_password).toMatchObject({
    reasons: ["length"],
  });
});

test("getUser, getClaims and getSession agree about who is signed in", async () => {
  const { browser, user } = await signedInAuthor(server);
  expect((await browser.auth.getUser()).data.user?.id).toBe(user.id);
  expect((await browser.auth.getClaims()).data?.claims.sub).toBe(user.id);
  expect((await browser.auth.getSession()).data.session?.user.id).toBe(user.id);
  expect((await browser.auth.getUserIdentities()).data?.identities).toHaveLength(1);
});

test("without a session the client says so itself", async () => {
  const browser = openBrowser(server);
  for (const { error } of [
    await browser.auth.getUser(),
    await browser.auth.updateUser({ data: {} }),
    await browser.auth.refreshSession(),
  ]) {
    expect(error).toMatchObject({ name: "AuthSessionMissingError", message: "Auth session missing!", status: 400 });
  }
});

test("signing out ends this session, the others, or all", async () => {
  const author = await signedInAuthor(server);
  const open = async () => {
    const browser = openBrowser(server);
    await browser.auth.signInWithPassword({ email: author.email, password: goodPassword });
    return browser;
  };
  const alive = async (browser: Awaited<ReturnType<typeof open>>) => (await browser.auth.getUser()).error === null;
  const [second, third, fourth] = [await open(), await open(), await open()];
  expect((await author.browser.auth.signOut({ scope: "local" })).error).toBeNull();
  expect(await alive(second)).toBe(true);
  expect((await second.auth.signOut({ scope: "others" })).error).toBeNull();
  expect(await alive(second)).toBe(true);
  const gone = await third.auth.getUser();
  expect(gone.error).toMatchObject({ name: "AuthSessionMissingError", status: 400 });
  const kept = (await second.auth.getSession()).data.session;
  const fifth = await open();
  expect((await fifth.auth.signOut()).error).toBeNull();
  expect(await alive(second)).toBe(false);
  expect(await alive(fourth)).toBe(false);
  const refreshed = await openBrowser(server).auth.refreshSession({ refresh_token: kept?.refresh_token ?? "" });
  expect(refreshed.error?.code).toBe("refresh_token_not_found");
});

test("the desk can sign somebody out by their token, and a wrong scope is refused", async () => {
  const { desk, session, browser } = await signedInAuthor(server);
  const headers = {
    apikey: publicKey,
    authorization: `Bearer ${session.access_token}`,
    "x-supabase-api-version": "2024-01-01",
  };
  const odd = await fetch(`${server.url}/auth/v1/logout?scope=everyone`, { method: "POST", headers });
  expect(odd.status).toBe(400);
  expect((await desk.auth.admin.signOut(session.access_token, "global")).error).toBeNull();
  expect((await browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await browser.auth.signOut()).error).toBeNull();
});

/** What a session's token says; two signatures under the same words differ. */
const saidBy = ({ data }: { data: { session: { access_token: string } | null } }) =>
  data.session?.access_token.split(".")[1];

test("a refresh rotates the token; the old one answers the same for ten seconds and then ends the session", async () => {
  const { session, user } = await signedInAuthor(server);
  const refresh = (token: string) => openBrowser(server).auth.refreshSession({ refresh_token: token });
  const first = await refresh(session.refresh_token);
  expect(first.data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(first.data.user?.id).toBe(user.id);
  const repeated = await refresh(session.refresh_token);
  expect(repeated.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  expect(saidBy(repeated)).toBe(saidBy(first));
  const second = await refresh(first.data.session?.refresh_token ?? "");
  expect(second.error).toBeNull();

  server.clock.ahead = 11_000;
  const stolen = await refresh(session.refresh_token);
  expect(stolen.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  const family = await refresh(second.data.session?.refresh_token ?? "");
  expect(family.error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
  server.clock.ahead = 0;
});

test("fifty refreshes at once with one token: one rotates, all get the same answer", async () => {
  const { session } = await signedInAuthor(server);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => openBrowser(server).auth.refreshSession({ refresh_token: session.refresh_token })),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
  expect(new Set(answers.map(saidBy)).size).toBe(1);
  const { rows } = await server.database.query(
    "select revoked from auth.refresh_tokens where session_id = $1 order by id",
    [decodeJwt(session.access_token).session_id],
  );
  expect(rows).toEqual([{ revoked: true }, { revoked: false }]);
});

test("a session ends by its timebox and by idleness, where these are set", async () => {
  const boxed = await startServerForTest({
    settings: {
      ...anyLocalPort,
      SUPABASE_AUTH_SESSIONS_TIMEBOX: "2h",
      SUPABASE_AUTH_SESSIONS_INACTIVITY_TIMEOUT: "1h",
    },
  });
  const { session, email } = await signedInAuthor(boxed);
  boxed.clock.ahead = 3_601_000;
  const idle = await openBrowser(boxed).auth.refreshSession({ refresh_token: session.refresh_token });
  expect(idle.error).toMatchObject({ status: 400, code: "session_expired" });
  const fresh = await openBrowser(boxed).auth.signInWithPassword({ email, password: goodPassword });
  expect(fresh.error).toBeNull();
});

test("an expired access token is refused where a person is asked for", async () => {
  const { session } = await signedInAuthor(server);
  server.clock.ahead = 3_601_000;
  const { error } = await openBrowser(server).auth.getUser(session.access_token);
  expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  server.clock.ahead = 0;
});

test("a PKCE code is for one use, five minutes and the right verifier", async () => {
  const { email } = await signedInAuthor(server);
  const ask = async () => {
    const browser = openBrowser(server, { flowType: "pkce" });
    await browser.auth.signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/` } });
    return browser;
  };
  const exchange = async (body: object) => {
    const headers = { apikey: publicKey, "content-type": "application/json", "x-supabase-api-version": "2024-01-01" };
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string }) };
  };
  await ask();
  const first = (await pressLink((await awaitMail(server, email, /sign-in link/)).link)).searchParams.get("code") ?? "";
  const wrong = await exchange({ auth_code: first, code_verifier: "x".repeat(56) });
  expect(wrong).toMatchObject({ status: 400, code: "bad_code_verifier" });
  expect(await exchange({ auth_code: first, code_verifier: "x".repeat(56) })).toMatchObject({
    status: 404,
    code: "flow_state_not_found",
  });
  expect(await exchange({ auth_code: "" })).toMatchObject({ status: 400, code: "validation_failed" });

  const browser = await ask();
  const mail = await awaitMail(server, email, /sign-in link/, 2);
  const late = (await pressLink(mail.link)).searchParams.get("code") ?? "";
  server.clock.ahead = 301_000;
  expect((await browser.auth.exchangeCodeForSession(late)).error?.code).toBe("flow_state_expired");
  server.clock.ahead = 0;
});

once("while the hosted project is away the client sees a failure worth retrying", async () => {
  const settings = { ...anyLocalPort, SUPABASE_URL: "http://127.0.0.1:9" };
  const lonely = await startServerForTest({ backend: "second-copy", settings });
  const { error } = await openBrowser(lonely).auth.signInWithPassword({
    email: newAddress(),
    password: goodPassword,
  });
  expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
});

test.skipIf(inject("backend") === "second-copy")(
  "when too many sign in at once, some are told to come again, and pages go on",
  async () => {
    const { AuthFailure } = await import("./failures.ts");
    const busy = () =>
      Promise.reject(new AuthFailure(503, "request_timeout", "Too many sign-ins at once.", { retryAfter: 2 }));
    const full = await startServerForTest({ settings: anyLocalPort, hasher: { hash: busy, verify: busy } });
    const { error } = await openBrowser(full).auth.signInWithPassword({ email: newAddress(), password: goodPassword });
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  },
);
