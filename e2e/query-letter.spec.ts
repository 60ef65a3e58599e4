import { queryLetterTemplate } from "../content/query-letter-template.ts";
import { expect, test } from "./fixtures.ts";

test("the template is copied whole, and the notice names it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/query-letter-template", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied!")).toBeVisible();
  await expect(page.getByText("Query letter template copied to clipboard")).toBeVisible();
  const width = await page.locator("[data-sonner-toast]").evaluate((toast) => toast.clientWidth + 2);
  expect(Math.abs(width - 356)).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(queryLetterTemplate);
});

test("where the clipboard is closed, the letter is selected and the notice says how to go on", { tag: "@all" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("closed")) } });
  });
  await page.goto("/query-letter-template", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Almost copied")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("Dear [Ms./Mr./Mx.]");
});
