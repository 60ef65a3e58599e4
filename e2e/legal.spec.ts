import { site } from "#content/site.ts";
import { expect, test } from "./fixtures.ts";
import { firstOf } from "./pages.ts";

for (const [path, title] of firstOf([
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
  ["/cookie-policy", "Cookie Policy"],
] as const)) {
  test(`the ${title} says when it was last updated and how to reach the house`, { tag: "@more" }, async ({ page }) => {
    await page.goto(path);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByText("Last updated January 1, 2024", { exact: true })).toBeVisible();
    await expect(main.locator(`a[href="${site.phone.href}"]`).first()).toHaveText(site.phone.label);
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  });
}

test("privacy and legal questions have mailboxes of their own", { tag: "@all" }, async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.locator(`main a[href="mailto:${site.privacyEmail}"]`).first()).toBeVisible();
  await page.goto("/terms-of-service");
  await expect(page.locator(`main a[href="mailto:${site.legalEmail}"]`).first()).toBeVisible();
});

test("the terms give 30 days’ notice of a material change, and hold the terms of the offer", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/terms-of-service");
  await expect(
    page
      .locator("main")
      .getByText(/30\sdays’ notice/)
      .first(),
  ).toBeVisible();
  await expect(page.locator("main").getByText(/25%/).first()).toBeVisible();
});

test("the contents lead to their parts", async ({ page }) => {
  await page.goto("/terms-of-service");
  const contents = page.locator('main nav a[href^="#"]:visible');
  expect(await contents.count()).toBeGreaterThan(5);
  const target = (await contents.nth(2).getAttribute("href")) ?? "";
  await contents.nth(2).click();
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
});

test("on a phone the parts are folded, and a link to one of them opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/terms-of-service#canceling-and-what-you-get-back");
  const part = (id: string) => page.locator(`[id="${id}"] p`).first();
  await expect(part("canceling-and-what-you-get-back")).toBeInViewport();
  await expect(part("liability")).toBeHidden();
  await page.locator("summary", { hasText: "Liability" }).click();
  await expect(part("liability")).toBeVisible();
});
