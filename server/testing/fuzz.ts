import { randomInt } from "node:crypto";
import { connect } from "node:net";
import fc from "fast-check";
import { createApp, type Parts } from "../app.ts";
import { authDoors } from "../auth/doors.ts";
import { findLeak } from "./find-leak.ts";

/** One request as it goes over the wire, well-formed or not. */
export type Shot = { method: string; path: string; headers: string[]; body: Uint8Array };

export type Answer = { status: number; text: string };

/** Another one each time, so that every run tries what none has tried. */
export const chooseSeed = (wanted = process.env.FUZZ_SEED) => (wanted ? Number(wanted) : randomInt(2 ** 31));

/** Says it aloud, so that FUZZ_SEED repeats the run; a failure says it once more. */
export function takeSeed(): number {
  const seed = chooseSeed();
  process.stdout.write(`The fuzz runs with FUZZ_SEED=${seed}.\n`);
  return seed;
}

/** Every door of the product as the product itself lists them, so that a new one is shot at from its first day. */
export function listDoors(): { method: string; path: string }[] {
  const nothing = new Proxy({}, { get: () => () => undefined });
  const auth = authDoors({ ...nothing, trustedProxies: [], settings: {}, siteUrl: () => new URL("http://x") } as never);
  const mailbox = { hasSmtp: false, siteUrl: new URL("http://127.0.0.1"), boundHost: "127.0.0.1" };
  const files = { store: { uploads: { tus: nothing } }, locks: nothing, secret: "", trustedProxies: [] };
  const app = createApp({ auth, mailbox, files, site: nothing, limits: nothing } as unknown as Parts);
  const doors = app.routes.filter(({ path }) => !path.endsWith("*")).map(({ method, path }) => ({ method, path }));
  return [...new Map(doors.map((door) => [`${door.method} ${door.path}`, door])).values()];
}

const strange = fc.constantFrom(
  "", "\0", "a\0b", "\ud800", "💣".repeat(50), "\u202eevil", "' or 1=1 --", "'; drop table projects; --", "#{7*7}", "{{7*7}}",
  "<script>alert(1)</script>", "../../../../etc/passwd", "%2e%2e%2f", "a\r\nset-cookie: x=1", "\r\nBcc: all@example.com",
  "x".repeat(70_000), "9".repeat(400), "-1", "1e999", "NaN", "null", "true", "00000000-0000-0000-0000-000000000000",
  "ada@example.com", "a@b", `${"a".repeat(300)}@example.com`, "ada@exa mple.com", "\"a b\"@example.com", "2026-99-99", "infinity",
  "2026-11-15T00:00:00Z", "recovery", "signup", "password", "refresh_token", "home", "consultation", "totp", "S256",
); // biome-ignore format: a list

const fields = fc.constantFrom(
  "id", "email", "password", "name", "firstName", "first_name", "source", "message", "phone", "consent", "website", "campaign",
  "title", "target_words", "word_count", "status", "owner", "genre", "utm", "services_interested", "created_at", "page",
  "project_id", "day", "words", "note", "text", "version", "type", "token", "token_hash", "code", "redirect_to", "data",
  "refresh_token", "auth_code", "code_verifier", "code_challenge", "code_challenge_method", "factor_type", "friendly_name",
  "challenge_id", "nonce", "role", "app_metadata", "user_metadata", "ban_duration", "page", "per_page", "lead_id", "reason",
  "__proto__", "constructor", "toString", "search", "kind", "cursor", "limit", "subject", "body", "letter_id", "",
); // biome-ignore format: a list

