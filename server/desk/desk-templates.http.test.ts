import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskAnswers } from "#content/desk-answers.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { waitForMails } from "../testing/send-form.ts";
import { startSmtpPeerForTest } from "../testing/smtp-peer.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { fillTemplates } from "./fill-templates.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const letter = { name: "A note on rights", subject: "Your rights", body: "Dear {name},\n\n[what]\n\n{me}" };

test("the desk begins with the letters of the house, changes them without a deploy, and a start takes nothing back", async () => {
  const filled = await june.ask("desk_letter_templates", {});
  expect(filled.map(({ id, name, subject, body }) => ({ id, name, subject, body }))).toEqual(deskAnswers);
  const [first, second] = filled;
  if (!first || !second) throw new Error("no letters");
  const change = { template: first.id, seen_version: 1, name: first.name, subject: "A new subject", body: first.body };
  expect(await june.ask("desk_save_letter_template", change)).toMatchObject({
    kind: "saved",
    template: { version: 2 },
  });
  await june.ask("desk_remove_letter_template", { template: second.id, seen_version: 1 });
  await fillTemplates(server.database);
  const now = await june.ask("desk_letter_templates", {});
  expect(now.map(({ id }) => id)).toEqual(deskAnswers.map(({ id }) => id).filter((id) => id !== second.id));
  expect(now[0]).toMatchObject({
    subject: "A new subject",
    version: 2,
    saved_by: (await june.ask("desk_me", {}))?.name,
  });

  const history = await june.ask("desk_letter_template_history", { template: first.id });
  expect(history.map(({ version, subject, saved_by }) => [version, subject, saved_by === null])).toEqual([
    [2, "A new subject", false],
    [1, deskAnswers[0]?.subject, true],
  ]);
  // Saved once more, a letter that was removed is back.
  const { name, subject, body } = second;
  await june.ask("desk_save_letter_template", { template: second.id, seen_version: 2, name, subject, body });
  expect((await june.ask("desk_letter_templates", {})).map(({ id }) => id)).toContain(second.id);
});

test("two members who change one letter never overwrite each other, and a second press saves nothing", async () => {
  const kit = await signedInStaff(server, "member");
  const template = randomUUID();
  const save = (staff: Staff, seen_version: number, subject: string) =>
    staff.ask("desk_save_letter_template", { template, seen_version, ...letter, subject });
  expect(await save(june, 0, "One")).toMatchObject({ kind: "saved", template: { version: 1 } });
  expect(await save(june, 0, "One")).toMatchObject({ kind: "saved", template: { version: 1 } });
  expect(await save(kit, 1, "Two")).toMatchObject({ kind: "saved", template: { version: 2 } });
  expect(await save(june, 1, "Three")).toMatchObject({ kind: "conflict", template: { subject: "Two" } });
  expect(await june.ask("desk_remove_letter_template", { template, seen_version: 1 })).toMatchObject({
    kind: "conflict",
  });
});

test.each([
  ["a brace that nothing fills", { body: "Dear {nmae}," }],
  ["an open brace", { subject: "Dear {name" }],
  ["no subject", { subject: " " }],
  ["a subject of two lines", { subject: "One\r\nBcc: two@example.com" }],
  ["no text", { body: "" }],
  ["a letter that is too long", { body: "x".repeat(20_001) }],
])("a template with %s is refused in words", async (_, change) => {
  const asked = { template: randomUUID(), seen_version: 0, ...letter, ...change };
  const { status, error } = await june.browser.rpc("desk_save_letter_template", asked);
  expect([status, /\.$/.test(error?.message ?? "")]).toEqual([400, true]);
});

test("documents of the site go along with a letter by name, and nothing else does", async () => {
  const peer = await startSmtpPeerForTest();
  const posting = await startServerForTest({ settings: { SMTP_URL: peer.url } });
  await requireSecondFactor(posting);
  const kit = await signedInStaff(posting);
  const { email, consultation: lead_id } = await sendEveryForm(posting);
  const [mail_id, document] = [randomUUID(), "/resources/query-letter-template.pdf"];
  for (const documents of [
    ["/etc/passwd"],
    ["/resources/../secrets.pdf"],
    ["https://evil.example/a.pdf"],
    Array(6).fill(document),
  ]) {
    expect((await kit.browser.rpc("desk_attach", { mail_id, documents })).status).toBe(400);
  }
  await kit.ask("desk_attach", { mail_id, documents: ["/resources/not-there.pdf"] });
  await kit.ask("desk_attach", { mail_id, documents: [document] });
  await kit.ask("desk_send_answer", { lead_id, mail_id, subject: "The template", body: "Here it is." });
  await expect
    .poll(() => peer.received.find(({ raw }) => raw.includes("Subject: The template"))?.raw, { timeout: 30_000 })
    .toMatch(/filename=query-letter-template\.pdf[\s\S]*JVBERi0xLjcg/);
  expect((await kit.browser.rpc("desk_attach", { mail_id, documents: [] })).status).toBe(409);
  const sent = (await kit.ask("desk_person", { key: email }))?.mails.find(({ id }) => id === mail_id);
  expect(sent?.attachments).toEqual([document]);
  await posting.database.query("delete from private.outbox where id = $1", [mail_id]);
  const { rowCount } = await posting.database.query("select from private.mail_attachments where mail_id = $1", [
    mail_id,
  ]);
  expect(rowCount).toBe(0);
});

test("without a mail server, the mailbox of the machine names what went along", async () => {
  const { email, consultation: lead_id } = await sendEveryForm(server);
  const mail_id = randomUUID();
  await june.ask("desk_attach", { mail_id, documents: ["/resources/query-letter-template.pdf"] });
  await june.ask("desk_send_answer", { lead_id, mail_id, subject: "With a document", body: "Here." });
  const [mail] = await waitForMails(server, ({ to, subject }) => to === email && subject === "With a document");
  expect(mail?.attachments).toEqual([{ filename: "query-letter-template.pdf", bytes: 24 }]);
});

test("a refusal counts as one under every subject that the desk has given its letter", async () => {
  const subject = `A kind no ${randomUUID()}`;
  const body = deskAnswers.find(({ id }) => id === "not-for-us")?.body ?? "";
  const seen = (await june.ask("desk_letter_templates", {})).find(({ id }) => id === "not-for-us");
  const asked = { template: "not-for-us", seen_version: seen?.version ?? 0, name: "No", subject, body };
  expect(await june.ask("desk_save_letter_template", asked)).toMatchObject({ kind: "saved" });
  const { consultation: lead_id } = await sendEveryForm(server);
  await june.ask("desk_send_answer", { lead_id, mail_id: randomUUID(), subject, body: "Not for us." });
  await june.ask("desk_change_lead", { lead_id, seen_version: 2, changes: { status: "lost" } });
  const { said } = await runCommandOn(server, "staff", "declined", String(new Date().getFullYear()));
  expect(said).toContain("0 accepted (won), 1 declined");
});
