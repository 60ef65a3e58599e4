import { expect, test } from "./fixtures.ts";
import { onePerKind, publicPages } from "./pages.ts";

test("the header leads everywhere the specification says", async ({ page }) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  for (const [name, path] of [
    ["Services", "/services"],
    ["Publishing", "/packages"],
    ["Authors", "/success-stories"],
    ["Blog", "/blog"],
    ["About", "/about"],
    ["Free Consultation", "/consultation"],
  ] as const) {
    await header.getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
  }
  await header
    .getByRole("link", { name: /Halftitle/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
});

test("an alias leads to its page for good", async ({ request }) => {
  for (const [alias, page] of [
    ["book-design", "design"],
    ["marketing-publicity", "marketing"],
    ["publishing-distribution", "publishing"],
    ["literary-representation", "representation"],
    ["editorial-services", "editorial"],
  ] as const) {
    const answer = await request.get(`/services/${alias}`, { maxRedirects: 0 });
    expect(answer.status(), alias).toBe(301);
    expect(answer.headers().location).toBe(`/services/${page}`);
  }
});

test("an unknown address says so, with status 404, and logs the path", async ({ page, request, expectComplaint }) => {
  expectComplaint(/404/);
  // What developers see, what lies below a page, what is nearly one.
  for (const path of ["/gallery", "/about/us", "/services/nothing", "/guides/nothing", "/abouts"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("on a phone the menu and the bottom bar lead on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: /quick|phone|mobile/i });
  await expect(bar.getByRole("link", { name: "Book a Call" })).toHaveAttribute("href", /^tel:/);
  await expect(bar.getByRole("link", { name: "Live Chat" })).toHaveAttribute("href", "/consultation");
  await bar.getByRole("link", { name: "Packages" }).click();
  await expect(page).toHaveURL("/packages");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page reads and leads on", { tag: "@more" }, async ({ page }) => {
    for (const path of onePerKind(publicPages)) {
      await page.goto(path);
      await expect(page.locator("h1").first(), path).toBeVisible();
      expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(200);
    }
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL("/services");
  });

  test("pages that need it say so", async ({ page }) => {
    for (const path of ["/auth", "/dashboard", "/staff"]) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript/).first(), path).toBeVisible();
    }
  });
});
