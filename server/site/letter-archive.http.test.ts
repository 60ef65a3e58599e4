import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireSecondFactor, type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const body = `# On margins

A **margin** is where a thumb lives. [Here](https://example.com/), [there](javascript:alert(1)), [away](//evil.example).

<script>alert(1)</script> <img src=x onerror=alert(1)>

![A desk](/og-image.jpg) ![pixel](https://evil.example/pixel.jpg) ![pixel][there]

[there]: https://evil.example/other.jpg

zz-letter-title-zz`;

/** A letter that has gone out, without a reader. */
async function sendLetter(subject: string) {
  const letter = randomUUID();
  await june.ask("desk_save_letter", { letter, seen_version: 0, subject, body });
  await server.database.query(
    "update private.letters set state = 'sent', started_at = '2026-11-02T20:00:00Z', finished_at = now() where id = $1",
    [letter],
  );
  return letter;
}

const fetchPage = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

test("a letter is shown in the site's frame once it is published, and gone when it is withdrawn", async () => {
  const letter = await sendLetter('A quiet "month" & more');
  const path = "/letters/a-quiet-month-more";
  expect((await fetchPage(path)).status).toBe(404);
  const { letter: shown } = await june.ask("desk_publish_letter", { letter, is_public: true });
  expect(shown.slug).toBe("a-quiet-month-more");

  const { status, headers, html } = await fetchPage(path);
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-abc'");
  expect(html).toContain("<title>A quiet &quot;month&quot; &amp; more</title>");
  expect(html).toContain('<link rel="canonical" href="https://halftitle.example/letters/a-quiet-month-more">');
  expect(html).toMatch(/content="On margins A margin is where a thumb lives/);
  expect(html).toContain("Sent November 2, 2026");
  expect(html).toContain("<h2>On margins</h2>");
  expect(html).toContain('<img src="/og-image.jpg" alt="A desk">');
  // Nobody's HTML, no script behind a link, no picture of others; and a letter cannot fill in marks.
  expect(html).not.toMatch(/<script>alert|onerror|javascript:|evil\.example/);
  expect(html).toContain("zz-letter-title-zz</p>");

  const list = await fetchPage("/letters");
  expect(list.html).toContain('<a href="/letters/a-quiet-month-more">A quiet &quot;month&quot; &amp; more</a>');
  expect((await fetchPage("/letters/sitemap.xml")).html).toContain(
    "<loc>https://halftitle.example/letters/a-quiet-month-more</loc>",
  );
  const feed = await fetchPage("/letters/feed.xml");
  expect(feed.headers.get("content-type")).toContain("application/xml");
  expect(feed.html).toContain("<title>A quiet &quot;month&quot; &amp; more</title>");
  expect(feed.html).toContain("&lt;h2&gt;On margins&lt;/h2&gt;");

  await june.ask("desk_publish_letter", { letter, is_public: false });
  expect((await fetchPage(path)).status).toBe(404);
  for (const place of ["/letters", "/letters/sitemap.xml", "/letters/feed.xml"]) {
    expect((await fetchPage(place)).html).not.toContain("quiet");
  }
  // Shown again, it is where it was, however many have its subject by now.
  const twin = await sendLetter('A quiet "month" & more');
  const { letter: other } = await june.ask("desk_publish_letter", { letter: twin, is_public: true });
  expect(other.slug).toBe("a-quiet-month-more-2");
  expect((await june.ask("desk_publish_letter", { letter, is_public: true })).letter.slug).toBe("a-quiet-month-more");
});

test("only what was sent is published, and an address that is none is the site's own missing page", async () => {
  const letter = randomUUID();
  await june.ask("desk_save_letter", { letter, seen_version: 0, subject: "A draft", body: "Not yet." });
  expect((await june.browser.rpc("desk_publish_letter", { letter, is_public: true })).status).toBe(409);
  for (const path of [
    "/letters/a-draft",
    "/letters/nothing",
    "/letters/_frame",
    "/letters/a/b",
    "/letters/'or'1'='1",
  ]) {
    expect([path, (await fetchPage(path)).status]).toEqual([path, 404]);
  }
  expect((await fetch(`${server.url}/letters`, { method: "POST" })).status).toBeGreaterThanOrEqual(404);
});
