import { readFileSync } from "node:fs";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import { mailsTo, newAddress, notice } from "./leads.ts";
import { askForConsultation, expect, imogen, sendToDoor, subscribe, test } from "./staff.ts";

/** What Chromium says when the test's own scripts try to enter a mail's frame. */
const shutIn = /Blocked script execution in 'about:srcdoc'/;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a project is found, its status is its author’s, a note reaches the author’s page, and in production the house sets the status with a mail", {
  tag: "@all",
}, async ({ page, request, login, newAuthor, sql }) => {
  const author = await newAuthor();
  const [row] = await sql(
    `insert into public.projects (owner, title, genre, target_words)
       select id, 'The Salt Almanac', 'Memoir', 60000 from auth.users where email = $1 returning id`,
    [author.email],
  );
  await login(imogen);
  await page.goto("/staff/projects");
  await page.getByRole("searchbox").fill(author.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessibleEverywhere(page);
  await page.getByRole("link", { name: "The Salt Almanac" }).click();
  await expect(page).toHaveURL(`/staff/projects/${row?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Salt Almanac");

  await expect(page.getByText("It is the author’s own until the book goes into production.")).toBeVisible();
  await expect(page.getByLabel("New status")).toHaveCount(0);
  await page.getByLabel("Add a note").fill("The cover sketches are on their way to you.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "The cover sketches" })).toContainText("Imogen Vale");
  await expectAccessibleEverywhere(page);
  await login(author);
  await page.goto(`/dashboard/projects/${row?.id}`);
  await expect(page.getByText("The cover sketches are on their way to you.")).toBeVisible();

  await login(imogen);
  await page.goto(`/staff/projects/${row?.id}`);
  await page.getByRole("button", { name: "Take into production" }).click();
  await expect(page).toHaveURL(/\/staff\/books\/\d+$/);
  await page.goto(`/staff/projects/${row?.id}`);
  await page.getByLabel("New status").selectOption("In Design");
  await page.getByRole("button", { name: "Change status" }).click();
  const dialog = page.getByRole("dialog", { name: "Change “The Salt Almanac” to “In Design”?" });
  await expect(dialog).toContainText(author.email);
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Change it and write to the author" }).click();
  await expect(notice(page, "Status changed")).toBeVisible();
  const mails = async () => (await mailsTo(request, author.email)).filter(({ text }) => text.includes("In Design"));
  await expect.poll(async () => (await mails()).length).toBe(1);
  await page.goto("/staff/projects/999999999");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such project");
});

test("a code is looked up as it is told, and redeemed once", { tag: "@all" }, async ({
  page,
  request,
  login,
  colleague,
  sql,
}) => {
  const email = newAddress("code");
  await sendToDoor(request, "claim-offer", { firstName: "Lena", email });
  const codeIn = async () => /HT25-\w{4}-\w{4}/.exec((await mailsTo(request, email))[0]?.text ?? "")?.[0];
  await expect.poll(codeIn).toBeTruthy();
  const code = (await codeIn()) ?? "";

  await login(imogen);
  await page.goto("/staff/codes");
  await expectAccessibleEverywhere(page);
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Look it up" }).click();
  await expect(page.getByRole("heading", { name: "Valid" })).toBeVisible();
  await expect(page.getByRole("link", { name: email })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Redeem it" }).click();
  const dialog = page.getByRole("dialog", { name: `Redeem ${code}?` });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Redeem it" }).click();
  await expect(notice(page, "Code redeemed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Redeemed already" })).toBeVisible();
  await expect(page.getByText("by Imogen Vale")).toBeVisible();
  await expect(page.getByRole("button", { name: "Redeem it" })).toHaveCount(0);
  expect(await colleague.ask("desk_redeem_code", { wanted: code })).toMatchObject({ redeemed_now: false });

  // One that has ended, and was given to us while it was good.
  const [ended] = await sql(
    `insert into public.discount_codes (code, campaign, email_key, percent, expires_at, created_at)
     values ('HT25-LATE-' || upper(left(md5(random()::text), 4)), 'past', $1, 25, now() - interval '3 days', now() - interval '9 days')
     returning code, (now() - interval '5 days')::date::text as day`,
    [newAddress("late")],
  );
  await page.getByLabel("Code", { exact: true }).fill(String(ended?.code));
  await page.getByRole("button", { name: "Look it up" }).click();
  await expect(page.getByRole("heading", { name: "Expired" })).toBeVisible();
  await page.getByRole("button", { name: "They gave it to us in time" }).click();
  await page.getByLabel("The day they gave it to us").fill(String(ended?.day));
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Redeem it" }).click();
  await expect(page.getByRole("heading", { name: "Redeemed already" })).toBeVisible();
});

test("a letter is written, saved by itself, seen as mail, tested, and sent once to who confirmed", {
  tag: "@more",
}, async ({ page, request, login, expectComplaint, sql }) => {
  expectComplaint(shutIn);
  const reader = newAddress("reader");
  await subscribe({ request, sql }, reader);
  const subject = `A quiet month ${reader.slice(7, 20)}`;
  await login(imogen);
  await page.goto("/staff/newsletter");
  await expect(page.getByText(/confirmed reader/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Write a letter" }).click();
  await expect(page).toHaveURL(/\/staff\/newsletter\/[0-9a-f-]{36}\?new=1$/);
  await expect(page.getByRole("button", { name: "Send it" })).toBeDisabled();
  await expectAccessibleEverywhere(page);

  await page.getByLabel("Subject").fill(subject);
  await page
    .getByLabel("Letter", { exact: true })
    .fill("# On margins\n\nA **margin** is where a reader’s thumb lives.");
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "On margins" })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue(subject);

  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(notice(page, "Test sent")).toBeVisible();
  const letters = async (to: string) => (await mailsTo(request, to)).filter((mail) => mail.subject.includes(subject));
  await expect.poll(async () => (await letters(imogen.email)).length).toBe(1);

  await page.getByRole("button", { name: "Send it" }).click();
  const dialog = page.getByRole("dialog", { name: /Send this letter to (one reader|\d+ readers)\?/ });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send it now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(page.getByText(/Sent to (one reader|\d+ readers)/)).toBeVisible({ timeout: 90_000 });
  await expect.poll(async () => (await letters(reader)).length).toBe(1);
  expect((await letters(reader))[0]?.text).toContain("margin");
  await expectAccessibleEverywhere(page);
});

test("two colleagues on one letter are asked which should stay", { tag: "@all" }, async ({
  page,
  login,
  colleague,
  expectComplaint,
}) => {
  expectComplaint(shutIn);
  const letter = crypto.randomUUID();
  await colleague.ask("desk_save_letter", { letter, seen_version: 0, subject: "Paper", body: "On paper." });
  await login(imogen);
  await page.goto(`/staff/newsletter/${letter}`);
  await expect(page.getByLabel("Subject")).toHaveValue("Paper");
  await colleague.ask("desk_save_letter", { letter, seen_version: 1, subject: "Paper", body: "On laid paper." });
  await page.getByLabel("Letter", { exact: true }).fill("On wove paper.");
  const dialog = page.getByRole("dialog", { name: "A colleague has changed this letter" });
  await expect(dialog).toContainText("On laid paper.");
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Save mine over it" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { letters } = await colleague.ask("desk_letters", {});
  expect(letters.find(({ id }) => id === letter)?.body).toBe("On wove paper.");
});

test("a letter opened from the list shows what a colleague has made of it since, and takes the next words", {
  tag: "@all",
}, async ({ page, login, colleague, expectComplaint }) => {
  expectComplaint(shutIn);
  const letter = crypto.randomUUID();
  const subject = `Paper ${letter}`;
  await colleague.ask("desk_save_letter", { letter, seen_version: 0, subject, body: "On paper." });
  await login(imogen);
  await page.goto("/staff/newsletter");
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
  await colleague.ask("desk_save_letter", { letter, seen_version: 1, subject, body: "On laid paper." });
  await page.getByRole("link", { name: subject }).click();
  const body = page.getByLabel("Letter", { exact: true });
  await expect(body).toHaveValue("On laid paper.");
  await body.fill("On laid paper, by hand.");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { letters } = await colleague.ask("desk_letters", {});
  expect(letters.find(({ id }) => id === letter)).toMatchObject({ body: "On laid paper, by hand.", version: 3 });
});

test("mail is read as it was sent, a failed one says why and is tried again", { tag: "@all" }, async ({
  page,
  request,
  login,
  sql,
}) => {
  const { email } = await askForConsultation(request, "Mail Reader");
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  const beginning = email.split("@")[0] ?? "";
  const full = `${beginning}.full@example.com`;
  const [dead] = await sql(
    `insert into private.outbox (template, recipient, data, reference, status, attempts, last_error)
       select template, $1, data, reference, 'dead', 8, 'the mailbox is full' from private.outbox
       where recipient = $2 and template = 'consultation-confirmation' returning id`,
    [full, email],
  );
  expect(dead?.id).toBeTruthy();
  await login(imogen);
  await page.goto("/staff/mail");
  await page.getByRole("searchbox").fill(beginning);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: /We have your consultation request/ }).click();
  await expect(page.getByRole("dialog")).toContainText("reference");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page
    .getByRole("link", { name: /Failed/ })
    .last()
    .click();
  await expect(page.getByText("the mailbox is full")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(notice(page, "Queued again")).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, full)).length).toBe(1);
});

test("an address is asked about, and put on the list of those we do not write to", { tag: "@all" }, async ({
  page,
  login,
}) => {
  const address = newAddress("leave-me");
  await login(imogen);
  await page.goto("/staff/mail");
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Is it on the list?" }).click();
  await expect(page.getByText(`${address} is not on the list.`)).toBeVisible();
  await page.getByRole("button", { name: "Put it on the list" }).click();
  const dialog = page.getByRole("dialog", { name: `Write to ${address} no more?` });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Put it on the list" }).click();
  await expect(page.getByText(`${address} has been on the list since`)).toBeVisible();
});

test("the numbers are drawn and written, and say what the database says", { tag: "@all" }, async ({
  page,
  sql,
  request,
  login,
  colleague,
}) => {
  await askForConsultation(request, "Somebody Counted");
  // Before the product began to count, though it began before midnight.
  const earlier = "(now() at time zone 'UTC')::date - 2";
  await sql(`insert into private.page_views values (${earlier}, '/', 5) on conflict do nothing`);
  await login(imogen);
  await page.goto("/staff/numbers?weeks=4");
  const table = page.getByRole("table", { name: "What became of them" });
  await expect(table).toBeVisible();
  const today = new Date();
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * 86_400_000;
  const since = new Date(monday - 21 * 86_400_000).toISOString().slice(0, 10);
  const { promise } = await colleague.ask("desk_numbers", { since });
  await expect(page.getByRole("table", { name: "Leads by week" }).getByRole("row")).toHaveCount(5);
  const shown = await page
    .getByRole("table", { name: /The promise/ })
    .getByRole("cell")
    .first()
    .textContent();
  // Other journeys answer leads meanwhile.
  expect(Number(shown)).toBeLessThanOrEqual(promise.kept);
  await expect(page.getByRole("img", { name: /Leads by week/ })).toBeVisible();
  await expect(page.getByText("as ours let it when a link is pressed, counts when it is fetched")).toBeVisible();
  await expect(page.getByText(/Counted like this since \w{3} \d+, \d{4}; before/)).toBeVisible();
  await page.getByLabel("Period", { exact: true }).selectOption("26");
  await expect(page).toHaveURL("/staff/numbers?weeks=26");
  await expect(page.getByRole("table", { name: "Leads by week" }).getByRole("row")).toHaveCount(27);
  await expectAccessibleEverywhere(page);
});

test("a list is exported whole, and holds no formula", { tag: "@all" }, async ({ page, request, login, colleague }) => {
  const { email } = await askForConsultation(request, "=HYPERLINK(1)", 'Quotes "and", commas\nand lines');
  await login(imogen);
  await page.goto("/staff/inbox");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export as CSV" });
  await dialog.getByLabel("Which list").selectOption("consultations");
  await expectAccessibleEverywhere(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Start" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^halftitle-consultations-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  expect(text).toContain(`'=HYPERLINK(1)`);
  expect(text).toContain(`"Quotes ""and"", commas\nand lines"`);
  expect(text).toContain(email);
  await expect(dialog.getByText(/rows saved as/)).toBeVisible();
  const first = await colleague.ask("desk_export", { list: "consultations", after: null, page_size: 1 });
  expect(text.slice(1).split("\r\n")[0]).toBe(first.columns.join(","));
});

test("a long export shows how far it is, and can be cancelled", { tag: "@all" }, async ({ page, login }) => {
  await login(imogen);
  let asked = 0;
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/rest/v1/rpc/desk_export", async (route) => {
    asked += 1;
    if (asked > 1) await held.promise;
    await route.fulfill({ json: { columns: ["id"], rows: [["a"], ["b"]], next: "b", total: 4 } }).catch(() => {});
    if (asked > 1) answered.resolve();
  });
  await page.goto("/staff/codes");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export as CSV" });
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(dialog.getByText("2 of 4 rows")).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  held.resolve();
  await answered.promise;
  // Whoever went on asking would have done so by the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).toBe(2);
});
