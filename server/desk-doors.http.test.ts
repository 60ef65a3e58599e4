import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAuthor } from "./auth/testing.ts";
import { halfSignedInStaff, requireSecondFactor, signedInStaff } from "./testing/staff.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
});
afterAll(() => server.stop());

const reader = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function post(door: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/functions/v1/${door}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": reader, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function views() {
  const { rows } = await server.database.query("select page, views::int from private.page_views order by page");
  return Object.fromEntries(rows.map(({ page, views: count }) => [page, count]));
}

test("pages are counted by day, and nothing but public pages opened by readers", async () => {
  for (const page of ["/", "/", "/about"]) expect((await post("count-page", { page })).status).toBe(204);
  expect(await views()).toEqual({ "/": 2, "/about": 1 });

  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const answers = await Promise.all([
    post("count-page", { page: "/" }, { "user-agent": bot }),
    post("count-page", { page: "/" }, { "sec-fetch-site": "cross-site" }),
    ...["/dashboard", "/staff", "/nowhere", "shell", "/about?x=1", "//about"].map((page) =>
      post("count-page", { page }),
    ),
    ...["null", "[]", "{", '{"page":7}', `"${"x".repeat(5_000)}"`].map((body) => post("count-page", body)),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(204);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  expect(await views()).toEqual({ "/": 2, "/about": 1 });

  server.clock.ahead = 25 * 3_600_000;
  await post("count-page", { page: "/" });
  const { rows } = await server.database.query(
    "select views::int from private.page_views where page = '/' order by day",
  );
  expect(rows).toEqual([{ views: 2 }, { views: 1 }]);
  server.clock.ahead = 0;
});

test("a script that opens pages without end is not counted without end", async () => {
  await server.database.query("delete from private.page_views");
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => post("count-page", { page: "/about" })));
  }
  const counted = (await views())["/about"];
  expect(counted).toBeGreaterThan(0);
  // Two minutes at the most, where the clock turned in between.
  expect(counted).toBeLessThanOrEqual(120);
});

test("a letter's preview is the very mail, for staff alone", async () => {
  const letter = {
    subject: "On beginnings",
    body: "# One\n\nA *quiet* start.\n\n<script>alert(1)</script>\n\n[x](javascript:alert)",
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect((await post("preview-letter", letter)).status).toBe(401);
  expect((await post("preview-letter", letter, bearer("a.b.c"))).status).toBeGreaterThanOrEqual(401);
  const author = await signedInAuthor(server);
  expect((await post("preview-letter", letter, bearer(author.session.access_token))).status).toBe(403);
  const half = await halfSignedInStaff(server);
  expect((await post("preview-letter", letter, bearer(half.session.access_token))).status).toBe(403);

  const { token } = await signedInStaff(server);
  const answer = await post("preview-letter", letter, bearer(token));
  expect(answer.status).toBe(200);
  const { subject, html, text } = (await answer.json()) as Record<string, string>;
  expect(subject).toBe("On beginnings");
  expect(html).toMatch(/<em[^>]*>quiet<\/em>/);
  expect(html).not.toMatch(/<script>alert|javascript:/);
  expect(text).toContain("A quiet start.");
  expect((await post("preview-letter", { subject: 1 }, bearer(token))).status).toBe(400);
});
