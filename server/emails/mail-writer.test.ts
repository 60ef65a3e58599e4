import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { bundleThread } from "#press/bundle-server.ts";
import { openLog } from "../log.ts";
import { openMailWriter } from "./mail-writer.ts";

// As it ships: from source a thread takes ten times as long to begin.
const folder = mkdtempSync(join(tmpdir(), "halftitle-thread-"));
beforeAll(async () => void (await bundleThread(folder)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A writer of its own, and the threads it has started so far. */
function openWriter({ patience = 120_000 } = {}) {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on("worker", note);
  const writer = openMailWriter({
    log: openLog("silent"),
    patience,
    thread: pathToFileURL(join(folder, "writing-thread.js")),
  });
  onTestFinished(async () => {
    await writer.stop();
    process.off("worker", note);
  });
  return { ...writer, threads };
}

const order = (template: string, data: Record<string, unknown>) => ({
  owed: { id: "0f0f", template, recipient: "ada@example.com", data },
  sender: { MAIL_FROM: "The House <house@example.com>", STAFF_EMAIL: "desk@example.com" },
  siteUrl: "http://127.0.0.1",
  secret: "a secret",
});
const enormous = "> a\n\n".repeat(200_000);
const letter = (body: string) => order("newsletter-letter", { subject: "Spring", body });

test("a mail is written whole in a thread of its own, which ends with its writer", async () => {
  const writer = openWriter();
  const mail = await writer.write(letter("*Good* day"));
  expect(mail).toMatchObject({ messageId: "<0f0f@example.com>", to: "ada@example.com", replyTo: "desk@example.com" });
  expect(mail.html).toContain(">Good</em>");
  expect(mail.text).toContain("Good day");
  const [thread, ...others] = writer.threads;
  expect(others).toEqual([]);
  const ended = thread && once(thread, "exit");
  await writer.stop();
  await ended;
});

test("a mail that cannot be written fails alone", async () => {
  const writer = openWriter();
  const written = await Promise.allSettled([
    writer.write(order("no-such-mail", {})),
    writer.write(letter("One")),
    writer.write(order("newsletter-welcome", { confirm: "not an id" })),
    writer.write(letter("Two")),
  ]);
  expect(written.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
  expect(written[0]).toMatchObject({ reason: { message: "there is no mail named no-such-mail" } });
  expect(written[2]).toMatchObject({ reason: { name: "MailUnwritable", message: expect.stringContaining("confirm") } });
  expect(writer.threads).toHaveLength(1);
});

test("a mail that takes too long is given up, and the next one is written", async () => {
  const writer = openWriter({ patience: 2_000 });
  // The outbox tries again too, where a busy machine takes as long over an ordinary mail.
  const written = (body: string) => vi.waitFor(() => writer.write(letter(body)), { timeout: 60_000, interval: 100 });
  await written("One");
  const endless = writer.write(letter(enormous));
  await expect(endless).rejects.toMatchObject({ name: "AbortError" });
  await expect(written("Two")).resolves.toMatchObject({ subject: "Spring" });
}, 180_000);

test("a thread that dies is replaced, and takes no more along than the mail in its hands", async () => {
  const writer = openWriter();
  await writer.write(letter("One"));
  const [first] = writer.threads;
  const inHand = writer.write(letter(enormous));
  const inLine = writer.write(letter("Two"));
  await first?.terminate();
  await expect(inHand).rejects.toThrow("exited");
  await expect(inLine).resolves.toMatchObject({ subject: "Spring" });
  expect(writer.threads).toHaveLength(2);
});
