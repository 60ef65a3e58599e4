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
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  // What comes out of memory does not load again.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(page.getByText("Found 1 article", { exact: true })).toBeVisible();
});
