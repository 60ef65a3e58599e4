import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
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
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
  desk = await openDesk(server);
});
afterAll(() => server.stop());

test("users are created, found, changed and deleted", async () => {
  const email = newAddress();
  const { data, error } = await desk.auth.admin.createUser({
    email,
    password: goodPassword,
    email_confirm: true,
    user_metadata: { pen_name: "Ada" },
    app_metadata: { staff: true },
  });
  expect(error).toBeNull();
  const id = data.user?.id ?? "";
  expect(data.user).toMatchObject({
    email,
    app_metadata: { staff: true, provider: "email" },
  });
  // To the letter what was given: what a sign-up derives belongs to sign-ups.
  expect(data.user?.user_metadata).toEqual({ pen_name: "Ada" });
  expect((await desk.auth.admin.getUserById(id)).data.user?.email).toBe(email);

  const next = newAddress();
  const changed = await desk.auth.admin.updateUserById(id, {
    email: next,
    password: "nine patient herons",
    user_metadata: { pen_name: null, city: "Glendale" },
  });
  expect(changed.data.user?.email).toBe(next);
  expect(changed.data.user?.user_metadata).toEqual({ city: "Glendale" });
  expect(
    (await openBrowser(server).auth.signInWithPassword({ email: next, password: "nine patient herons" })).error,
  ).toBeNull();

  expect((await desk.auth.admin.deleteUser(id)).error).toBeNull();
  expect((await desk.auth.admin.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
  expect(
    (await openBrowser(server).auth.signInWithPassword({ email: next, password: "nine patient herons" })).error?.code,
  ).toBe("invalid_credentials");
});

test("a soft deletion keeps the row and forgets the person", async () => {
  const { email, user, browser } = await signedInAuthor(server);
  expect((await desk.auth.admin.deleteUser(user.id, true)).error).toBeNull();
  const { data } = await desk.auth.admin.getUserById(user.id);
  expect(data.user?.deleted_at).toBeTruthy();
  expect(JSON.stringify(data.user)).not.toContain(email);
  expect((await browser.auth.getUser()).error).not.toBeNull();
  expect((await openBrowser(server).auth.signUp({ email, password: goodPassword })).error).toBeNull();
});

test("the list comes in pages that add up", async () => {
  for (let count = 0; count < 5; count++) await desk.auth.admin.createUser({ email: newAddress() });
  const first = await desk.auth.admin.listUsers({ page: 1, perPage: 2 });
  expect(first.error).toBeNull();
  if (first.error) return;
  expect(first.data.users).toHaveLength(2);
  const { rows } = await server.database.query("select count(*)::int as total from auth.users");
  expect(Number(first.data.total)).toBe(rows[0].total);
  expect(first.data.nextPage).toBe(2);
  const all = await desk.auth.admin.listUsers({ perPage: 1000 });
  expect(all.data.users).toHaveLength(rows[0].total);
  expect((await desk.auth.admin.listUsers({ page: 99 })).data.users).toEqual([]);
  const odd = [{ page: -1 }, { page: 1.5 }, { page: Number.NaN }, { perPage: 0 }, { perPage: -3 }, { perPage: 1e21 }];
  for (const wanted of odd) {
    const refused = { status: 400, code: "validation_failed" };
    expect((await desk.auth.admin.listUsers(wanted)).error, JSON.stringify(wanted)).toMatchObject(refused);
  }
});

test.each([
  ["no address", {}, 400, "validation_failed"],
  ["a weak password", { email: newAddress(), password: "short" }, 422, "weak_password"],
  [
    "password and hash at once",
    { email: newAddress(), password: goodPassword, password_hash: "$argon2id$x" },
    400,
    "validation_failed",
  ],
  ["a hash of another kind", { email: newAddress(), password_hash: "$2a$10$x" }, 400, "validation_failed"],
  ["an odd ban", { email: newAddress(), ban_duration: "forever" }, 400, "validation_failed"],
  ["the secret key's role", { email: newAddress(), role: "service_role" }, 400, "validation_failed"],
  ["a phone number", { email: newAddress(), phone: "+18185550142" }, 400, "phone_provider_disabled"],
])("creating a user with %s is refused", async (_, attributes, status, code) => {
  expect((await desk.auth.admin.createUser(attributes)).error).toMatchObject({ status, code });
});

test("an address belongs to one account", async () => {
  const { email } = await signedInAuthor(server);
  const { user } = await signedInAuthor(server);
  const taken = {
    status: 422,
    code: "email_exists",
    message: "A user with this email address has already been registered",
  };
  expect((await desk.auth.admin.createUser({ email })).error).toMatchObject(taken);
  expect((await desk.auth.admin.updateUserById(user.id, { email })).error).toMatchObject(taken);
  expect((await desk.auth.admin.inviteUserByEmail(email)).error).toMatchObject(taken);
  expect((await desk.auth.admin.generateLink({ type: "invite", email })).error).toMatchObject(taken);
});

test("an invitation leads in, and its guest sets a password", async () => {
  const email = newAddress();
  const { data, error } = await desk.auth.admin.inviteUserByEmail(email, {
    redirectTo: `${server.url}/auth/new-password`,
    data: { from: "staff" },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { from: "staff" } });
  const target = await pressLink((await awaitMail(server, email, /invitation/)).link);
  expect(target.pathname).toBe("/auth/new-password");
  const { access_token = "", refresh_token = "" } = fragmentOf(target);
  const guest = openBrowser(server);
  await guest.auth.setSession({ access_token, refresh_token });
  expect((await guest.auth.updateUser({ password: goodPassword })).error).toBeNull();
  expect((await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test("links can be made for every purpose, and each does what it says", async () => {
  const redirectTo = `${server.url}/`;
  const email = newAddress();
  const browser = openBrowser(server);
  const signup = await desk.auth.admin.generateLink({
    type: "signup",
    email,
    password: goodPassword,
    options: { redirectTo, data: { pen_name: "Bea" } },
  });
  expect(signup.data.user?.user_metadata).toEqual({ pen_name: "Bea" });
  expect(signup.data.properties).toMatchObject({
    verification_type: "signup",
    redirect_to: redirectTo,
    email_otp: expect.stringMatching(/^\d{6}$/),
  });
  expect(
    (await browser.auth.verifyOtp({ email, token: signup.data.properties?.email_otp ?? "", type: "signup" })).error,
  ).toBeNull();

  for (const type of ["magiclink", "recovery"] as const) {
    const { data } = await desk.auth.admin.generateLink({ type, email, options: { redirectTo } });
    expect(fragmentOf(await pressLink(data.properties?.action_link ?? ""))).toMatchObject({ type });
    const hashed = await desk.auth.admin.generateLink({ type, email });
    expect(
      (await browser.auth.verifyOtp({ token_hash: hashed.data.properties?.hashed_token ?? "", type })).error,
    ).toBeNull();
  }
  const newEmail = newAddress();
  const current = await desk.auth.admin.generateLink({ type: "email_change_current", email, newEmail });
  const next = await desk.auth.admin.generateLink({ type: "email_change_new", email, newEmail });
  await pressLink(current.data.properties?.action_link ?? "");
  expect(fragmentOf(await pressLink(next.data.properties?.action_link ?? ""))).toHaveProperty("access_token");
  expect((await browser.auth.getUser()).data.user?.email).toBe(newEmail);

  const guest = await desk.auth.admin.generateLink({ type: "invite", email: newAddress() });
  expect(guest.data.properties?.verification_type).toBe("invite");
  const nobody = await desk.auth.admin.generateLink({ type: "magiclink", email: newAddress() });
  expect(nobody.data.properties?.verification_type).toBe("signup");
  expect((await desk.auth.admin.generateLink({ type: "recovery", email: newAddress() })).error).toMatchObject({
    status: 404,
    code: "user_not_found",
  });
});

test("the desk is open to the secret key alone", async () => {
  const { session, user } = await signedInAuthor(server);
  const paths = ["/admin/users", `/admin/users/${user.id}`, `/admin/users/${user.id}/factors`];
  for (const path of paths) {
    for (const token of [publicKey, session.access_token, "a.b.c"]) {
      const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
      expect((await fetch(`${server.url}/auth/v1${path}`, { headers })).status).toBe(403);
    }
    expect((await fetch(`${server.url}/auth/v1${path}`, { headers: { apikey: publicKey } })).status).toBe(401);
  }
  for (const path of ["/invite", "/admin/generate_link", "/admin/users"]) {
    const headers = {
      apikey: publicKey,
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    };
    const answer = await fetch(`${server.url}/auth/v1${path}`, { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(403);
  }
  const id = "not-a-uuid";
  const headers = {
    apikey: publicKey,
    authorization: `Bearer ${(await import("../../testing/accounts.ts").then((kit) => kit.readKeys(server))).serviceRoleKey}`,
  };
  expect((await fetch(`${server.url}/auth/v1/admin/users/${id}`, { headers })).status).toBe(404);
});
