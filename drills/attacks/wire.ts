import { gzipSync } from "node:zlib";
import { publicKey } from "#domain/public-key.ts";
import { findLeak } from "#server/testing/find-leak.ts";
import { fire, listDoors } from "#server/testing/fuzz.ts";
import { type Attempt, each, isYes, judge, judgeAll, type Subject } from "./attack.ts";
import { authorWithBook, newAuthor, type Person, visitor } from "./people.ts";
import type { World } from "./world.ts";

/** What every answer carries, whoever gives it. */
const always: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "content-security-policy": /frame-ancestors 'none'/,
  "cache-control": /no-store|no-cache|immutable/,
  "strict-transport-security": /max-age=\d{7,}/,
  "x-request-id": /^[0-9a-f-]{36}$/,
};
const never = ["set-cookie", "x-powered-by", "access-control-allow-origin", "server"];

/** Sends exactly these bytes, and judges what comes back by what no answer may be. */
async function fireRaw(
  world: World,
  {
    method = "GET",
    path,
    headers = [],
    body = "",
  }: { method?: string; path: string; headers?: string[]; body?: string | Buffer },
): Promise<Attempt> {
  const shot = { method, path, headers: ["x-forwarded-for: 10.9.8.7", ...headers], body: Buffer.from(body) };
  const { status, text } = await fire(world.url, shot);
  const leak = findLeak(text, { hidden: [world.secrets.jwtSecret, world.secrets.serviceRoleKey] });
  return judgeAll(
    `${method} ${path.slice(0, 100)} ${headers.join("; ").slice(0, 100)}`,
    text.slice(0, 200),
    (status >= 500 && "a failure of ours") || leak,
  );
}

const oddPaths = [
  "/%00", "/%00/", "/x%0d%0ay/", "/x%0d%0aset-cookie:%20stolen=1/", "/%", "/%zz", "/%ff", "/%c0%ae%c0%ae/", "/about%00.html", "/\\", "/\\..\\..\\x", "/%5c", "/%2525", "/;/a", "/about/..;/x", "/ü",
  "/%E0%A4%A", "/constructor", "/__proto__", "/__proto__/", "/toString", "/hasOwnProperty/", "/rest/v1/constructor", "/rest/v1/__proto__", "/rest/v1/toString", "/rest/v1/%00", "/rest/v1/rpc/constructor",
  "/rest/v1/rpc/__proto__", "/rest/v1/rpc/%00", "/auth/v1/%00", "/auth/v1/constructor", "/functions/v1/constructor", "/functions/v1/__proto__", "/newsletter/%00", "/dev/mail/%00", "/blog/%00",
  "/dashboard/projects/%00", "/dashboard/projects/__proto__", `/${"a/".repeat(3_000)}`, `/about?${"x".repeat(12_000)}`, "*", "http://evil.example/", "/rest/v1/projects?select=%00", "/rest/v1/projects?%00=eq.1",
]; // biome-ignore format: a list

const filePaths = [
  "/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/assets/../../../../etc/passwd", "/assets/..%2f..%2f..%2f..%2fetc/passwd", "/assets/..%5c..%5c..%5cetc%5cpasswd",
  "//etc/passwd", "/.env", "/.git/config", "/site.json", "/build/site.json", "/package.json", "/server/start.ts", "/data/secrets.json", "/secrets.json", "/node_modules/pg/package.json", "/product/main.js",
  "/assets/root-1a2b.js.br", "/page--about.html", "/dev/../site.json", "/_system/config", "/storage/v1/object", "/realtime/v1/websocket",
]; // biome-ignore format: a list

