import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import { mailsTo, newAddress, notice, takenOver } from "./leads.ts";
import { expect, imogen, test } from "./staff.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a template of the desk's own, a book that follows it, a message under the clock, news once a week, and what stays when its author leaves", {
  tag: "@all",
}, async ({ page, request, login, newAuthor, sql, expectComplaint }) => {
  // The page of an account that was just deleted may still be asking for something.
  expectComplaint(/403/);
  const author = await newAuthor();
  const [row] = await sql(
    `insert into public.projects (owner, title, genre, target_words)
       select id, 'The Salt Road', 'Memoir', 60000 from auth.users where email = $1 returning id`,
    [author.email],
  );

  // Until production it is the author's own.
  await login(author);
  await page.goto(`/dashboard/projects/${row?.id}`);
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();

  await login(imogen);
  await page.goto("/staff/books");
  await page.getByRole("link", { name: "Change what a package usually goes through" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Production templates");
  await page.getByLabel("Package").selectOption("launch");
  await page.getByLabel("Workdays of Cover").fill("44");
  await page.getByRole("button", { name: "Move Cover up" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Owner of Cover").selectOption({ index: 1 });
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(notice(page, "Template saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Earlier versions" }).getByRole("listitem")).toHaveCount(1);

  await page.goto(`/staff/projects/${row?.id}`);
  await page.getByLabel("Package").selectOption("launch");
  await page.getByRole("button", { name: "Take into production" }).click();
  await expect(page).toHaveURL(/\/staff\/books\/\d+$/);
  const book = page.url().split("/").at(-1) ?? "";
  const [cover] = await sql(
    `select (select count(*)::int from generate_series(planned_start, planned_end, '1 day') as day
             where extract(isodow from day) < 6) as workdays from public.book_stages where book_id = $1 and kind = 'cover'`,
    [book],
  );
  expect(cover?.workdays).toBe(44);

  // The author chooses one mail a week, makes a calendar, and writes.
  await login(author);
  await page.goto(`/dashboard/projects/${row?.id}`);
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
  await page.getByRole("link", { name: "Open the book The Salt Road" }).click();
  await page.getByLabel("Email about this book").selectOption("weekly");
  await expect(notice(page, "One email a week from now on")).toBeVisible();
  await page.getByRole("button", { name: "Make an address" }).click();
  const address = await page.getByText(/\/calendar\/book\.ics\?token=/).innerText();
  const feed = await request.get(address);
  expect(await feed.text()).toContain("SUMMARY:The Salt Road is out");
  await expectAccessible(page);
  await page.getByRole("button", { name: "End the address" }).click();
  await expect(notice(page, "The address no longer works")).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await page.getByLabel("Write to the house").fill("Shall the pelican stay on the cover?");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: "Messages" }).getByRole("listitem")).toHaveCount(1);

  // The desk sees it under its clock, finds it, and answers.
  await login(imogen);
  await page.goto("/staff");
  const today = page.getByRole("region", { name: /^Authors wrote about their books/ });
  await expect(today.getByRole("listitem").filter({ hasText: "The Salt Road" })).toContainText("due in 23 hours");
  await page.goto("/staff/inbox");
  const waiting = page.getByRole("region", { name: /waits? for an answer/ });
  const line = waiting.getByRole("listitem").filter({ hasText: "The Salt Road" });
  await expect(line).toContainText("due in 23 hours");
  await expectAccessible(page);
  await page.goto("/staff/inbox?search=pelican");
  await page.getByRole("region", { name: "In the messages of books" }).getByRole("link").first().click();
  await expect(page).toHaveURL(`/staff/books/${book}#messages`);
  await page.getByLabel("Write to the author").fill("It stays.");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("It stays.").last()).toBeVisible();
  await page.goto("/staff/inbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
  expect((await mailsTo(request, author.email)).filter(({ subject }) => /a message from/.test(subject))).toEqual([]);

  // Whoever leaves reads first what stays of the book; the last button is the one that says so.
  await login(author);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("“The Salt Road”: production ends with your account.");
  await expect(dialog).toContainText("stay for 7 years after the work ended");
  await expect(dialog.getByRole("button", { name: "Delete permanently" })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel("Password", { exact: true }).fill(author.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(notice(page, "Account deleted")).toBeVisible();
  const [left] = await sql("select owner, closed_at is not null as closed from public.books where id = $1", [book]);
  expect(left).toEqual({ owner: null, closed: true });
});

test("a chapter with a request: from the receipt, without scripts, to the desk", { tag: "@all" }, async ({
  page,
  login,
  browser,
}) => {
  const email = newAddress("pages");
  await page.goto("/");
  await takenOver(page);
  const form = page.locator("#short-consultation");
  await form.getByLabel("Name").fill("Cleo Marsh");
  await form.getByLabel("Email Address").fill(email);
  await page.getByRole("button", { name: "Request Free Consultation" }).click();
  const link = page.getByRole("link", { name: "Send a chapter" });
  await expect(link).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
  await without.getByLabel("Your file").setInputFiles({
    name: "middle.png",
    mimeType: "image/png",
    buffer: Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1"),
  });
  await without.getByRole("button", { name: "Send the file" }).click();
  await expect(without.getByRole("alert")).toContainText("Please send DOCX, ODT, RTF, TXT or PDF");
  await without
    .getByLabel("Your file")
    .setInputFiles({ name: "middle.txt", mimeType: "text/plain", buffer: Buffer.from("The tide came in.\n") });
  await without.getByRole("button", { name: "Send the file" }).click();
  await expect(without.getByRole("heading", { level: 1 })).toHaveText("We have your chapter");
  await plain.close();

  await link.click();
  await expect(page.getByText("is with your request")).toBeVisible();
  await expectAccessibleEverywhere(page);

  await login(imogen);
  await page.goto(`/staff/people/${encodeURIComponent(email)}`);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("middle.txt");
  await page.reload();
  await expect(page.getByText("Opened the file: middle.txt")).toBeVisible();
});
