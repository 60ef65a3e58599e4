import { randomUUID } from "node:crypto";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { mailsTo, newAddress, notice } from "./leads.ts";
import { askForConsultation, expect, imogen, personPage, test } from "./staff.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a reply is read, answered and closed at the desk; a mail from the tray finds its thread; a bounce is cleared", {
  tag: "@more",
}, async ({ page, request, login, sql }) => {
  const { email, id } = await askForConsultation(request, "Wilma Harrow");
  const subject = `Re: about the harbor ${randomUUID()}`;
  /** As the server's mailbox reader stores it. */
  const store = async (words: { sender: string; subject: string; body: string }) => {
    const [row] = await sql(
      `insert into private.replies (mailbox, uidvalidity, uid, message_id, body_sha256, sender, sender_name, subject, body, quoted,
         size, received_at, kind, state, why)
       values ('a journey', 1, (random() * 1000000000)::bigint, $1::text, sha256(convert_to($1::text, 'UTF8')), $2, 'Wilma Harrow', $3, $4,
         '> What you wrote before.', 100, now(), 'letter', 'tray', 'unknown') returning id`,
      [`${randomUUID()}@mail.example`, words.sender, words.subject, words.body],
    );
    await sql("select private.file_reply($1, '{}', false, false, false)", [row?.id]);
    return String(row?.id);
  };
  const reply = await store({ sender: email, subject, body: "Could we talk on <b>Thursday</b>?" });
  await sql(
    `insert into private.reply_files (reply_id, place, name, type, size, sha256, refused) values
       ($1, 0, 'pages.txt', 'txt', 5, encode(sha256('pages'), 'hex'), null), ($1, 1, 'run.exe', null, 9, null, 'unknown')`,
    [reply],
  );

  // The same bytes, brought by the chapter's way: they lie under their hash.
  const file = { name: "pages.txt", mimeType: "text/plain", buffer: Buffer.from("pages") };
  expect((await request.post(`/chapter?lead=${id}`, { multipart: { file } })).ok()).toBe(true);

  await login(imogen);
  await page.goto("/staff/replies");
  await expect(page.getByText("Replies go to the house’s mailbox")).toBeVisible();
  await page.getByText(subject).click();
  await expect(page.getByText("Could we talk on <b>Thursday</b>?")).toBeVisible();
  // Nothing in it says that it is from there: it names no mail of ours, and no mail server has vouched for it.
  await expect(page.getByText(`Wilma Harrow, ${email}`)).toBeVisible();
  await expect(page.getByText("Anybody can put this address on an email")).toBeVisible();
  await expect(page.getByText("run.exe: not kept, it is a kind we do not take.")).toBeVisible();
  await expectAccessibleEverywhere(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download pages.txt" }).click();
  expect((await download).suggestedFilename()).toBe("pages.txt");

  await page.getByRole("listitem").filter({ hasText: subject }).getByRole("link", { name: "Open their page" }).click();
  const section = page.getByRole("region", { name: "They wrote back" });
  await expect(section).toContainText("due in 23 hours");
  await section.getByRole("button", { name: "Reply by email" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Subject")).toHaveValue(subject);
  await dialog.getByLabel("Letter", { exact: true }).fill("Thursday at ten it is.");
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(notice(page, "Letter on its way")).toBeVisible();
  await expect(section).toHaveCount(0);
  await expect(page.getByText(`They wrote: ${subject}`)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, email)).some(({ text }) => text.includes("Thursday at ten")))
    .toBe(true);

  const stray = `From my other address ${randomUUID()}`;
  await store({ sender: newAddress("stray"), subject: stray, body: "It is me." });
  await page.goto("/staff/replies?list=tray");
  await page.getByText(stray).click();
  const item = page.getByRole("listitem").filter({ hasText: stray });
  await expect(item).toContainText("Nobody is known by this address.");
  await item.getByLabel("Whose is it? Their email address").fill(email);
  await item.getByRole("button", { name: "Put it into their thread" }).click();
  await expect(notice(page, "In their thread")).toBeVisible();
  await page.goto(personPage(email));
  await page.getByRole("region", { name: "They wrote back" }).getByRole("button", { name: "No reply needed" }).click();
  await expect(page.getByText(`No reply needed: ${stray}`)).toBeVisible();

  const gone = newAddress("gone");
  await sql(
    "insert into private.bounced_addresses (address_key, at, code, reason) values ($1, now(), '5.1.1', 'no such user')",
    [gone],
  );
  await page.goto("/staff/mail?status=bounced");
  await expectAccessibleEverywhere(page);
  await page.getByRole("listitem").filter({ hasText: gone }).getByRole("button", { name: "Clear the mark" }).click();
  await expect(notice(page, "Mark cleared")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: gone })).toHaveCount(0);
});
