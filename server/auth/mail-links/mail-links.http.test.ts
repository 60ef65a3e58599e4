import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import {
  anyLocalPort,
  awaitMail,
  fragmentOf,
  goodPassword,
  newAddress,
  openBrowser,
  openDesk,
  pressLink,
  signedInAuthor,
} from "../../testing/accounts.ts";
import { startSmtpPeer, startSmtpPeerForTest } from "../../testing/smtp-peer.ts";
import { startServerForTest, startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

test("a new author gets in by a mailed code alone, and an old one too", async () => {
  const email = newAddress();
  const browser = openBrowser(server);
  expect((await browser.auth.signInWithOtp({ email, options: { data: { pen_name: "Bea" } } })).error).toBeNull();
  const first = await awaitMail(server, email, /Confirm/);
  const signUp = await browser.auth.verifyOtp({ email, token: first.code, type: "email" });
  expect(signUp.error).toBeNull();
  expect(signUp.data.user?.user_metadata).toMatchObject({ pen_name: "Bea", email_verified: true });

  await browser.auth.signInWithOtp({ email });
  const second = await awaitMail(server, email, /sign-in link/);
  const { data, error } = await openBrowser(server).auth.verifyOtp({ email, token: second.code, type: "magiclink" });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
});

test("a guess at a code is counted alike where there is a code and where there is no account", async () => {
  const { email } = await signedInAuthor(server);
  await openBrowser(server).auth.resetPasswordForEmail(email);
  await awaitMail(server, email, /new password/);
  const countedFor = async (address: string) => {
    const count = async () => (await server.database.query("select from private.auth_limits")).rowCount ?? 0;
    const before = await count();
    const guess = await openBrowser(server).auth.verifyOtp({ email: address, token: "000000", type: "recovery" });
    expect(guess.error).toMatchObject({ status: 403, code: "otp_expired" });
    return (await count()) - before;
  };
  expect(await countedFor(newAddress())).toBe(await countedFor(email));
});

test("a link's token signs in by hash, for each kind of mail", async () => {
  const email = newAddress();
  const browser = openBrowser(server);
  await browser.auth.signUp({ email, password: goodPassword });
  const signup = await awaitMail(server, email, /Confirm/);
  expect((await browser.auth.verifyOtp({ token_hash: signup.tokenHash, type: "signup" })).error).toBeNull();

  await browser.auth.signInWithOtp({ email });
  const magic = await awaitMail(server, email, /sign-in link/);
  expect((await browser.auth.verifyOtp({ token_hash: magic.tokenHash, type: "email" })).error).toBeNull();

  await browser.auth.resetPasswordForEmail(email);
  const recovery = await awaitMail(server, email, /new password/);
  const wrongKind = await browser.auth.verifyOtp({ token_hash: recovery.tokenHash, type: "signup" });
  expect(wrongKind.error).toMatchObject({ status: 403, code: "otp_expired" });
  expect((await browser.auth.verifyOtp({ token_hash: recovery.tokenHash, type: "recovery" })).error).toBeNull();

  const invited = newAddress();
  const desk = await openDesk(server);
  expect((await desk.auth.admin.inviteUserByEmail(invited, { data: { pen_name: "Cy" } })).error).toBeNull();
  const invite = await awaitMail(server, invited, /invitation/);
  const accepted = await browser.auth.verifyOtp({ token_hash: invite.tokenHash, type: "invite" });
  expect(accepted.data.user).toMatchObject({ email: invited, invited_at: expect.any(String) });
});

test("who forgot the password sets a new one by mail, is told, and other devices are signed out", async () => {
  const { email, browser } = await signedInAuthor(server);
  const phone = openBrowser(server);
  expect(
    (await phone.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/new-password` })).error,
  ).toBeNull();
  const target = await pressLink((await awaitMail(server, email, /new password/)).link);
  expect(target.pathname).toBe("/auth/new-password");
  const { access_token = "", refresh_token = "", type } = fragmentOf(target);
  expect(type).toBe("recovery");
  await phone.auth.setSession({ access_token, refresh_token });
  expect((await phone.auth.updateUser({ password: "nine patient herons" })).error).toBeNull();
  await awaitMail(server, email, /password .* was changed/);
  expect((await browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await phone.auth.getUser()).error).toBeNull();
  expect((await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
    "invalid_credentials",
  );
  expect(
    (await openBrowser(server).auth.signInWithPassword({ email, password: "nine patient herons" })).error,
  ).toBeNull();
});

test("a recovery under PKCE comes back to its browser", async () => {
  const { email } = await signedInAuthor(server);
  const browser = openBrowser(server, { flowType: "pkce" });
  await browser.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/new-password` });
  const target = await pressLink((await awaitMail(server, email, /new password/)).link);
  const { data, error } = await browser.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

test("a stranger's PKCE request does not take the owner's link away", async () => {
  const { email } = await signedInAuthor(server);
  const owner = openBrowser(server, { flowType: "pkce" });
  await owner.auth.resetPasswordForEmail(email);
  const mail = await awaitMail(server, email, /new password/);
  const target = pressLink(mail.link);
  const code = (await target).searchParams.get("code") ?? "";
  await openBrowser(server, { flowType: "pkce" }).auth.resetPasswordForEmail(email);
  expect((await owner.auth.exchangeCodeForSession(code)).error).toBeNull();
});

test("a confirmation can be sent again, and the first mail's link is void then", async () => {
  const email = newAddress();
  const browser = openBrowser(server);
  await browser.auth.signUp({ email, password: goodPassword });
  const first = await awaitMail(server, email, /Confirm/);
  expect((await browser.auth.resend({ type: "signup", email })).error).toBeNull();
  const second = await awaitMail(server, email, /Confirm/, 2);
  expect(fragmentOf(await pressLink(first.link)).error_code).toBe("otp_expired");
  expect((await browser.auth.verifyOtp({ email, token: second.code, type: "signup" })).error).toBeNull();
});

test("asking about an address that nobody has is answered like any other", async () => {
  const browser = openBrowser(server);
  const email = newAddress();
  expect((await browser.auth.resetPasswordForEmail(email)).error).toBeNull();
  expect((await browser.auth.resend({ type: "signup", email })).error).toBeNull();
  expect((await browser.auth.resend({ type: "email_change", email })).error).toBeNull();
  expect((await browser.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
  expect((await browser.auth.verifyOtp({ email, token: "123456", type: "email" })).error).toMatchObject({
    status: 403,
    code: "otp_expired",
    message: "Token has expired or is invalid",
  });
  expect((await server.database.query("select from auth.users where email = $1", [email])).rowCount).toBe(0);
});

test("a change of address needs both mailboxes, in either order", async () => {
  const { email, browser } = await signedInAuthor(server);
  const next = newAddress();
  const { data, error } = await browser.auth.updateUser({ email: next }, { emailRedirectTo: `${server.url}/` });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: next });
  const toNew = await awaitMail(server, next, /new address/);
  const toOld = await awaitMail(server, email, /change of your address/);
  expect(toOld.text).toContain(next);

  expect(fragmentOf(await pressLink(toNew.link))).toEqual({
    message: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  });
  expect((await browser.auth.getUser()).data.user?.email).toBe(email);
  expect(fragmentOf(await pressLink(toOld.link))).toHaveProperty("access_token");
  const changed = (await browser.auth.getUser()).data.user;
  expect(changed).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] });
  expect(changed?.new_email).toBeUndefined();
});

