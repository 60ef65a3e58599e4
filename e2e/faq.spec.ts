import { expect, test } from "./fixtures.ts";

test("search and category narrow the questions down, and Clear Filters brings all back", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  const questions = page.locator("main details");
  await expect(questions).toHaveCount(25);
  await page.getByRole("button", { name: "Pricing & Packages" }).click();
  await expect(questions).toHaveCount(5);
  await page.getByLabel("Search the questions").fill("UPGRADE");
  await expect(questions).toHaveCount(1);
  await page.getByLabel("Search the questions").fill("xylophone");
  await expect(page.getByText("No questions found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(questions).toHaveCount(25);
  await expect(page.getByRole("button", { name: "All Categories" })).toHaveAttribute("aria-pressed", "true");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all questions can be read, one open at a time in each category", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("main details")).toHaveCount(25);
    await expect(page.getByLabel("Search the questions")).toBeHidden();
    await page.locator("main summary").nth(0).click();
    await page.locator("main summary").nth(1).click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await page.locator("main summary").nth(1).click();
    await expect(page.locator("main details[open]")).toHaveCount(0);
  });
});
