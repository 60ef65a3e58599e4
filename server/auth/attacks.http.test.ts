import { base64url, generateKeyPair, SignJWT } from "jose";
import { describe, expect, inject, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import {
  anyLocalPort,
  awaitMail,
  fragmentOf,
  goodPassword,
  newAddress,
  openBrowser,
  pressLink,
  readKeys,
  signedInAuthor,
  signToken,
} from "../testing/accounts.ts";
import { startServerForTest, type TestServer } from "../testing/start-test-server.ts";
import { type Hasher, openHasher } from "./passwords/hasher.ts";

/** Attackers have many addresses; a proxy that we trust names them. */
const settings = { ...anyLocalPort, TRUSTED_PROXIES: "127.0.0.1" };
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const somewhere = () => `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

const post = (server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: {
      apikey: publicKey,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Behind another address these are for whoever answers there; how ours answers, the other runs try. */
describe.skipIf(inject("backend") === "second-copy")("guessing", () => {
  test("a code has five tries, from however many clients at once, and then its link still works", async () => {
    const server = await startServerForTest({ settings, limits: "on" });
    const { email } = await signedInAuthor(server);
    await openBrowser(server).auth.signInWithOtp({ email });
    const mail = await awaitMail(server, email, /sign-in link/);
    const guesses = Array.from({ length: 15 }, (_, guess) => String(guess).padStart(6, "0")).filter(
      (g) => g !== mail.code,
    );
    const answers = await Promise.all(
      guesses.map((token) => openBrowser(server, from(somewhere())).auth.verifyOtp({ email, token, type: "email" })),
    );
    expect(answers.every(({ error }) => error !== null)).toBe(true);
    const late = await openBrowser(server, from(somewhere())).auth.verifyOtp({
      email,
      token: mail.code,
      type: "email",
    });
    expect(late.error?.code).toBe("otp_expired");
    expect(fragmentOf(await pressLink(mail.link))).toHaveProperty("access_token");
  });

  test("over many codes strangers get twenty wrong guesses a day, and the owner's own client is spared", async () => {
    const server = await startServerForTest({ settings, limits: "on" });
    const home = "203.0.113.9";
    const { email } = await signedInAuthor(server, from(home));
    const guess = (token: string, address: string) =>
      openBrowser(server, from(address)).auth.verifyOtp({ email, token, type: "email" });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 25; count++) codes.push((await guess("000000", somewhere())).error?.code);
    expect(codes.filter((code) => code === "otp_expired")).toHaveLength(20);
    expect(codes.at(-1)).toBe("over_request_rate_limit");
    await openBrowser(server, from(home)).auth.signInWithOtp({ email });
    const mail = await awaitMail(server, email, /sign-in link/);
    expect((await guess(mail.code, home)).error).toBeNull();
  });

  test("stuffing from one client stops after its share, whomever it tries", async () => {
    const server = await startServerForTest({ settings, limits: "on" });
    const client = openBrowser(server, from("198.51.100.1"));
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 35; count++) {
      codes.push(
        (await client.auth.signInWithPassword({ email: newAddress(), password: "stolen elsewhere" })).error?.code,
      );
    }
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(30);
    const { error } = await client.auth.signInWithPassword({ email: newAddress(), password: "stolen elsewhere" });
    expect(error).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
      message: "Request rate limit reached",
    });
    const refused = await post(
      server,
      "/token?grant_type=password",
      { email: "a@b.example", password: "x" },
      from("198.51.100.1").headers,
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // An IPv6 client does not get away by changing its last digits.
    for (let count = 0; count < 30; count++) {
      await openBrowser(server, from(`2001:db8::${count}`)).auth.signInWithPassword({
        email: newAddress(),
        password: "stolen elsewhere",
      });
    }
    const sixth = await openBrowser(server, from("2001:db8::ffff")).auth.signInWithPassword({
      email: newAddress(),
      password: "x",
    });
    expect(sixth.error?.code).toBe("over_request_rate_limit");
  });

  test("guessing one password from everywhere stops, without locking the owner out", async () => {
    const server = await startServerForTest({
      settings: { ...settings, SUPABASE_AUTH_RATE_LIMIT_WRONG_PASSWORDS_BY_STRANGERS: "20" },
      limits: "on",
    });
    const home = "203.0.113.9";
    const { email } = await signedInAuthor(server, from(home));
    const attack = () =>
      openBrowser(server, from(somewhere())).auth.signInWithPassword({ email, password: "a wrong password" });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 24; count++) codes.push((await attack()).error?.code);
    expect(codes.slice(-3)).toEqual(Array.from({ length: 3 }, () => "over_request_rate_limit"));
    const owner = await openBrowser(server, from(home)).auth.signInWithPassword({ email, password: goodPassword });
    expect(owner.error).toBeNull();
    // On a new network the owner is a stranger too, but the mailbox lets them in.
    const abroad = openBrowser(server, from("192.0.2.77"));
    expect((await abroad.auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
      "over_request_rate_limit",
    );
    expect((await abroad.auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(fragmentOf(await pressLink((await awaitMail(server, email, /new password/)).link))).toHaveProperty(
      "access_token",
    );
  });

  test("an unknown address runs into the same limits as a known one", async () => {
    const server = await startServerForTest({ settings, limits: "on" });
    const { email } = await signedInAuthor(server, from("203.0.113.9"));
    for (const address of [email, newAddress()]) {
      const client = openBrowser(server, from(somewhere()));
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 12; count++) {
        codes.push(
          (await client.auth.signInWithPassword({ email: address, password: "a wrong password" })).error?.code,
        );
      }
      expect(codes.indexOf("over_request_rate_limit")).toBe(10);
    }
  });

  test("one comparison of passwords for every sign-in, one piece of password work for every sign-up", async () => {
    const real = await openHasher();
    const work = { hash: 0, verify: 0 };
    const counting: Hasher = {
      hash: (password) => {
        work.hash += 1;
        return real.hash(password);
      },
      verify: (stored, password) => {
        work.verify += 1;
        return real.verify(stored, password);
      },
    };
    const server = await startServerForTest({ settings, hasher: counting });
    const { email } = await signedInAuthor(server);
    const during = async (act: () => Promise<unknown>) => {
      const before = { ...work };
      await act();
      return { hash: work.hash - before.hash, verify: work.verify - before.verify };
    };
    const signIn = (address: string, password: string) => () =>
      openBrowser(server).auth.signInWithPassword({ email: address, password });
    const signUp = (address: string) => () =>
      openBrowser(server).auth.signUp({ email: address, password: goodPassword });
    expect(await during(signIn(email, goodPassword))).toEqual({ hash: 0, verify: 1 });
    expect(await during(signIn(email, "a wrong password"))).toEqual({ hash: 0, verify: 1 });
    expect(await during(signIn(newAddress(), "a wrong password"))).toEqual({ hash: 0, verify: 1 });
    expect(await during(signIn("not an address", "a wrong password"))).toEqual({ hash: 0, verify: 1 });
    const fresh = newAddress();
    expect(await during(signUp(fresh))).toEqual({ hash: 1, verify: 0 });
    expect(await during(signUp(fresh))).toEqual({ hash: 0, verify: 1 });
    expect(await during(signUp(email))).toEqual({ hash: 0, verify: 1 });
  });

  test("each limit can be turned off by 0", async () => {
    const off = ["WRONG_PASSWORDS", "WRONG_PASSWORDS_BY_STRANGERS", "SIGN_IN_SIGN_UPS"];
    const numbers = Object.fromEntries(off.map((name) => [`SUPABASE_AUTH_RATE_LIMIT_${name}`, "0"]));
    const server = await startServerForTest({ settings: { ...settings, ...numbers }, limits: "on" });
    const client = openBrowser(server);
    const email = newAddress();
    for (let count = 0; count < 40; count++) {
      const { error } = await client.auth.signInWithPassword({ email, password: "a wrong password" });
      expect(error?.code).toBe("invalid_credentials");
    }
  });
});

describe("forging", () => {
  test("no token but one of ours, in force and for a person, says who somebody is", async () => {
    const server = await startServerForTest({ settings });
    const { user, session } = await signedInAuthor(server);
    const { jwtSecret, anonKey, serviceRoleKey } = await readKeys(server);
    const claims = JSON.parse(Buffer.from(session.access_token.split(".")[1] ?? "", "base64url").toString());
    const sign = (changes: object) => signToken(server, { ...claims, ...changes });
    // A second later than the session: the shared secret was given up in the second that this server started in.
    const signBySecret = (secret: string, alg = "HS256", header = {}) =>
      new SignJWT({ ...claims, iat: claims.iat + 1 })
        .setProtectedHeader({ alg, typ: "JWT", ...header })
        .sign(new TextEncoder().encode(secret));
    const { keys } = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
    const { privateKey } = await generateKeyPair("ES256");
    const signByForeignKey = (header: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", ...header }).sign(privateKey);
    const unsigned = (alg: string) =>
      `${base64url.encode(JSON.stringify({ alg, typ: "JWT" }))}.${session.access_token.split(".")[1]}.`;
    const now = Math.floor(Date.now() / 1000);
    const forged: Record<string, string> = {
      expired: await sign({ exp: now - 10 }),
      "without an end": await sign({ exp: undefined }),
      "of another key": await signByForeignKey({ kid: "another" }),
      "of another key, under the name of ours": await signByForeignKey({ kid: keys[0].kid }),
      "of another key, which it brings along": await signByForeignKey({ jwk: keys[0], jku: "https://evil.example" }),
      "of another key, without a name": await signByForeignKey({}),
      "of another secret": await signBySecret("another secret, long enough to sign with"),
      "of another algorithm": await signBySecret(jwtSecret.repeat(2), "HS512"),
      "of the secret of before, but of today": await signBySecret(jwtSecret),
      "of our public key, taken for a secret": await signBySecret(JSON.stringify(keys[0]), "HS256", {
        kid: keys[0].kid,
      }),
      "alg none": unsigned("none"),
      "alg None": unsigned("None"),
      "alg empty": unsigned(""),
      "for another audience": await sign({ aud: "somebody" }),
      "without an audience": await sign({ aud: undefined }),
      "without a subject": await sign({ sub: undefined }),
      "with a name as subject": await sign({ sub: "ada" }),
      "for nobody": await sign({ sub: crypto.randomUUID() }),
      "of a session that never was": await sign({ session_id: crypto.randomUUID() }),
      "without a session": await sign({ session_id: undefined }),
      "not yet in force": await sign({ nbf: now + 600 }),
      "of two parts": session.access_token.split(".").slice(0, 2).join("."),
      "with its payload changed": session.access_token.replace(
        /\.[^.]+\./,
        `.${base64url.encode(JSON.stringify({ ...claims, role: "service_role" }))}.`,
      ),
      "the anonymous key": anonKey,
      "the secret key": serviceRoleKey,
      "the public key": publicKey,
      nonsense: "nonsense",
    };
    const own = await fetch(`${server.url}/auth/v1/user`, {
      headers: { apikey: publicKey, authorization: `Bearer ${session.access_token}` },
    });
    expect(await own.json()).toMatchObject({ id: user.id });
    for (const [name, token] of Object.entries(forged)) {
      const answer = await fetch(`${server.url}/auth/v1/user`, {
        headers: { apikey: publicKey, authorization: `Bearer ${token}` },
      });
      expect(answer.status, name).toBe(403);
      expect(await answer.json(), name).toMatchObject({
        error_code: expect.stringMatching(/^(bad_jwt|user_not_found|session_not_found)$/),
      });
    }
    // A user whose token names the secret key's role is still only a user.
    const raised = await fetch(`${server.url}/auth/v1/admin/users`, {
      headers: { apikey: publicKey, authorization: `Bearer ${await sign({ role: "service_role" })}` },
    });
    expect(raised.status).toBe(403);
  });
});

describe("replaying", () => {
  test("fifty at once with one link: one gets in", async () => {
    const server = await startServerForTest({ settings });
    const { email } = await signedInAuthor(server);
    await openBrowser(server).auth.signInWithOtp({ email });
    const { link } = await awaitMail(server, email, /sign-in link/);
    const body = new URLSearchParams(new URL(link).search);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(new URL("/auth/v1/verify", link), { method: "POST", body, redirect: "manual" }),
      ),
    );
    const winners = answers.filter((answer) => answer.headers.get("location")?.includes("access_token="));
    expect(winners).toHaveLength(1);
  });

  test("fifty at once with one code: one gets in", async () => {
    const server = await startServerForTest({ settings: { ...settings, SUPABASE_AUTH_RATE_LIMIT_CODE_ATTEMPTS: "0" } });
    const { email } = await signedInAuthor(server);
    await openBrowser(server).auth.signInWithOtp({ email });
    const { code } = await awaitMail(server, email, /sign-in link/);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => openBrowser(server).auth.verifyOtp({ email, token: code, type: "email" })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe("redirecting", () => {
  test.each([
    "https://evil.example/",
    "//evil.example/",
    "https://evil.example\\@127.0.0.1/",
    "javascript:alert(1)",
    "https://127.0.0.1@evil.example/",
  ])("a mail link cannot be made to lead to %s", async (redirect) => {
    const server = await startServerForTest({ settings });
    const email = newAddress();
    const browser = openBrowser(server);
    await browser.auth.signUp({ email, password: goodPassword, options: { emailRedirectTo: redirect } });
    const mail = await awaitMail(server, email, /Confirm/);
    expect(new URL(new URL(mail.link).searchParams.get("redirect_to") ?? "").hostname).toBe("127.0.0.1");
    const bent = new URL(mail.link);
    bent.searchParams.set("redirect_to", redirect);
    const target = await pressLink(bent.href);
    expect(target.hostname).toBe("127.0.0.1");
    expect(fragmentOf(target)).toHaveProperty("access_token");
  });

  test("the page of a mail link cannot be framed, runs no script and prints nothing it was handed as markup", async () => {
    const server = await startServerForTest({ settings });
    const page = await fetch(
      `${server.url}/auth/v1/verify?type=signup&token=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(await page.text()).not.toContain("<script>");
    const strangers: [string, string][] = [
      ["sec-fetch-site", "cross-site"],
      ["origin", "https://evil.example"],
      ["origin", "null"],
    ];
    for (const stranger of strangers) {
      const elsewhere = await fetch(`${server.url}/auth/v1/verify`, {
        method: "POST",
        headers: [stranger],
        body: new URLSearchParams({ token: "x", type: "signup" }),
        redirect: "manual",
      });
      expect(elsewhere.status).toBe(403);
    }
  });
});

