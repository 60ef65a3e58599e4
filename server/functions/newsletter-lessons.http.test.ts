import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { lessons } from "#content/newsletter-lessons.ts";
import { long } from "../testing/once.ts";
import { linksOf, newAddress, sendForm, sendJson, waitForMails } from "../testing/send-form.ts";
import { startServerForTest, type TestServer } from "../testing/start-test-server.ts";

const day = 24 * 3_600_000;

const post = (link: string) =>
  fetch(link, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "" });

/** Presses the link of the mail that asks to confirm. */
async function confirm(server: TestServer, email: string) {
  const [mail] = await waitForMails(server, ({ to, subject }) => to === email && /confirm/i.test(subject));
  const link = mail && linksOf(mail).find((one) => new URL(one).pathname === "/newsletter/confirm");
  expect((await post(link ?? "")).status).toBe(200);
  return (await waitForMails(server, ({ to, subject }) => to === email && /subscribed/.test(subject)))[0];
}

const lessonsTo = async (server: TestServer, email: string) =>
  (await server.mails())
    .filter(({ to, subject }) => to === email && subject.startsWith("Lesson"))
    .map(({ subject }) => subject)
    .toSorted();

const waitForLessons = (server: TestServer, email: string, count: number) =>
  vi.waitUntil(async () => (await lessonsTo(server, email)).length >= count, { timeout: 30_000, interval: 50 });

long(
  "the course comes to whoever ticked it, one lesson at a time, once with two servers, and ends with the subscription",
  async () => {
    const server = await startServerForTest({ backend: "database-url", deskEvery: 10 });
    await startServerForTest({
      backend: "embedded",
      deskEvery: 10,
      settings: { DATA_DIR: "", DATABASE_URL: server.databaseUrl },
    });
    const [wanting, leaving, plain] = [newAddress(), newAddress(), newAddress()];
    await sendJson(server, "newsletter-subscribe", { email: wanting, lessons: true });
    await sendForm(server, "newsletter-subscribe", { email: leaving, lessons: "true" });
    await sendJson(server, "newsletter-subscribe", { email: plain });
    expect((await confirm(server, wanting))?.text).toContain("five short lessons");
    await confirm(server, leaving);
    expect((await confirm(server, plain))?.text).not.toContain("lessons");
    expect(await lessonsTo(server, wanting)).toEqual([]);

    server.clock.ahead = 1.1 * day;
    await Promise.all([waitForLessons(server, wanting, 1), waitForLessons(server, leaving, 1)]);
    const [first] = await waitForMails(server, ({ to, subject }) => to === leaving && subject.startsWith("Lesson 1"));
    const leave = first && linksOf(first).find((link) => new URL(link).pathname === "/newsletter/unsubscribe");
    expect((await post(leave ?? "")).status).toBe(200);

    // A month without a server: the next lesson comes, and the one after it some days later.
    server.clock.ahead += 30 * day;
    await waitForLessons(server, wanting, 2);
    for (let number = 3; number <= lessons.length; number += 1) {
      expect(await lessonsTo(server, wanting)).toHaveLength(number - 1);
      server.clock.ahead += 3.1 * day;
      await waitForLessons(server, wanting, number);
    }
    expect(await lessonsTo(server, wanting)).toEqual(lessons.map(({ subject }) => subject));
    expect(await lessonsTo(server, leaving)).toEqual([lessons[0]?.subject]);
    expect(await lessonsTo(server, plain)).toEqual([]);

    // Whoever comes back without the tick gets the newsletter alone.
    const { rows } = await server.database.query(
      "select wants_lessons, next_lesson_at from public.newsletter_subscribers where email = $1",
      [leaving],
    );
    expect(rows).toEqual([{ wants_lessons: false, next_lesson_at: null }]);
  },
);

test("a tick in a reader's name changes nothing for the reader, and a lesson on its way is refused once they left", async () => {
  const server = await startServerForTest();
  const email = newAddress();
  await sendJson(server, "newsletter-subscribe", { email });
  await confirm(server, email);
  await sendJson(server, "newsletter-subscribe", { email, lessons: true });
  const { rows } = await server.database.query<{ wants_lessons: boolean; leave_nonce: string; id: string }>(
    "select id, wants_lessons, leave_nonce from public.newsletter_subscribers where email = $1",
    [email],
  );
  expect(rows[0]?.wants_lessons).toBe(false);
  const isRefused = async (template: string) => {
    const mail = randomUUID();
    await server.database.query(
      "insert into private.outbox (id, template, recipient, data, reference) values ($1, $2, $3, $4, $5)",
      [mail, template, email, { lesson: 1, leave: rows[0]?.leave_nonce }, rows[0]?.id],
    );
    return vi.waitUntil(
      async () =>
        (await server.database.query("select from private.outbox where id = $1 and status = 'dead'", [mail])).rowCount,
      { timeout: 30_000, interval: 50 },
    );
  };
  await isRefused("newsletter-lesson");
  expect(await lessonsTo(server, email)).toEqual([]);
  // Nor does a first letter that waited for its turn.
  const before = (await server.mails()).length;
  await server.database.query(
    "update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = $1",
    [email],
  );
  await isRefused("newsletter-first");
  expect(await server.mails()).toHaveLength(before);
});
