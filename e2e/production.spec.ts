import { readFileSync } from "node:fs";
import { expectAccessible } from "./accessible.ts";
import { mailsTo, notice } from "./leads.ts";
import { expect, imogen, test } from "./staff.ts";

const proof = readFileSync("build/client/resources/author-success-guide.pdf");

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a whole book: taken into production, handed in, slipped with its reason, proofed and approved", async ({
  page,
  request,
  login,
  newAuthor,
  sql,
}) => {
  const author = await newAuthor();
  const [row] = await sql(
    `insert into public.projects (owner, title, genre, target_words)
       select id, 'The Tide Tables', 'Memoir', 60000 from auth.users where email = $1 returning id`,
    [author.email],
  );
  const mailed = (subject: RegExp) =>
    expect.poll(async () => (await mailsTo(request, author.email)).filter((mail) => subject.test(mail.subject)).length);

  // The house opens production, and asks for the manuscript.
  await login(imogen);
  await page.goto(`/staff/projects/${row?.id}`);
  await page.getByLabel("Package").selectOption("pro");
  await page.getByRole("button", { name: "Take into production" }).click();
  await expect(page).toHaveURL(/\/staff\/books\/\d+$/);
  const book = page.url().split("/").at(-1) ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Tide Tables");
  const stages = page.getByRole("region", { name: "Stages" }).getByRole("listitem");
  await stages.first().getByRole("button", { name: "Begin" }).click();
  await expect(stages.first().getByRole("button", { name: "Begin" })).toHaveCount(0);
  await page.getByLabel("What", { exact: true }).fill("Send the manuscript");
  await page.getByLabel("Why", { exact: true }).fill("The line editor starts from it.");
  await page.getByLabel("Settled by").selectOption("manuscript");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("The line editor starts from it.")).toBeVisible();
  await expectAccessible(page);
  await mailed(/is in production/).toBe(1);
  await mailed(/Send the manuscript/).toBe(1);

  // The author sees at once what is happening and what is owed, on a phone, and hands in.
  await login(author);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await page.getByRole("region", { name: "In production" }).getByRole("link", { name: "The Tide Tables" }).click();
  await expect(page).toHaveURL(`/dashboard/books/${book}`);
  const owed = page.getByRole("link", { name: "Send the manuscript" });
  await expect(owed).toBeInViewport();
  await expect(page.getByText("waiting for: Send the manuscript")).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel("Choose a file").setInputFiles({
    name: "notes.txt.exe",
    mimeType: "text/plain",
    buffer: Buffer.from("MZ\x90\0\x03"),
  });
  await page.getByRole("button", { name: "Send", exact: true }).last().click();
  await expect(page.getByText(/This is not a file we can work with/).first()).toBeVisible();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "tide-tables.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Chapter One\n\nThe tide came in.\n"),
  });
  await page.getByLabel("What changed").fill("The first whole draft");
  await page.getByRole("button", { name: "Send", exact: true }).last().click();
  const files = page.getByRole("region", { name: "Files" });
  await expect(files.getByText(/^Version 1, 31 bytes/)).toBeVisible();
  for (const box of await files.getByRole("checkbox").all()) await box.check();
  await files.getByRole("button", { name: "Hand in" }).click();
  await expect(notice(page, "Handed in")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("There is nothing for you to do at the moment.")).toBeVisible();
  await page.getByLabel("Write to the house").fill("When does the line edit begin?");
  await page.getByRole("button", { name: "Send", exact: true }).first().click();
  await expect(page.getByRole("region", { name: "Messages" }).getByRole("listitem")).toHaveCount(1);

  // A slip has a reason, and shows what else moves before anything is stored.
  await login(imogen);
  await page.goto("/staff/books");
  await expect(page.getByRole("row", { name: /The Tide Tables/ })).toContainText("Agreement");
  await page.getByRole("link", { name: "The Tide Tables" }).first().click();
  const line = stages.filter({ hasText: "Line edit" });
  await line.getByRole("button", { name: "Move" }).click();
  const dialog = page.getByRole("dialog", { name: "Move Line edit" });
  const end = dialog.getByLabel("To");
  const later = new Date(Date.parse(await end.inputValue()) + 14 * 86_400_000).toISOString().slice(0, 10);
  await end.fill(later);
  await expect(dialog.getByRole("status").getByRole("listitem")).not.toHaveCount(1);
  await dialog.getByLabel(/Why\?/).fill("The editor has the flu.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Move and tell the author" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "The record" })).toContainText("The editor has the flu.");
  await mailed(/^A date of “The Tide Tables” has moved/).toBe(1);

  // A proof goes out, is read in the browser, and is approved under its hash.
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "interior.pdf", mimeType: "application/pdf", buffer: proof });
  await page.getByLabel("What it is").selectOption("proof");
  await page.getByRole("button", { name: "Send", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Download interior.pdf" })).toBeVisible();
  const form = page.getByLabel("What the author should look at");
  await page.getByRole("combobox", { name: "File" }).selectOption({ label: "interior (1)" });
  await form.fill("Please look at page 2.");
  await page.getByRole("button", { name: "Send for approval" }).click();
  await expect(notice(page, "Sent for approval")).toBeVisible();

  await login(author);
  await page.goto(`/dashboard/books/${book}`);
  await expect(page.getByText("The editor has the flu.")).toBeVisible();
  await page.getByRole("link", { name: "Open the proof" }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole("img", { name: /^Page 2 of/ }).click({ position: { x: 120, y: 160 } });
  await page.getByLabel("Your comment on page 2").fill("This line is lovely.");
  await page.getByRole("button", { name: "Add the comment" }).click();
  await expect(page.getByText("This line is lovely.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Your full name/).fill("Ada Lark");
  await page.getByRole("button", { name: "Approve this file" }).click();
  await expect(notice(page, "Your answer is on record")).toBeVisible();
  await expect(page.getByText(/approved by Ada Lark/)).toBeVisible();
  await mailed(/interior, version 1, is approved/).toBe(1);
});
