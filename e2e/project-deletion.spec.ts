import { expectAccessible } from "./accessible.ts";
import { expect, expectAccessibleFromTop, test } from "./books.ts";
import { mailsTo, notice } from "./leads.ts";
import { imogen } from "./staff.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a project that the house works on is deleted when both say so: asked, taken back, asked again, answered", {
  tag: "@all",
}, async ({ page, request, login, newAuthor, bookFor }) => {
  const author = await newAuthor();
  const title = `The Tide Tables ${crypto.randomUUID().slice(0, 8)}`;
  const book = await bookFor(author, title);
  await login(author);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog", { name: `Ask us to delete “${title}”?` });
  const open = () => page.getByRole("button", { name: `Ask us to delete ${title}` }).click();
  await open();
  await expectAccessible(page);
  await dialog.getByLabel("Why").fill("I have lost heart.");
  // What was begun is there again.
  await page.keyboard.press("Escape");
  await open();
  await expect(dialog.getByLabel("Why")).toHaveValue("I have lost heart.");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(notice(page, "Request sent")).toBeVisible();
  await page.getByRole("button", { name: `Keep ${title} after all` }).click();
  await expect(notice(page, "Request taken back")).toBeVisible();
  await open();
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText(/^You asked us on/)).toBeVisible();

  await login(imogen);
  await page.goto("/staff");
  await page.getByRole("listitem").filter({ hasText: title }).getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/staff/books/${book.id}`));
  const question = page.getByRole("region", { name: "The author asks to delete the project" });
  await expect(question.getByRole("button", { name: "Delete it and answer" })).toBeDisabled();
  await question.getByLabel("Your answer").fill("As you wish, and good luck with the next one.");
  await page.reload();
  await expectAccessibleFromTop(page);
  await question.getByRole("button", { name: "Delete it and answer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it and answer" }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(request, author.email)).some(({ text }) => text.includes("As you wish"))).toBe(true); // biome-ignore format: one line

  await login(author);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});
