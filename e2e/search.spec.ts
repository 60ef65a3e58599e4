import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const boxOf = (page: Page) => page.getByRole("textbox", { name: "Search the site" });
const resultsOf = (page: Page) => page.getByRole("list", { name: "Search Results" }).getByRole("link");

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const box = boxOf(page);
  await expect(box).toBeFocused();
  return box;
}

test("the index is fetched when the search is first used, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/search-index.json");
  const box = await openSearch(page);
  await box.fill("editing");
  await expect(resultsOf(page).first()).toBeVisible();
  expect(asked).toContain("/search-index.json");
});

test("a chip fills the box, the arrows choose, Enter opens, and the search closes empty", async ({ page }) => {
  await page.goto("/about");
  const box = await openSearch(page);
  await expect(box).toHaveAttribute("placeholder", "Search services, guides, and more...");
  await page.getByRole("button", { name: "publishing packages" }).click();
  await expect(box).toHaveValue("publishing packages");
  await expect(page.getByText("10 results").first()).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(resultsOf(page).first()).toBeFocused();
  await expect(resultsOf(page).first()).toContainText("Publishing Packages");
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/packages");
  await expect(box).toBeHidden();
  await expect(await openSearch(page)).toHaveValue("");
});

test("submitting keeps the text as a recent search and stays on the page; nothing is kept of spaces", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/about");
  let box = await openSearch(page);
  await box.fill("   ");
  await box.press("Enter");
  await box.fill("Memoir help");
  await box.press("Enter");
  await expect(page).toHaveURL("/about");
  await page.reload();
  box = await openSearch(page);
  await expect(page.getByRole("list", { name: "Recent Searches" }).getByRole("button")).toHaveText(["Memoir help"]);
});

test("no hits say so, with a hint", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await (await openSearch(page)).fill("xylophone");
  await expect(page.getByText("No results found for “xylophone”", { exact: true })).toBeVisible();
  await expect(page.getByText("Try searching for services, publishing, or editing", { exact: true })).toBeVisible();
});

test("Escape, a click elsewhere and the toggle all close the search", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  let box = await openSearch(page);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  box = await openSearch(page);
  await page.mouse.click(20, 700);
  await expect(box).toBeHidden();
  box = await openSearch(page);
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await expect(box).toBeHidden();
});

test("on a phone the menu holds the box, and a result leads on", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await boxOf(page).fill("query letter");
  await resultsOf(page)
    .filter({ hasText: /Query Letter Template/ })
    .first()
    .click();
  await expect(page).toHaveURL("/query-letter-template");
  await expect(boxOf(page)).toBeHidden();
});

test("an empty box offers the first five of ten phrases; typing keeps those that match", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/about");
  const box = await openSearch(page);
  await expect(page.getByRole("list", { name: "Popular Searches" }).getByRole("button")).toHaveText([
    "ghostwriting services",
    "book editing",
    "book cover design",
    "publishing packages",
    "marketing services",
  ]);
  await box.fill("BOOK");
  await expect(page.getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveText([
    "book editing",
    "book cover design",
    "book distribution",
  ]);
});

test("at most ten results show, each with its kind and what it is about, under their count", async ({ page }) => {
  await page.goto("/about");
  await (await openSearch(page)).fill("book publishing");
  const results = resultsOf(page);
  await expect(results).toHaveCount(10);
  await expect(page.getByText("10 results").first()).toBeAttached();
  for (const result of await results.all()) {
    await expect(result.locator("svg")).toBeVisible();
    await expect(result.getByText(/^(Page|Service|Blog|Guide)$/)).toBeVisible();
    await expect(result).toHaveAttribute("href", /^\//);
  }
});

test("a single letter finds nothing", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await (await openSearch(page)).fill("a");
  await expect(page.getByText("No results found for “a”", { exact: true })).toBeVisible();
});

test("a question of the FAQ is found by its own words, and opened", async ({ page }) => {
  await page.goto("/about");
  await (await openSearch(page)).fill("keep the rights");
  await resultsOf(page).first().click();
  await expect(page).toHaveURL("/faq#do-i-keep-the-rights-to-my-book");
  await expect(page.locator("main details[open] summary")).toHaveText("Do I keep the rights to my book?");
});

test("below a search without results stands what is spelled nearly so, and it is named as such", async ({ page }) => {
  await page.goto("/about");
  await (await openSearch(page)).fill("ghostwritter");
  await expect(page.getByText("No results found for “ghostwritter”", { exact: true })).toBeVisible();
  const near = page.getByRole("list", { name: "Close to what you typed" }).getByRole("link");
  await expect(near.first()).toContainText("Ghostwriting Services");
});

test("Tab goes from the text to the results", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await (await openSearch(page)).fill("ghostwriting services");
  await expect(resultsOf(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(resultsOf(page).first()).toBeFocused();
});
