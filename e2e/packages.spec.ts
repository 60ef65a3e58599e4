import { packagesPage } from "#content/packages.ts";
import { expect, test } from "./fixtures.ts";

/** The specification’s packages, typed here a second time on purpose. */
const specified = [
  { name: "Launch Package", price: "$2,999", features: 8, excluded: 3, support: 3, time: "3–4 months" },
  { name: "Pro Package", price: "$5,999", features: 10, excluded: 2, support: 6, time: "4–6 months" },
  { name: "Endorsed Author Program", price: "$12,999", features: 10, excluded: 0, support: 12, time: "6–12 months" },
] as const;

for (const { name, price, features, excluded, support, time } of specified) {
  test(`the ${name} costs ${price}, and lists all that is in it and all that is not`, async ({ page }) => {
    await page.goto("/packages");
    const card = page.locator("main li").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByText(time, { exact: true })).toBeVisible();
    await expect(card.getByText(`${support} months of support`, { exact: true })).toBeVisible();
    const included = card.locator("div", { has: page.getByRole("heading", { name: "What is included" }) }).last();
    const notIncluded = card.locator("div", { has: page.getByRole("heading", { name: "Not included" }) }).last();
    await expect(included.locator("li")).toHaveCount(features);
    await expect(notIncluded.locator("li")).toHaveCount(excluded);
    await expect(card.getByText("Most Popular")).toHaveCount(name === "Pro Package" ? 1 : 0);
    expect(await included.locator('a[href^="/services/"]').count()).toBeGreaterThan(5);
  });
}

test("features lead to the four additional services too", { tag: "@all" }, async ({ page }) => {
  await page.goto("/packages");
  for (const service of [
    "author-website-development",
    "social-media-setup",
    "press-release-distribution",
    "book-trailer-video",
  ]) {
    await expect(page.locator(`main a[href="/services/${service}"]`).first()).toBeVisible();
  }
});

test("Apply Now opens the consultation form with the package named", async ({ page }) => {
  await page.goto("/packages");
  await page.getByRole("link", { name: /^Apply Now.*Pro Package$/ }).click();
  await expect(page).toHaveURL("/consultation?package=pro");
  await expect(page.locator("main").getByText("Pro Package").first()).toBeVisible();
});

test("the guide says which package suits whom, and which suits nobody yet", { tag: "@all" }, async ({ page }) => {
  await page.goto("/packages");
  await expect(page.getByRole("heading", { name: packagesPage.guide.title })).toBeVisible();
  for (const { title } of packagesPage.guide.cards)
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("the questions name the success rates, the credit on an upgrade, and open one at a time", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/packages");
  const questions = page.locator("main details");
  await questions.filter({ hasText: "Can I upgrade later?" }).locator("summary").click();
  await expect(questions.getByText("is credited in full")).toBeVisible();
  await questions.filter({ hasText: "find representation or a publisher" }).locator("summary").click();
  await expect(questions.getByText("60% have found representation and 35% have signed")).toBeVisible();
  await expect(page.locator("main details[open]")).toHaveCount(1);
});
