import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { anyLocalPort, goodPassword, openBrowser, signedInAuthor } from "./testing/accounts.ts";
import { newAddress, sendForm, sendJson } from "./testing/send-form.ts";
import { startSmtpPeerForTest } from "./testing/smtp-peer.ts";
import { startServerForTest } from "./testing/start-test-server.ts";

test("whatever people do, and whatever fails, nobody can be told from the logs", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const peer = await startSmtpPeerForTest({ refuse: () => 550 });
  const settings = { ...anyLocalPort, SMTP_URL: peer.url, TRUSTED_PROXIES: "127.0.0.1" };
  const server = await startServerForTest({ log, limits: "on", settings });
  const email = newAddress("wilhelmina");
  const name = "Wilhelmina Quillfeather";
  const from = { "x-forwarded-for": "203.0.113.77", "user-agent": "Quillbrowser/9" };

  await sendJson(server, "request-consultation", { source: "home", name, email, message: "about saltmarshes" }, from);
  await sendForm(server, "request-consultation", { source: "home", name, email, message: "about saltmarshes" }, from);
  await sendJson(
    server,
    "request-callback",
    { id: randomUUID(), name, email, phone: "(818) 555-0173", consent: true },
    from,
  );
  await sendJson(server, "claim-offer", { firstName: name, email }, from);
  await sendJson(server, "newsletter-subscribe", { email }, from);
  // What the database refuses, it likes to quote.
  const wrong = { id: email, source: name, name, email, message: "about saltmarshes" };
  await openBrowser(server, { headers: from }).from("consultation_requests").insert(wrong);
  await openBrowser(server, { headers: from }).auth.signUp({ email, password: goodPassword });
  await openBrowser(server, { headers: from }).auth.signInWithPassword({ email, password: "wrong saltmarsh" });
  await openBrowser(server, { headers: from }).auth.resetPasswordForEmail(email);
  await openBrowser(server, { headers: from }).auth.verifyOtp({ email, token: "314159", type: "email" });
  const author = await signedInAuthor(server, { headers: from });
  await author.browser.from("projects").insert({ title: "about saltmarshes", target_words: 5 });
  await author.browser.from("projects").insert({ title: "about saltmarshes", target_words: email });
  for (const path of [`/${email}`, `/${encodeURIComponent(email)}`, `/about?email=${email}`, `/newsletter/confirm?token=${email}`, `/rest/v1/${email}`, `/dev/mail/${email}`, `/blog/${encodeURIComponent(name)}`]) {
    await fetch(server.url + path, { headers: { ...from, apikey: publicKey } });
  } // biome-ignore format: one list

  const untried = () => server.database.query("select from private.outbox where attempts = 0");
  await expect.poll(async () => (await untried()).rowCount, { timeout: 60_000 }).toBe(0);
  expect(lines.join("")).toContain("a mail was not delivered");
  const postgresLog = join(server.dataFolder, "postgres.log");
  const logged = lines.join("") + (existsSync(postgresLog) ? readFileSync(postgresLog, "utf8") : "");
  expect(lines.length).toBeGreaterThan(20);
  for (const personal of [email, "wilhelmina", "Quillfeather", "saltmarsh", "555-0173", "203.0.113.77", "Quillbrowser", author.email, author.session.access_token, author.session.refresh_token, goodPassword, "314159"]) {
    expect(logged.toLowerCase(), personal).not.toContain(personal.toLowerCase());
  } // biome-ignore format: one list
});
