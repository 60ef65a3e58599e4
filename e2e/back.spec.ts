import { chromiumFlags, findChromium } from "./find-chromium.ts";
import { expect, test } from "./fixtures.ts";
import { takenOver } from "./leads.ts";

// Visitors' browsers remember the pages they left (bfcache); Playwright switches that off, and the headless shell lacks it.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("Back is instant: a page comes out of the browser's own memory as it was left", async ({ page }) => {
  await page.goto("/blog");
  await takenOver(page);
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await page.getByRole("searchbox", { name: "Search articles" }).fill("advances");
  await expect(page.getByText("Found 1 article", { exact: true })).toBeVisible();
  // Pressed in the page itself: whatever the driver still asks of a page that was left takes it out of memory.
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/services"]')?.click());
  await page.waitForURL("/services");
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(page.getByText("Found 1 article", { exact: true })).toBeVisible();
});