export const wire: Subject = {
  title: "The wire",
  about:
    "headers on every kind of answer, odd bytes in paths, files that are nobody's to read, deep, packed, huge and ambiguous requests, every door of the product",
  attacks: [
    {
      name: "the headers of every kind of answer",
      aim: "Every answer tells a browser what it may do, and sets no cookie.",
      async attack(world) {
        const author = await newAuthor(world);
        const person = visitor(world);
        const json = { "content-type": "application/json" };
        const kinds: [Person, string, string, unknown?, Record<string, string | undefined>?][] = [
          [person, "GET", "/"], [person, "GET", "/about"], [person, "HEAD", "/about"], [person, "GET", "/about", undefined, { "if-none-match": '"page--about.html"' }], [person, "GET", "/assets/root-1a2b.js"],
          [person, "GET", "/dashboard/projects/1"], [person, "GET", "/services/book-design"], [person, "GET", "/about/"], [person, "GET", "/nowhere"], [person, "GET", "/blog/nowhere"], [person, "POST", "/about", {}],
          [person, "DELETE", "/about"], [person, "OPTIONS", "/about"], [person, "GET", "/healthz"], [person, "GET", "/readyz"], [person, "GET", "/metrics"], [person, "GET", "/dev/mail"], [person, "GET", "/storage/v1/object"],
          [person, "GET", "/rest/v1/projects", undefined, { apikey: undefined }], [person, "GET", "/rest/v1/nothing"], [author, "GET", "/rest/v1/projects?select=id"], [author, "GET", "/rest/v1/projects?select=word_log(id)"],
          [author, "POST", "/rest/v1/projects", { title: "" }], [author, "POST", "/rest/v1/rpc/my_sessions", {}], [author, "POST", "/rest/v1/rpc/desk_staff", {}], [person, "POST", "/functions/v1/claim-offer", "{", json],
          [person, "POST", "/functions/v1/claim-offer", "x".repeat(400_000), json], [person, "POST", "/functions/v1/claim-offer", "a=1", { "content-type": "application/x-www-form-urlencoded" }],
          [person, "POST", "/auth/v1/token?grant_type=password", { email: "a@example.com", password: "wrong" }], [person, "GET", "/auth/v1/settings"], [person, "GET", "/auth/v1/health"], [author, "GET", "/auth/v1/user"],
          [person, "GET", "/auth/v1/verify?type=signup&token=x"], [person, "GET", "/auth/v1/.well-known/jwks.json"], [person, "GET", "/newsletter/confirm?token=x"], [person, "POST", "/newsletter/unsubscribe", "token=x", { "content-type": "application/x-www-form-urlencoded" }],
        ]; // biome-ignore format: a table
        return each(kinds, async ([caller, method, path, body, headers]) => {
          const answer = await caller.ask(method, path, { body, headers });
          const missing = Object.entries(always).filter(
            ([name, pattern]) => !pattern.test(String(answer.headers[name] ?? "")),
          );
          const wrong = [
            ...missing.map(([name]) => `lacks ${name}`),
            ...never.filter((name) => answer.headers[name]).map((name) => `has ${name}`),
          ];
          return judge(answer, wrong.length > 0 && wrong.join(", "));
        });
      },
    },
    {
      name: "odd bytes and names in paths",
      aim: "A path is never a failure of ours.",
      attack: (world) =>
        each(oddPaths, (path) =>
          each([[], [`apikey: ${publicKey}`]], (headers) =>
            fireRaw(world, { path: path.replaceAll("ü", "\u00fc"), headers }),
          ),
        ),
    },
    {
      name: "files that are nobody's to read",
      aim: "Only what the build lists is sent.",
      attack: (world) =>
        each(filePaths, async (path) => {
          const { status, text } = await fire(world.url, {
            method: "GET",
            path,
            headers: ["x-forwarded-for: 10.9.8.7"],
            body: new Uint8Array(),
          });
          const isSent = status === 200 && !/<h1>(Home|About|Shell)/.test(text);
          return judgeAll(`GET ${path}`, text.slice(0, 200), (isSent && "is sent") || findLeak(text));
        }),
    },
    {
      name: "deep, packed and huge bodies",
      aim: "A body costs no more than its length, and too long a one is not read.",
      async attack(world) {
        const bomb = gzipSync(Buffer.alloc(50_000_000, "x"));
        const doors = [
          "/rest/v1/consultation_requests",
          "/functions/v1/claim-offer",
          "/auth/v1/signup",
          "/functions/v1/send-consultation-email",
        ];
        const bodies: [string, string | Buffer, string[]][] = [
          ["30,000 lists in each other", "[".repeat(30_000) + "]".repeat(30_000), []],
          ["an object 5,000 deep", `${'{"data":'.repeat(5_000)}1${"}".repeat(5_000)}`, []],
          ["50 MB, packed", bomb, ["content-encoding: gzip"]],
          ["2 MB", `{"email":"${"x".repeat(2_000_000)}"}`, []],
          ["100,000 keys", `{${Array.from({ length: 100_000 }, (_, key) => `"${key}":1`).join()}}`, []],
          ["one key 10,000 times", `{${'"email":"a@example.com",'.repeat(10_000)}"x":1}`, []],
        ];
        const attempts = await each(doors, (path) =>
          each(bodies, async ([what, body, headers]) => {
            const begun = performance.now();
            const attempt = await fireRaw(world, {
              method: "POST",
              path,
              body,
              headers: [`apikey: ${publicKey}`, "content-type: application/json", ...headers],
            });
            const slow = performance.now() - begun > 10_000 && "took ten seconds";
            return { ...attempt, request: `POST ${path} with ${what}`, ...(slow && { through: slow }) };
          }),
        );
        const alive = await visitor(world).ask("GET", "/readyz");
        return [...attempts, judge(alive, !isYes(alive) && "the server is not ready any more")];
      },
    },
    {
      name: "headers without end, and requests that two servers would read differently",
      aim: "One connection is one line of requests: nothing hides in the body of another.",
      async attack(world) {
        const hidden = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
        const chunked = `0\r\n\r\n${hidden}`;
        const requests: [string, string[], string][] = [
          ["a header of 20 kB", [`x-long: ${"y".repeat(20_000)}`], ""], ["2,500 headers", Array.from({ length: 2_500 }, (_, place) => `x-${place}: y`), ""],
          ["a length and chunks", ["content-length: 4", "transfer-encoding: chunked"], chunked], ["chunks written oddly", ["transfer-encoding: chunked, identity", "content-length: 4"], chunked],
          ["two lengths", ["content-length: 0", `content-length: ${hidden.length}`], hidden], ["a length with a sign", [`content-length: +${hidden.length}`], hidden],
          ["chunks in another case", ["Transfer-Encoding: xchunked", "content-length: 4"], chunked], ["a space before the colon", ["content-length : 4", "transfer-encoding: chunked"], chunked],
          ["a folded header", ["x: a\r\n b: c"], ""], ["two hosts", ["host: evil.example", "host: books.example.com"], ""], ["no host", ["host:"], ""], ["a line break alone", ["x: a\nset-cookie: stolen=1"], ""],
          ["an expectation", ["expect: 200-ok"], ""], ["an upgrade", ["connection: upgrade", "upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__"], ""],
        ]; // biome-ignore format: a table
        return each(requests, async ([what, headers, body]) => {
          const { status, text } = await fire(world.url, {
            method: "POST",
            path: "/about",
            headers,
            body: Buffer.from(body),
          });
          // Whoever reads more than one answer has smuggled a request past whatever stands in front.
          const answers = text.split("HTTP/1.1 ").length - 1;
          return judgeAll(
            `POST /about with ${what}`,
            text.slice(0, 200),
            (answers > 1 && `${answers} answers to one request`) ||
              (status >= 500 && "a failure of ours") ||
              (/stolen=1/.test(text) && "a header of the request came back") ||
              findLeak(text),
          );
        });
      },
    },
    {
      name: "every door, with nothing that makes sense",
      isSweep: true,
      aim: "A new door is tried from its first day: by a visitor, an author and a forger.",
      async attack(world) {
        const author = await authorWithBook(world);
        const callers = [
          visitor(world),
          author,
          visitor(world, { token: "a.b.c" }),
          visitor(world, { token: world.secrets.anonKey }),
        ];
        return each(listDoors(), ({ method, path }) =>
          each(callers, async (caller) => {
            const place = path.replace(/:\w+(\{[^}]*\})?/g, "00000000-0000-4000-8000-000000000000");
            const one = method === "ALL" ? "POST" : method;
            const answer = await caller.ask(one, place, { body: one === "GET" || one === "HEAD" ? undefined : {} });
            return judge(answer);
          }),
        );
      },
    },
  ],
};
