import type { Page } from "@playwright/test";

/** From here on time passes on the page only when the journey says so, however long this machine takes. */
export async function stopTime(page: Page, now = new Date()) {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now.getTime() + 1000);
}
