import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { takenOver } from "./leads.ts";
import { publicPages } from "./pages.ts";

/** Counts what changes where somebody can see it or hear it read, from now on. */
const watchChanges = (page: Page) =>
  page.evaluate(() => {
    const counter = { changes: 0 };
    Object.assign(window, { counter });
    const count = () => {
      counter.changes += 1;
    };
    new MutationObserver(count).observe(document.body, { subtree: true, childList: true, attributes: true });
    for (const event of ["toggle", "invalid", "scroll", "selectionchange"])
      document.addEventListener(event, count, true);
  });

const changes = (page: Page) =>
  page.evaluate(() => (window as unknown as { counter: { changes: number } }).counter.changes);

/** Whatever was opened goes away, so that the next button can be reached. */
async function closeEverything(page: Page) {
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  });
}

for (const path of publicPages) {
  test(`without network every press on ${path} is answered, and the page stays`, async ({
    page,
    context,
    expectComplaint,
  }) => {
    test.setTimeout(180_000);
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported module/);
    await page.goto(path);
    await takenOver(page);
    await context.setOffline(true);
    await watchChanges(page);
    // From the last to the first: the chat's button would wait under the notice that the footer's form brings.
    const buttons = (await page.locator("button:visible").all()).reverse();
    const unanswered: string[] = [];
    for (const button of buttons) {
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      const name = (await button.innerText()) || (await button.getAttribute("aria-label")) || "";
      // What is chosen already has nothing to answer.
      if (
        (await button.getAttribute("aria-pressed")) === "true" ||
        (await button.getAttribute("aria-selected")) === "true"
      )
        continue;
      const before = await changes(page);
      await button.click();
      await expect
        .poll(() => changes(page), { timeout: 5_000 })
        .toBeGreaterThan(before)
        .catch(() => unanswered.push(name));
      await closeEverything(page);
    }
    expect(unanswered).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator("h1").first()).toBeVisible();
  });
}

test("a form that is sent without network says so and keeps every word; with network again it is sent", async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported module/);
  await page.goto("/about");
  await takenOver(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await form.getByRole("textbox").fill("ada@example.com");
  await form.getByRole("button").click();
  await expect(page.locator("[data-sonner-toast], #plain-notice:not([hidden])").first()).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveValue("ada@example.com");
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("a part that sleeps when the network goes says so, and wakes at the next touch when it is back", async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported module/);
  await page.route(/\/assets\/wake/, (route) => route.abort(), { times: 1 });
  await page.goto("/blog/the-truth-about-book-advances");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("You seem to be offline")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Bookmarked", exact: true })).toBeVisible();
});
