import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { awaitMail, openBrowser, pressLink, signedInAuthor } from "../testing/accounts.ts";
import { fire } from "../testing/fuzz.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Over a bare socket: every client worth the name would tidy such an address up. */
const send = (path: string, { method = "GET", headers = [] as string[] } = {}) =>
  fire(server.url, { method, path, headers, body: new Uint8Array() });

const odd: [string, string][] = [
  ["an encoded backslash", "/%5cevil.example/"],
  ["an encoded backslash in capitals", "/%5Cevil.example/"],
  ["a backslash", "/\\evil.example/"],
  ["an encoded tab", "/%09/evil.example/"],
  ["an encoded line feed", "/%0a/evil.example/"],
  ["an encoded carriage return", "/%0d/evil.example/"],
  ["a new header", "/x%0d%0alocation:%20https://evil.example/"],
  ["an encoded NUL", "/%00/"],
  ["a NUL behind a page", "/about%00"],
  ["an encoded delete", "/%7f/"],
  ["a control character of two bytes", "/%c2%85/"],
  ["two slashes in front", "//evil.example/"],
  ["two slashes inside", "/about//"],
  ["an encoded slash", "/%2fevil.example/"],
  ["an encoded slash behind a page", "/about%2F"],
  ["dots", "/assets/../about"],
  ["encoded dots", "/%2e%2e/package.json"],
  ["one dot", "/./about"],
  ["bytes that are no text", "/%ff/"],
  ["a slash in too many bytes", "/%c0%afevil.example/"],
  ["a lone percent sign", "/%"],
  ["half an encoding", "/about%4"],
  ["a fragment", "/about#x"],
  ["another host's address", "http://evil.example/about/"],
  ["a star", "*"],
];

test.each(odd)("an address with %s is refused in words, and leads nowhere", async (_, path) => {
  for (const method of ["GET", "HEAD", "POST"]) {
    const { status, text } = await send(path, { method });
    expect(status, method).toBe(400);
    expect(text).not.toMatch(/^location:/im);
    expect(text).toMatch(/^x-request-id: [\da-f-]{36}\r$/im);
    expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
    if (method !== "HEAD") expect(text).toContain("Please check the link");
  }
});

test("the data API's addresses have one spelling, and another is refused in JSON", async () => {
  const headers = [`apikey: ${publicKey}`, "content-type: application/json"];
  for (const path of [
    "/rest/v1/rpc/%69s_staff",
    "/%72est/v1/rpc/is_staff",
    "/rest/v1/%70rojects?select=id",
    "/rest/v1/x%00",
    "/rest/v1//projects",
    "/functions/v1/claim%2doffer",
    "/auth/v1/%74oken?grant_type=password",
    "/auth/v1/admin/%2e%2e/users",
  ]) {
    const { status, text } = await send(path, { method: "POST", headers });
    expect(status, path).toBe(400);
    expect(text).toMatch(/^content-type: application\/json\r$/im);
    expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toEqual({ code: "bad_address", message: expect.any(String) });
  }
  // An encoding in the query is everyday.
  expect((await send("/rest/v1/projects?select=%69d", { headers })).status).not.toBe(400);
});

test("an address that needs its encodings is read once, and a page may be asked for by any", async () => {
  expect((await send("/%61bout")).status).toBe(200);
  expect((await send("/caf%C3%A9")).status).toBe(404);
  expect((await send("/%2561bout")).status).toBe(404);
  expect((await send("/about/%3Fa=1/")).text).toMatch(/^location: \/about\/%3Fa=1\r$/im);
});

test.skipIf(inject("backend") === "second-copy")(
  "a genuine mail link asked for with a stranger's turn in its address ends at the site's root",
  async () => {
    const { email } = await signedInAuthor(server);
    for (const [count, path] of [
      "/%5cevil.example/",
      "/%09/evil.example/",
      "//evil.example/",
      "/dashboard",
    ].entries()) {
      const redirect = server.url + path;
      const asked = await openBrowser(server).auth.signInWithOtp({ email, options: { emailRedirectTo: redirect } });
      expect(asked.error).toBeNull();
      const { link } = await awaitMail(server, email, /sign-in link/i, count + 1);
      const bent = new URL(link);
      bent.searchParams.set("redirect_to", redirect);
      const target = await pressLink(bent.href);
      expect(target.origin + target.pathname).toBe(`${server.url}/`);
      expect(target.hash).toContain("access_token=");
    }
  },
);
