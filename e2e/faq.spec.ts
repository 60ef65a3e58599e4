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
  await expect(questions).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(questions).toHaveCount(25);
  await expect(page.getByRole("button", { name: "All Categories" })).toHaveAttribute("aria-pressed", "true");
});

test("where a search finds nothing, the questions that hold most of its words stand below", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.getByLabel("Search the questions").fill("keep my copyrigth");
  await expect(page.getByText("No questions found")).toBeVisible();
  const near = page.getByRole("region", { name: "These hold most of your words" });
  await expect(near.locator("summary").first()).toHaveText("Do I keep the rights to my book?");
});

test("an address that names a question opens it", { tag: "@all" }, async ({ page }) => {
  await page.goto("/faq#who-will-be-my-contact-during-the-project");
  await expect(page.locator("main details[open] summary")).toHaveText("Who will be my contact during the project?");
});

test("five categories hold five questions each, under the counts of the first screen", async ({ page }) => {
  await page.goto("/faq");
  const main = page.locator("main");
  for (const [figure, label] of [
    ["25", "questions"],
    ["5", "categories"],
    ["500+", "authors helped"],
    ["4.9/5", "client rating"],
    ["24hr", "response time"],
  ] as const) {
    await expect(main.locator("dl > div", { hasText: label })).toContainText(figure);
  }
  for (const name of [
    "Services & Publishing",
    "Pricing & Packages",
    "Working Process",
    "Success & Results",
    "Support & Communication",
  ]) {
    await expect(main.getByRole("region", { name, exact: true }).locator("details")).toHaveCount(5);
  }
});

test("a category opens one question at a time, and it closes again", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  const summaries = page.getByRole("region", { name: "Working Process" }).locator("summary");
  await summaries.nth(1).click();
  await summaries.nth(3).click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await summaries.nth(3).click();
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("the answers state the specified times and rates", async ({ page }) => {
  await page.goto("/faq");
  for (const words of [
    "2–6 weeks",
    "1–3 weeks",
    "2–8 weeks",
    "3–4 months",
    "4–6 months",
    "6–12 months",
    "60%",
    "35%",
  ]) {
    await expect(page.locator("main details").filter({ hasText: words }).first(), words).toBeAttached();
  }
});

test("who still has questions can meet, call or write, or read on", { tag: "@all" }, async ({ page }) => {
  await page.goto("/faq");
  const contact = page.locator("section", { has: page.getByRole("heading", { name: "Still Have Questions?" }) });
  await expect(contact).toContainText("30 minutes");
  await expect(contact).toContainText("within 24 hours");
  await expect(contact.locator("li a")).toHaveCount(3);
  await expect(contact.locator('a[href="/consultation"]')).toBeVisible();
  await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
  for (const path of ["/author-success-guide", "/success-stories", "/services"]) {
    await expect(page.locator(`main li a[href="${path}"]`).first()).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all questions can be read, one open at a time in each category", { tag: "@all" }, async ({ page }) => {
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
