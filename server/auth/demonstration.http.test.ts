import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { awaitMail, openBrowser, pressLink, signedInAuthor } from "../testing/accounts.ts";
import { fire } from "../testing/fuzz.ts";
import { isDaily } from "../testing/once.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

const author = { email: "author@example.com", password: "halftitle-demo" };
const member = { email: "staff@example.com", password: "halftitle-demo" };

/** Ways of saying that somebody else stands in between, each of them enough. */
const elsewhere: [string, string][] = [
  ["another Host", "host: books.example.com"],
  ["a Host that only begins like ours", "host: 127.0.0.1.books.example.com"],
  ["a page of another address", "origin: https://books.example.com"],
  ...[
    "forwarded", "via", "x-forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-server",
    "x-original-forwarded-for", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "x-remote-addr", "true-client-ip",
    "cf-connecting-ip", "cf-ray", "cdn-loop", "fly-client-ip", "fastly-client-ip", "x-envoy-external-address",
    "x-envoy-expected-rq-timeout-ms", "x-amzn-trace-id", "x-azure-clientip", "x-appengine-user-ip", "x-proxyuser-ip",
    "tailscale-user-login", "X_FORWARDED_FOR",
  ].map((name): [string, string] => [name, `${name}: 127.0.0.1`]),
]; // biome-ignore format: a list

describe.runIf(isDaily)("on the embedded database", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ backend: "embedded" });
  });
  afterAll(() => server.stop());

  const call = async (path: string, body: object, headers: string[], token: string = publicKey, method = "POST") => {
    const key = [`apikey: ${publicKey}`, `authorization: Bearer ${token}`, "content-type: application/json"];
    const content = new TextEncoder().encode(JSON.stringify(body));
    return fire(server.url, { method, path, headers: [...key, ...headers], body: content });
  };
  const signIn = (headers: string[]) => call("/auth/v1/token?grant_type=password", member, headers);

  test("the demonstration's author can sign in, by either name of this machine", async () => {
    const { data, error } = await openBrowser(server).auth.signInWithPassword(author);
    expect(error).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    const { port } = new URL(server.url);
    for (const name of ["localhost", "[::1]", "127.0.0.1"]) {
      const headers = [`host: ${name}:${port}`, `origin: http://${name}:${port}`];
      expect((await signIn(headers)).status, name).toBe(200);
    }
  });

  test.each(elsewhere)("whoever comes with %s gets no session of the demonstration's", async (_, header) => {
    const answer = await signIn([header]);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("work only on the machine that runs it");
  });

  test("nor does a proxy that hides itself and speaks HTTP/1.0, as nginx does", async () => {
    const { hostname, port, host } = new URL(server.url);
    const body = JSON.stringify(member);
    const head = [`host: ${host}`, `apikey: ${publicKey}`, "content-type: application/json"];
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        "POST /auth/v1/token?grant_type=password HTTP/1.0",
        ...head,
        `content-length: ${Buffer.byteLength(body)}`,
        "",
        body,
      ].join("\r\n"),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test("a session of the demonstration's that went elsewhere opens nothing there and cannot be renewed", async () => {
    const browser = openBrowser(server);
    const { data } = await browser.auth.signInWithPassword(member);
    const { access_token = "", refresh_token } = data.session ?? {};
    for (const [name, header] of elsewhere) {
      const opened = await Promise.all([
        call("/rest/v1/rpc/desk_export", { what: "leads" }, [header], access_token),
        call("/rest/v1/projects?select=id", {}, [header], access_token, "GET"),
        call("/functions/v1/preview-letter", {}, [header], access_token),
        call("/auth/v1/user", {}, [header], access_token, "GET"),
        call("/auth/v1/token?grant_type=refresh_token", { refresh_token }, [header]),
      ]);
      expect(
        opened.map(({ status }) => status),
        name,
      ).toEqual([403, 403, 403, 403, 403]);
    }
    // Nothing of it was used up: here it goes on.
    expect((await browser.auth.refreshSession()).error).toBeNull();
    expect((await browser.from("projects").select("id")).error).toBeNull();
  });

  test("no mail brings a stranger in, whether asked for there or only opened there", async () => {
    const proxy = ["x-forwarded-for: 203.0.113.9"];
    for (const door of ["otp", "recover"]) {
      expect((await call(`/auth/v1/${door}`, { email: member.email }, proxy)).status).toBe(200);
    }
    await openBrowser(server).auth.resetPasswordForEmail(author.email);
    const { link, code } = await awaitMail(server, author.email, /new password/);
    expect((await server.mails()).filter(({ to }) => to === member.email)).toEqual([]);
    const verified = await call("/auth/v1/verify", { type: "recovery", email: author.email, token: code }, proxy);
    expect(verified.status).toBe(403);
    expect(verified.text).not.toContain("access_token");
    expect((await pressLink(link)).hash).toContain("access_token");
  });

  test("an account of one's own is nobody's demonstration, and works behind a proxy", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const { browser } = await signedInAuthor(server, { headers });
    expect((await browser.from("projects").select("id")).error).toBeNull();
  });

  test("every account that the seed brings is kept like this", async () => {
    const { rows } = await server.database.query(
      "select count(*)::int as others from auth.users where email in ($1, $2) and id::text not like '00000000-0000-4000-8000-%'",
      [author.email, member.email],
    );
    expect(rows).toEqual([{ others: 0 }]);
  });
});

test.skipIf(inject("backend") === "embedded")("anywhere else nobody is seeded", async () => {
  const server = await startServerForTest();
  expect((await server.database.query("select from auth.users")).rowCount).toBe(0);
});