describe("malformed", () => {
  const bodies: [string, string][] = [
    ["nothing", ""],
    ["no JSON", "{email"],
    ["null", "null"],
    ["a number", "7"],
    ["a text", '"ada"'],
    ["a list", "[]"],
    ["a list of objects", '[{"email":"a@b.example"}]'],
    ["numbers for texts", '{"email":1,"password":2,"token":3,"type":4,"refresh_token":5,"code":6,"auth_code":7}'],
    ["objects for texts", '{"email":{},"password":{},"token":{},"type":{},"refresh_token":{},"data":{}}'],
    ["null everywhere", '{"email":null,"password":null,"token":null,"type":null,"refresh_token":null,"data":null}'],
    ["a text for the metadata", '{"email":"a@b.example","password":"seven quiet otters","data":"x"}'],
    ["NUL in an address", '{"email":"a\\u0000@b.example","password":"seven quiet otters","type":"signup","token":"1"}'],
    ["NUL in metadata", '{"email":"a@b.example","password":"seven quiet otters","data":{"a":"\\u0000"}}'],
    ["NUL in a key", '{"email":"a@b.example","password":"seven quiet otters","data":{"\\u0000":1}}'],
    ["half a character", '{"email":"a@b.example","password":"seven quiet otters","data":{"a":"\\ud800"}}'],
    ["a prototype", '{"__proto__":{"email":"a@b.example"},"constructor":1}'],
    [
      "a deep object",
      `{"email":"a@b.example","password":"seven quiet otters","data":${'{"a":'.repeat(3000)}1${"}".repeat(3000)}}`,
    ],
    ["deep lists", "[".repeat(30_000) + "]".repeat(30_000)],
    [
      "an address of 60 kB",
      JSON.stringify({ email: `${"a".repeat(60_000)}@b.example`, password: goodPassword, type: "signup" }),
    ],
    [
      "a password of 60 kB",
      JSON.stringify({ email: "a@b.example", password: "x".repeat(60_000), refresh_token: "x".repeat(60_000) }),
    ],
    ["a megabyte", JSON.stringify({ email: "a@b.example", password: "x".repeat(1_000_000) })],
    ["an SQL quote", `{"email":"a'--@b.example","password":"' or 1=1 --","token":"' or 1=1 --","type":"signup"}`],
  ];
  const paths = [
    "/signup",
    "/token?grant_type=password",
    "/token?grant_type=refresh_token",
    "/token?grant_type=pkce",
    "/token?grant_type=id_token",
    "/otp",
    "/verify",
    "/recover",
    "/resend",
    "/factors",
    "/logout",
    "/sso",
    "/invite",
    "/admin/users",
    "/admin/generate_link",
  ];

  test("nothing that is sent makes the server stumble", async () => {
    const server = await startServerForTest({ settings });
    const { session } = await signedInAuthor(server);
    const { serviceRoleKey } = await readKeys(server);
    const statuses: [string, string, number][] = [];
    for (const path of paths) {
      const token = /admin|invite/.test(path) ? serviceRoleKey : session.access_token;
      for (const [name, body] of bodies) {
        const { status } = await post(server, path, body, { authorization: `Bearer ${token}` });
        statuses.push([path, name, status]);
      }
    }
    for (const [name, body] of bodies) {
      const headers = {
        apikey: publicKey,
        authorization: `Bearer ${session.access_token}`,
        "content-type": "application/json",
      };
      const { status } = await fetch(`${server.url}/auth/v1/user`, { method: "PUT", headers, body: body || null });
      statuses.push(["/user", name, status]);
    }
    for (const address of [
      "/factors/x/verify",
      `/factors/${crypto.randomUUID()}/verify`,
      "/factors/%00/challenge",
      "/verify?type[]=x",
    ]) {
      statuses.push([
        address,
        "odd",
        (await post(server, address, {}, { authorization: `Bearer ${session.access_token}` })).status,
      ]);
    }
    for (const query of [
      "",
      "?token=%00&type=signup",
      "?token=a&token=b&type=signup&type=x",
      "?type=signup&token=%ff%fe",
    ]) {
      statuses.push([`GET /verify${query}`, "odd", (await fetch(`${server.url}/auth/v1/verify${query}`)).status]);
    }
    for (const form of [
      "",
      "token=%00&type=signup",
      "token=a&type=__proto__",
      "token=a&type=signup&redirect_to=%0d%0a",
    ]) {
      const answer = await fetch(`${server.url}/auth/v1/verify`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: form,
        redirect: "manual",
      });
      statuses.push(["POST form", form, answer.status]);
    }
    expect(statuses.filter(([, , status]) => status >= 500)).toEqual([]);
  });
});
