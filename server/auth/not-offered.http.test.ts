import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { anyLocalPort, goodPassword, newAddress, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

const phone = "+18185550142";

test("what we do not offer is refused in the service's own words", async () => {
  const { auth } = openBrowser(server);
  const refusals = {
    sso: (await auth.signInWithSSO({ domain: "example.com" })).error,
    idToken: (await auth.signInWithIdToken({ provider: "google", token: "x" })).error,
    anonymous: (await auth.signInAnonymously()).error,
    phoneSignUp: (await auth.signUp({ phone, password: goodPassword })).error,
    phoneSignIn: (await auth.signInWithPassword({ phone, password: goodPassword })).error,
    phoneOtp: (await auth.signInWithOtp({ phone })).error,
    phoneVerify: (await auth.verifyOtp({ phone, token: "123456", type: "sms" })).error,
    phoneChange: (await auth.verifyOtp({ phone, token: "123456", type: "phone_change" })).error,
    noPhone: (await auth.verifyOtp({ phone: "818-CALL-NOW", token: "123456", type: "sms" })).error,
    phoneResend: (await auth.resend({ phone, type: "sms" })).error,
  };
  expect(refusals).toMatchObject({
    sso: { status: 404, code: "saml_provider_disabled", message: "SAML 2.0 is disabled" },
    idToken: { status: 400, code: "provider_disabled", message: 'Provider (issuer "google") is not enabled' },
    anonymous: { status: 422, code: "anonymous_provider_disabled", message: "Anonymous sign-ins are disabled" },
    phoneSignUp: { status: 400, code: "phone_provider_disabled", message: "Phone signups are disabled" },
    phoneSignIn: { status: 422, code: "phone_provider_disabled", message: "Phone logins are disabled" },
    phoneOtp: { status: 400, code: "phone_provider_disabled" },
    phoneVerify: { status: 403, code: "otp_expired", message: "Token has expired or is invalid" },
    phoneChange: { status: 403, code: "otp_expired" },
    noPhone: { status: 400, code: "validation_failed", message: "Invalid phone number format (E.164 required)" },
    phoneResend: { status: 400, code: "phone_provider_disabled" },
  });
  const { browser } = await signedInAuthor(server);
  expect((await browser.auth.updateUser({ phone })).error).toMatchObject({
    status: 400,
    code: "phone_provider_disabled",
  });
});

const post = (path: string, headers: Record<string, string> = {}, body: unknown = {}) =>
  fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("web3 and unknown grants are refused", async () => {
  const version = { "x-supabase-api-version": "2024-01-01" };
  expect(await (await post("/token?grant_type=web3", version)).json()).toEqual({
    code: "web3_provider_disabled",
    message: "Web3 provider is disabled",
  });
  expect((await post("/token?grant_type=magic", version)).status).toBe(400);
  expect((await post("/token", version)).status).toBe(400);
});

test("where a browser is sent by somebody else, no key is asked for", async () => {
  const read = async (path: string) => {
    const answer = await fetch(`${server.url}/auth/v1${path}`, { headers: { "x-supabase-api-version": "2024-01-01" } });
    return { status: answer.status, ...(await answer.json()) };
  };
  expect(await read("/authorize?provider=github")).toMatchObject({ status: 400, code: "validation_failed" });
  expect(await read("/callback")).toMatchObject({ status: 400, code: "bad_oauth_callback" });
  expect(await read("/sso/saml/metadata")).toMatchObject({ status: 404, code: "saml_provider_disabled" });
  expect(await read("/.well-known/jwks.json")).toMatchObject({ status: 200, keys: [{ alg: "ES256" }] });
});

test("an error speaks the client's version of the language", async () => {
  const credentials = { email: newAddress(), password: "not this one" };
  const now = await post("/token?grant_type=password", { "x-supabase-api-version": "2024-01-01" }, credentials);
  expect(now.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(await now.json()).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  const before = await post("/token?grant_type=password", {}, credentials);
  expect(before.headers.get("x-supabase-api-version")).toBeNull();
  expect(await before.json()).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
  const weak = await post("/signup", {}, { email: newAddress(), password: "short" });
  expect(await weak.json()).toMatchObject({
    code: 422,
    error_code: "weak_password",
    weak_password: { reasons: ["length"] },
  });
});

test("settings, health and keys can be read", async () => {
  const read = async (path: string) =>
    (await fetch(`${server.url}/auth/v1${path}`, { headers: { apikey: publicKey } })).json();
  expect(await read("/settings")).toMatchObject({
    external: { email: true, phone: false, google: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    saml_enabled: false,
  });
  expect(await read("/health")).toMatchObject({ name: "GoTrue" });
  expect(await read("/.well-known/jwks.json")).toMatchObject({ keys: [{ alg: "ES256", kid: expect.any(String) }] });
});

test("without a known key nothing is answered but what a mail link needs", async () => {
  for (const headers of [{}, { apikey: "somebody-else" }]) {
    expect((await fetch(`${server.url}/auth/v1/settings`, { headers: headers as HeadersInit })).status).toBe(401);
    expect(
      (await fetch(`${server.url}/auth/v1/signup`, { method: "POST", headers: headers as HeadersInit })).status,
    ).toBe(401);
  }
  expect((await fetch(`${server.url}/auth/v1/nothing-here`, { headers: { apikey: publicKey } })).status).toBe(404);
});
