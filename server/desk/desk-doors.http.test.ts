import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { halfSignedInStaff, requireSecondFactor, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
});
afterAll(() => server.stop());

const post = (door: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/functions/v1/${door}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
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