test("a change of address by codes, the first of which signs nobody in", async () => {
  const { email, browser } = await signedInAuthor(server);
  const next = newAddress();
  await browser.auth.updateUser({ email: next });
  const old = await awaitMail(server, email, /change of your address/);
  const fresh = await awaitMail(server, next, /new address/);
  const half = await openBrowser(server).auth.verifyOtp({ email, token: old.code, type: "email_change" });
  expect(half).toMatchObject({ error: null, data: { user: null, session: null } });
  const whole = await openBrowser(server).auth.verifyOtp({ email: next, token: fresh.code, type: "email_change" });
  expect(whole.data.user?.email).toBe(next);
});

test("confirming twice from the new mailbox is no substitute for the old one", async () => {
  const { email, browser } = await signedInAuthor(server);
  const thief = newAddress();
  await browser.auth.updateUser({ email: thief });
  await pressLink((await awaitMail(server, thief, /new address/)).link);
  await browser.auth.resend({ type: "email_change", email });
  expect(fragmentOf(await pressLink((await awaitMail(server, thief, /new address/, 2)).link))).toHaveProperty(
    "message",
  );
  expect((await browser.auth.getUser()).data.user?.email).toBe(email);
});

test("an address that is taken cannot be taken over, and the asker does not learn that it is", async () => {
  const owner = await signedInAuthor(server);
  const { browser, email } = await signedInAuthor(server);
  const { error, data } = await browser.auth.updateUser({ email: owner.email });
  expect(error).toBeNull();
  expect(data.user?.new_email).toBe(owner.email);
  await awaitMail(server, owner.email, /already have an account/);
  await pressLink((await awaitMail(server, email, /change of your address/)).link);
  expect((await browser.auth.getUser()).data.user?.email).toBe(email);
});

