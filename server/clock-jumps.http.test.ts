import { expect, vi } from "vitest";
import { goodPassword, openBrowser } from "./testing/accounts.ts";
import { once, onceOnEmbedded } from "./testing/once.ts";
import { newAddress, sendJson, waitForEmptyOutbox, waitForMails } from "./testing/send-form.ts";
import { startServerForTest } from "./testing/start-test-server.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Once on each kind of database would tell the same: the clock is ours. */

const subscribe = async (server: Parameters<typeof sendJson>[0], email = newAddress()) => ({
  email,
  ...(await sendJson(server, "newsletter-subscribe", { email })),
});

async function jumpBy(jump: number) {
  const server = await startServerForTest({ limits: "on" });
  expect((await subscribe(server)).status).toBe(200);
  server.clock.ahead = jump;
  // Set back by just as long as a bucket takes to drain, it looks full for a few seconds.
  const { email } = await vi.waitUntil(async () => {
    const answer = await subscribe(server);
    return answer.status === 200 && answer;
  }, 60_000);
  await waitForMails(server, ({ to }) => to === email);
  await waitForEmptyOutbox(server);
}
const afterAJump = "after a clock jump of %i ms forms are stored and their mails leave";
once.each([400 * day, -2 * day])(afterAJump, jumpBy);
onceOnEmbedded.each([2 * day, -400 * day, hour, -hour])(afterAJump, jumpBy);

once("a clock that ran ahead and was set back shuts nobody out", async () => {
  const server = await startServerForTest({ limits: "on" });
  server.clock.ahead = 3 * day;
  // The client's bucket is filled to the brim in a tomorrow that never came.
  for (let count = 0; count < 20; count += 1) expect((await subscribe(server)).status).toBe(200);
  expect((await subscribe(server)).status).toBe(429);
  const browser = openBrowser(server);
  for (let count = 0; count < 31; count += 1) {
    await browser.auth.signInWithPassword({ email: newAddress(), password: goodPassword });
  }
  const limited = await browser.auth.signInWithPassword({ email: newAddress(), password: goodPassword });
  expect(limited.error?.status).toBe(429);

  server.clock.ahead = 0;
  expect((await subscribe(server)).status).toBe(200);
  const wrong = await browser.auth.signInWithPassword({ email: newAddress(), password: goodPassword });
  expect(wrong.error?.code).toBe("invalid_credentials");
  // And the limits hold again from there.
  for (let count = 0; count < 19; count += 1) expect((await subscribe(server)).status).toBe(200);
  expect((await subscribe(server)).status).toBe(429);
});

once("a mail put off by a clock that ran ahead is not put off until then", async () => {
  const server = await startServerForTest();
  const { email } = await subscribe(server);
  await waitForEmptyOutbox(server);
  await server.database.query(
    "update private.outbox set status = 'waiting', sent_at = null, next_attempt_at = now() + interval '2 days' where recipient = $1",
    [email],
  );
  await waitForEmptyOutbox(server);
});
