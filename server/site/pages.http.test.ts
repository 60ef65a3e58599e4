import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });

/** The bytes as they travel; fetch would unpack them. */
function getRaw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const call = request(server.url + path, { headers }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
    });
    call.on("error", reject).end();
  });
}

test("a page is sent with its policy and is asked for again each time", async () => {
  const page = await get("/about");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<h1>About</h1>");
  expect(page.headers.get("cache-control")).toBe("public, no-cache");
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy?.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
});

test("a browser that has the page gets 304 and no body", async () => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  const again = await get("/about", { headers: { "if-none-match": `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a hashed file may be kept for ever", async () => {
  expect((await get("/assets/root-1a2b.js")).headers.get("cache-control")).toContain("immutable");
});

test("a page that asks for a script again, by another name, gets the same script", async () => {
  const first = await get("/assets/root-1a2b.js");
  const again = await get("/assets/again2/root-1a2b.js");
  expect(again.status).toBe(200);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(await again.text()).toBe(await first.text());
  expect((await get("/assets/other/root-1a2b.js")).status).toBe(404);
});

test("each browser gets the best encoding it takes", async () => {
  const br = await getRaw("/about", { "accept-encoding": "gzip, br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body).toString()).toContain("About");
  const gz = await getRaw("/about", { "accept-encoding": "gzip, br;q=0" });
  expect(gz.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gz.body).toString()).toContain("About");
  const plain = await getRaw("/about");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toContain("About");
});

test("HEAD answers like GET, without the body", async () => {
  const head = await get("/about", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await head.text()).toBe("");
});

test.each([
  ["/services/book-design", "/services/design"],
  ["/services/book-design?utm_source=x", "/services/design?utm_source=x"],
  ["/about/", "/about"],
  ["/about/?a=1", "/about?a=1"],
  ["/caf%C3%A9/?a=%20b", "/caf%C3%A9?a=%20b"],
])("%s moves to %s for good", async (from, to) => {
  const { status, headers } = await getRaw(from);
  expect(status).toBe(301);
  expect(headers.location).toBe(to);
});

test.each([
  ["/nowhere", "404"],
  ["/about.html", "404"],
  ["/404", "404"],
  ["/site.json", "404"],
  ["/caf%C3%A9", "404"],
  ["/dashboard/projects/1/2", "404"],
  ["/blog/unknown", "Post not found"],
])("%s is not found, and says so with status 404", async (path, heading) => {
  const { status, body } = await getRaw(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain(`<h1>${heading}</h1>`);
});

test("an address with a parameter answers with the shell", async () => {
  const page = await get("/dashboard/projects/17");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Shell");
});

test("pages are for reading", async () => {
  const answer = await get("/about", { method: "DELETE" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
});

test("what is not offered is not found", async () => {
  for (const path of [
    "/storage/v1/bucket",
    "/realtime/v1/websocket",
    "/rest/v1/",
    "/functions/v1/unknown",
    "/_system/info",
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test("every answer carries its number and the security headers", async () => {
  for (const path of ["/about", "/nowhere", "/healthz", "/rest/v1/unknown"]) {
    const { headers } = await get(path);
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  }
});