test("codes and links end after an hour", async () => {
  const { email } = await signedInAuthor(server);
  await openBrowser(server).auth.signInWithOtp({ email });
  const mail = await awaitMail(server, email, /sign-in link/);
  server.clock.ahead = 3_601_000;
  expect((await openBrowser(server).auth.verifyOtp({ email, token: mail.code, type: "email" })).error?.code).toBe(
    "otp_expired",
  );
  expect(fragmentOf(await pressLink(mail.link)).error_code).toBe("otp_expired");
  server.clock.ahead = 0;
});

test("while the mail server is away nobody is stuck: the mail comes later, once, and still works", async () => {
  const away = await startSmtpPeer();
  await away.stop();
  const late = await startServerForTest({ settings: { ...anyLocalPort, SMTP_URL: away.url } });
  const email = newAddress();
  expect((await openBrowser(late).auth.signUp({ email, password: goodPassword })).error).toBeNull();
  const wasTried = async () => {
    const { rows } = await late.database.query("select attempts from private.outbox where recipient = $1", [email]);
    return rows[0]?.attempts > 0;
  };
  await vi.waitUntil(wasTried, { timeout: 60_000 });
  expect((await openBrowser(late).auth.resend({ type: "signup", email })).error).toBeNull();
  const { rows } = await late.database.query("select data, status from private.outbox where recipient = $1", [email]);
  expect(rows).toMatchObject([{ status: "waiting" }]);
  // Nothing that opens a door lies in the queue.
  expect(JSON.stringify(rows)).not.toMatch(/\d{6}|token|verify/);
  // Tried as well before the clock jumps: a link that is being made just then would be hours old.
  await vi.waitUntil(wasTried, { timeout: 60_000 });

  late.clock.ahead = 3 * 3_600_000;
  const back = await startSmtpPeerForTest({ port: Number(new URL(away.url).port) });
  const mail = await vi.waitUntil(() => back.received.find(({ to }) => to.includes(email)), { timeout: 60_000 });
  const text = mail.raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"\]>]+/.exec(text)?.[0] ?? "";
  expect(fragmentOf(await pressLink(link))).toHaveProperty("access_token");
  expect(back.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
});

test("what is stored of codes, links and sessions opens nothing by itself", async () => {
  const { email, session } = await signedInAuthor(server);
  await openBrowser(server).auth.signInWithOtp({ email });
  const { code, tokenHash } = await awaitMail(server, email, /sign-in link/);
  const { rows } = await server.database.query(
    `select (select jsonb_agg(to_jsonb(u)) from auth.users u where email = $1)::text
         || (select jsonb_agg(to_jsonb(t)) from auth.one_time_tokens t)::text
         || (select jsonb_agg(to_jsonb(t)) from auth.refresh_tokens t)::text
         || (select coalesce(jsonb_agg(a.payload), '[]') from auth.audit_log_entries a)::text as everything`,
    [email],
  );
  expect(rows[0].everything).not.toContain(tokenHash);
  expect(rows[0].everything).not.toContain(session.refresh_token);
  expect(rows[0].everything).not.toContain(session.access_token);
  expect(rows[0].everything).not.toContain(goodPassword);
  expect(rows[0].everything).not.toMatch(new RegExp(`"${code}"`));
});

test.skipIf(inject("backend") === "second-copy")(
  "asking for mail again within a minute is refused alike for known and unknown",
  async () => {
    const limited = await startServerForTest({ settings: anyLocalPort, limits: "on" });
    const { email } = await signedInAuthor(limited);
    for (const address of [email, newAddress()]) {
      const browser = openBrowser(limited);
      expect((await browser.auth.resetPasswordForEmail(address)).error).toBeNull();
      const { error } = await browser.auth.resetPasswordForEmail(address);
      expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
      expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    }
  },
);
