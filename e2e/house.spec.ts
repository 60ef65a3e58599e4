import { consultationPage } from "#content/consultation.ts";
import { site } from "#content/site.ts";
import { expect, test } from "./fixtures.ts";

test("About tells the story, four figures, three people and five steps", async ({ page, request }) => {
  await page.goto("/about");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [figure, label] of [
    ["500+", "authors served"],
    ["50+", "traditional deals"],
    ["15+", "years experience"],
    ["95%", "success rate"],
  ] as const) {
    await expect(main.locator("dl > div", { hasText: label })).toContainText(figure);
  }
  await expect(main.locator("section", { hasText: "Three desks" }).locator("li h3")).toHaveCount(3);
  await expect(main.locator("ol > li h3")).toHaveText([
    "Manuscript review",
    "Editorial process",
    "Design and production",
    "Publishing setup",
    "Market launch",
  ]);
  await expect(main.locator('a[href="/consultation"]').first()).toBeVisible();
  const guide = await request.get(
    (await main.getByRole("link", { name: "Download Author Guide" }).first().getAttribute("href")) ?? "",
  );
  expect(guide.headers()["content-type"]).toBe("application/pdf");
});

test("six authors stand with face, book, quote and, where they have one, a badge", async ({ page }) => {
  await page.goto("/success-stories");
  const stories = page.locator("main li article");
  await expect(stories).toHaveCount(6);
  for (const story of await stories.all()) {
    await expect(story.locator("img")).toBeVisible();
    await expect(story.locator("svg").first()).toBeVisible();
    await expect(story.locator("h3 a")).toHaveAttribute("href", /^https:\/\/example\.com\/books\//);
    await expect(story.locator("h3 a")).toHaveAttribute("target", "_blank");
    await expect(story.locator("blockquote")).toBeVisible();
    await expect(story.locator("dd")).toHaveText([/^\$[\d,]+ · \d+\smonths$/, /./]);
  }
  await expect(stories.getByText(/^(Endorsed Author|Second Printing|Traditional Deal)$/)).toHaveCount(3);
  const main = page.locator("main");
  for (const href of ["/packages", "/consultation", `mailto:${site.email}`, site.phone.href]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

test("seven outlets and six pieces of press lead out to their pages", { tag: "@all" }, async ({ page }) => {
  await page.goto("/media-coverage");
  const main = page.locator("main");
  await expect(main.locator("section", { hasText: "As Seen In" }).locator("li a[target=_blank]")).toHaveCount(7);
  const pieces = main.getByRole("link", { name: /^Read Full Article/ });
  await expect(pieces).toHaveCount(6);
  for (const piece of await pieces.all()) await expect(piece).toHaveAttribute("target", "_blank");
  for (const href of ["/packages", "/consultation"])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
});

test("the footer has the house’s address, its services, its resources and its small print", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  for (const path of [
    "/services/editorial",
    "/services/design",
    "/services/publishing",
    "/services/marketing",
    "/services/representation",
    "/services/ghostwriting",
    "/author-success-guide",
    "/blog",
    "/query-letter-template",
    "/success-stories",
    "/faq",
    "/privacy-policy",
    "/terms-of-service",
    "/cookie-policy",
    "/consultation",
    "/packages",
    "/",
    `mailto:${site.email}`,
    site.phone.href,
  ]) {
    await expect(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  }
  await expect(footer).toContainText("Glendale, CA");
  await expect(footer).toContainText(site.tagline);
  await expect(footer).toContainText("© 2024");
  await expect(footer).toContainText("Join 5,000+ authors");
  await expect(footer).toContainText("samples");
  await expect(footer.locator("input[type=email]")).toBeVisible();
});

test("the header stays in sight, and leads to the sign-in", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/auth");
});

test("on a phone the menu calls the authors Success Stories", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link")).toHaveText(["About", "Services", "Publishing", "Success Stories", "Blog"]);
  await menu.getByRole("link", { name: "Success Stories" }).click();
  await expect(page).toHaveURL("/success-stories");
});

test("the consultation page has its form, its benefits and three steps of what to expect", async ({ page }) => {
  await page.goto("/consultation");
  const main = page.locator("main");
  await expect(main.locator("form").first()).toBeVisible();
  for (const { title } of consultationPage.benefits.cards) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(main.locator("ol:not(nav ol) > li")).toHaveCount(3);
});