/** Nested as deep as a body is long. */
const deep = fc.integer({ min: 1, max: 30_000 }).map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`);

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    strange,
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.double(),
    fc.maxSafeInteger(),
    fc.constantFrom(null, true, false, 0, -0, 2 ** 53, 2 ** 63, -(2 ** 31) - 1),
    fc.uuid(),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(fields, tie("any"), { maxKeys: 5 }),
  ),
})).any;

const asText = (given: unknown) => (typeof given === "string" ? given : (JSON.stringify(given) ?? ""));

const object = fc.dictionary(fields, value, { maxKeys: 8 });

/** What each door likes to hear, spoiled in a field or two. */
const liked: fc.Arbitrary<Record<string, unknown>> = fc.tuple(fc.uuid(), fc.nat(999)).chain(([id, number]) => {
  const email = `${id}@example.com`;
  const password = "seven quiet otters";
  return fc.constantFrom<Record<string, unknown>>(
    { id, source: "home", name: "Ada", email },
    { id, source: "consultation", name: "Ada", email, genre: "memoir", manuscript_status: "outline", goals: "To finish" },
    { source: "home", name: "Ada", email, bookTitle: "Salt", genre: "memoir", wordCount: "1000", publishingGoals: "hybrid" },
    { email, page: "/about", utm: { utm_source: "letter" } },
    { firstName: "Ada", email },
    { id, name: "Ada", phone: "555 0142 000", email, message: "Call me", consent: true },
    { email, password, data: { name: "Ada" } },
    { email, type: "recovery", token: "123456" },
    { refresh_token: id }, { auth_code: id, code_verifier: "v".repeat(50) }, { token_hash: id, type: "email" },
    { factor_type: "totp", friendly_name: "phone" }, { challenge_id: id, code: "123456" },
    { title: "Salt", target_words: 90_000, word_count: number, genre: "Memoir", status: "Editing" },
    { project_id: number, day: "2026-01-01", words: number, note: "" }, { project_id: number, text: "A thought" },
    { owner: id }, { session: id }, { lead_id: id, status: "won", version: 1 }, { subject: "A letter", body: "Dear reader" },
  );
}); // biome-ignore format: a list

const spoiled = fc.tuple(liked, fc.array(fc.tuple(fc.nat(), value), { maxLength: 2 })).map(([given, changes]) => {
  const names = Object.keys(given);
  return { ...given, ...Object.fromEntries(changes.map(([place, one]) => [names[place % names.length], one])) };
});

const text = fc.oneof(
  { weight: 8, arbitrary: spoiled.map((given) => JSON.stringify(given)) },
  { weight: 2, arbitrary: spoiled.map((given) => new URLSearchParams(Object.entries(given).map(([name, one]) => [name, asText(one).toWellFormed()])).toString()) },
  { weight: 6, arbitrary: object.map((given) => JSON.stringify(given)) },
  { weight: 2, arbitrary: fc.array(object, { maxLength: 3 }).map((given) => JSON.stringify(given)) },
  { weight: 1, arbitrary: value.map((given) => JSON.stringify(given) ?? "") },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: deep.map((nested) => `{"data":${nested}}`) },
  { weight: 1, arbitrary: fc.constantFrom("", "{", '{"a":1,}', '{"a":NaN}', "[]", '"text"', "null", "\ufeff{}", '{"id":1e400}', '{"email":"\\ud800"}', "a=1&a=2&%", "=&=&", "email=%00&name=%ff", "x".repeat(400_000)) },
  { weight: 2, arbitrary: object.map((given) => new URLSearchParams(Object.entries(given).map(([name, one]) => [name.toWellFormed(), asText(one).toWellFormed()])).toString()) },
); // biome-ignore format: one kind to a line

const body = fc.oneof(
  { weight: 8, arbitrary: text.map((given) => new TextEncoder().encode(given)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

const contentType = fc.constantFrom(
  "application/json", "application/json", "application/json", "application/json; charset=utf-16", "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "application/xml", "APPLICATION/JSON", "",
); // biome-ignore format: a list

const oddHeader = fc.constantFrom(
  "accept: application/vnd.pgrst.object+json", "accept: text/csv", "accept: */*;q=x", "prefer: return=representation,count=exact",
  "prefer: resolution=merge-duplicates", "prefer: tx=rollback", "range: 0-999999999999", "range: bytes=9-1", "range-unit: x",
  "content-profile: private", "accept-profile: auth", "accept-encoding: br;q=0, gzip;q=9", "if-none-match: *", "origin: null",
  "x-forwarded-for: 1.2.3.4, ::1, junk", "forwarded: for=\"[::1]\"", "x-http-method-override: DELETE", "content-encoding: gzip",
  "referer: http://[", "cookie: a=\xff", "user-agent: \xe9\xe8", "x-supabase-api-version: 9999-99-99", "x-client-info: ' or 1=1",
  "accept-language: x".repeat(3), `x-long: ${"y".repeat(9_000)}`, "x-broken: a\r\nset-cookie: stolen=1", "expect: 100-continue",
  "transfer-encoding: chunked", "content-length: 5", "connection: upgrade", "upgrade: websocket", "host: evil.example",
); // biome-ignore format: a list

const query = fc.oneof(
  fc.constant(""),
  fc.array(fc.tuple(fields, fc.oneof(strange, fc.constantFrom("eq.1", "eq.", "in.(1,2", "like.*%", "not.is.null", "fts.x", "cs.{", "gt.\0", "eq.'"))), { maxLength: 3 })
    .map((pairs) => `?${new URLSearchParams(pairs.map(([name, one]) => [name, one.toWellFormed()])).toString().slice(0, 9_000)}`),
  fc.constantFrom("?select=*,users(*)", "?select=id::text,count()", "?or=(id.eq.1,(", "?order=id.desc.x", "?limit=-1", "?offset=1e99", "?select=%ff", "?%", "?token=%00", "?grant_type=password", "?grant_type=refresh_token", "?grant_type=pkce", "?token=x&type=recovery", "?select=a->b->>c", "?select=...x(*)", "?id=eq.1&id=eq.2", "?on_conflict=id;", "?columns=\"", "?redirect_to=//evil.example", "?page=-1&per_page=1e9"),
); // biome-ignore format: one kind to a line

const oddPath = fc.constantFrom(
  "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fpackage.json", "/assets/../site.json", "/assets/..%5c..%5csite.json",
  "//etc/passwd", "/\\..\\..\\x", "/%00", "/about%00.html", "/%", "/%ff", "/%c0%ae%c0%ae/", "/.env", "/.git/config", "/site.json", "/server/start.ts",
  "/data/secrets.json", "/dev/mail.json/../..", "/_system/config", "/rest/v1/", "/rest/v1/rpc/", "/rest/v1/../auth/v1/admin/users",
  "/auth/v1/admin/%2e%2e/users", "/functions/v1/", "/storage/v1/object", "/realtime/v1/websocket", "/newsletter/", "*", "http://evil.example/", `/${"a/".repeat(3_000)}`,
  `/about?${"x".repeat(12_000)}`, "/ü", "/dashboard/projects/../../x", "/blog/%3Cscript%3E", "/;/a", "/about/..;/x", "/%2525",
); // biome-ignore format: a list

type Keys = { headers: string[][]; tables: string[]; functions: string[] };

/** Requests at every door, from every kind of caller, mostly near enough to the right form to come far. */
export function shots({ headers, tables, functions }: Keys): fc.Arbitrary<Shot> {
  const part = fc.oneof(
    fc.constantFrom(...tables, ...functions),
    fc.constantFrom("x", "%00", "1", "..", "%2e%2e", "pg_class", "outbox", "a".repeat(500)),
    fc.uuid(),
  );
  const door = fc.constantFrom(...listDoors()).chain(({ method, path }) => {
    const names = path.match(/:\w+(\{[^}]*\})?/g) ?? [];
    const filled = fc
      .tuple(
        ...names.map((name) =>
          name === ":table" ? fc.constantFrom(...tables) : name === ":function" ? fc.constantFrom(...functions) : part,
        ),
      )
      .map((values) => names.reduce((whole, name, place) => whole.replace(name, String(values[place])), path));
    const methods = method === "ALL" ? fc.constantFrom("GET", "POST", "PATCH", "DELETE") : fc.constant(method);
    const wrong = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND");
    return fc.record({
      method: fc.oneof({ weight: 9, arbitrary: methods }, { weight: 1, arbitrary: wrong }),
      path: fc.tuple(filled, query).map(([place, search]) => place + search),
    });
  });
  const astray = fc.record({ method: fc.constantFrom("GET", "HEAD", "POST", "DELETE"), path: oddPath });
  return fc
    .record({
      target: fc.oneof({ weight: 9, arbitrary: door }, { weight: 2, arbitrary: astray }),
      key: fc.constantFrom(...headers),
      type: contentType,
      odd: fc.array(oddHeader, { maxLength: 2 }),
      content: body,
    })
    .map(({ target, key, type, odd, content }) => ({
      ...target,
      headers: [...key, ...(type ? [`content-type: ${type}`] : []), ...odd],
      body: ["GET", "HEAD", "TRACE", "OPTIONS"].includes(target.method) ? new Uint8Array() : content,
    }));
}

/** Says another length than the body has: the server waits for the rest, and rightly so. */
const isMismeasured = ({ headers }: Shot) => headers.some((one) => /^(content-length|transfer-encoding):/.test(one));

/** Fires over a bare socket: nothing between us and the server makes the request any better. */
export function fire(server: string, shot: Shot): Promise<Answer> {
  const { method, path, headers, body: content } = shot;
  const { hostname, port, host } = new URL(server);
  const length = isMismeasured(shot) ? [] : [`content-length: ${content.length}`];
  const hosts = headers.some((one) => one.startsWith("host:")) ? [] : [`host: ${host}`];
  const head = [`${method} ${path} HTTP/1.1`, ...hosts, ...length, "connection: close", ...headers].join("\r\n");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(isMismeasured(shot) ? 300 : 30_000, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNREFUSED" ? reject(error) : undefined));
    socket.on("close", () => {
      const text = Buffer.concat(chunks)
        .toString("utf8")
        .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
    socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), content]));
  });
}

/** What is wrong with an answer, if anything. 503 would be an outage, and there is none. */
export function findFault(shot: Shot, { status, text }: Answer, hidden: readonly string[]): string | undefined {
  if (status >= 500) return `status ${status}`;
  // Too large a body may be cut off in the middle, before the answer is read.
  if (status === 0 && !isMismeasured(shot) && shot.body.length < 60_000) return "no answer";
  if (/stolen=1[\s\S]*\r\n\r\n/.test(text)) return "a header that the request brought along";
  if (text.includes("[object Object]")) return "a value that nobody wrote out";
  // Among the callers is one with the secret key, who may see everybody: what nobody may see is hidden by name.
  const leak = findLeak(text, {
    own: "everybody's",
    hidden,
    asked: `${shot.path} ${Buffer.from(shot.body).toString("utf8")}`,
  });
  return leak && `shows ${leak}`;
}
