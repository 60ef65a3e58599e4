import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

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
    addEventListener("beforeprint", count);
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

/** What this browser complains of when there is no network, whatever the page makes of it. */
export const complaintsOffline = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported module/;

/** With the network off, each button of the page: every press changes something, and the page stays. */
export async function pressEverythingOffline(page: Page, context: BrowserContext, leavesBy?: string) {
  const { pathname } = new URL(page.url());
  await context.setOffline(true);
  await watchChanges(page);
  // From the last to the first: the chat's button would wait under the notice that the footer's form brings.
  const buttons = (await page.locator("button:visible").all()).reverse();
  expect(buttons).not.toEqual([]);
  const unanswered: string[] = [];
  // A file that the page made by itself is an answer too; the browser shows it.
  let files = 0;
  page.on("download", () => {
    files += 1;
  });
  const answers = async () => files + (await changes(page));
  for (const button of buttons) {
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const name = (await button.innerText()) || (await button.getAttribute("aria-label")) || "";
    // What is chosen already has nothing to answer.
    const isChosen = await button.evaluate(({ ariaPressed, ariaSelected }) =>
      [ariaPressed, ariaSelected].includes("true"),
    );
    if (isChosen || name === leavesBy) continue;
    const before = await answers();
    await button.click();
    await expect
      .poll(answers, { timeout: 5_000 })
      .toBeGreaterThan(before)
      .catch(() => unanswered.push(name));
    await closeEverything(page);
  }
  expect(unanswered).toEqual([]);
  // A press may lead on to a blank sheet of the same tool, whose code is here already.
  expect(`${new URL(page.url()).pathname}/`).toContain(`${pathname}/`.replace("//", "/"));
  await expect(page.locator("h1").first()).toBeVisible();
}
