import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { papers } from "../content/one-book/one-book.ts";
import { readPdf } from "../press/documents/testing/read-pdf.ts";
import { expect, test } from "./fixtures.ts";

async function takeAlong(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: link }).click()]);
  return { name: download.suggestedFilename(), pdf: readPdf(new Uint8Array(await readFile(await download.path()))) };
}

test("one book is followed through its papers: read with notes, taken along filled in, and blank to type into", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("footer").getByRole("link", { name: "One Book, Every Document" }).click();
  const list = page.locator("main");
  await expect(list.getByRole("heading", { level: 3 })).toContainText(papers.map(({ name }) => name));
  await expect(list.getByText(/Author, book, people and sales are invented/)).toBeVisible();

  await list.getByRole("link", { name: "First royalty statement", exact: true }).click();
  await expect(page).toHaveURL("/one-book/royalty-statement");
  // 120 × $2.60 and 85 × $6.20 at 60 percent, 14 receipts of $8.10 back, 140 × $6.78 at 70 percent.
  const total = page.getByRole("table", { name: "The statement" }).getByRole("row").last();
  await expect(total.getByRole("cell").last()).toHaveText("$1,099.80");
  await expect(page.getByRole("complementary", { name: "In the margin: What came back" })).toContainText("reserve");

  const filled = await takeAlong(page, "Download filled");
  expect(filled.name).toBe("one-book-royalty-statement.pdf");
  expect(filled.pdf.fields).toEqual([]);
  const blank = await takeAlong(page, "Download blank, to type into");
  expect(blank.name).toBe("one-book-royalty-statement-blank.pdf");
  expect(blank.pdf.fields.length).toBeGreaterThan(50);
  expect(blank.pdf.fields.map(({ name }) => name)).toContain("The statement, row 1: Copies");

  await page.getByRole("link", { name: "Ninety-day report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What sold the book, and what did not");
  // After the last paper comes the first.
  await page.locator("main").getByRole("link", { name: "Next Query letter" }).click();
  await expect(page.getByRole("listitem").getByText(/For forty-one years I let myself into/)).toBeVisible();
});

test("the edited page shows what goes and what comes in, and the template of the query letter leads to a whole one", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/one-book/line-edit");
  await expect(page.locator("main del").first()).toHaveText("very ");
  await expect(page.locator("main ins").first()).toHaveText("his grandfather had built");
  await expect(page.getByRole("list", { name: "The editor’s queries" }).getByRole("listitem")).toHaveCount(3);
  await page.goto("/query-letter-template");
  await page.getByRole("link", { name: "A whole letter for a memoir, with notes" }).click();
  await expect(page).toHaveURL("/one-book/query-letter");
});
