import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Parts that are only read: HTML that React leaves alone. */

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window);

test("a link in a still part leads on without a new load, and back again", async ({ page }) => {
  await page.goto("/about");
  await mark(page);
  const story = await page.locator("main").innerText();
  const fetched = page.waitForRequest(/consultation\.data/);
  const link = page.locator('main a[href="/consultation"]').first();
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL("/consultation");
  await expect(page.getByLabel("First Name")).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
  await expect(page).toHaveTitle(/consultation/i);
  await page.goBack();
  await expect(page).toHaveTitle(/About the house/);
  await expect.poll(() => page.locator("main").innerText()).toBe(story);
  expect(await isSamePage(page)).toBe(true);
});

test("from one article to the next, everything that is the article's changes", async ({ page }) => {
  await page.goto("/blog/how-to-revise-a-first-draft");
  await mark(page);
  const next = page
    .locator("main")
    .getByRole("link", { name: /^Read More/ })
    .first();
  const path = (await next.getAttribute("href")) ?? "";
  await next.click();
  await expect(page).toHaveURL(path);
  const title = await page.locator("h1").innerText();
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
  await expect(page.locator("h1")).toHaveCount(1);
  const plain = await page.request.get(path);
  expect(await plain.text()).toContain(await page.locator(".long-text p").first().innerText());
  expect(await isSamePage(page)).toBe(true);
});

test("a still part that goes away comes back as it was", async ({ page }) => {
  await page.goto("/blog");
  const featured = page.getByRole("region", { name: "hybrid publishing", exact: false }).first();
  const words = await featured.innerText();
  const cards = page.locator("main article");
  const titles = await cards.getByRole("heading").allInnerTexts();
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill("zzz");
  await expect(cards).toHaveCount(0);
  await expect(featured).toHaveCount(0);
  await search.fill("");
  await expect(cards).toHaveCount(titles.length);
  expect(await cards.getByRole("heading").allInnerTexts()).toEqual(titles);
  expect(await featured.innerText()).toBe(words);
  for (const picture of await cards.locator("svg").all()) await expect(picture).toBeVisible();
});

test("an article that the page did not show at first has its card and its picture when it is found", async ({
  page,
}) => {
  await page.goto("/articles");
  const all = await page.locator("main h2").allInnerTexts();
  await page.goto("/blog");
  const cards = page.locator("main article");
  const shown = await cards.locator("h3").allInnerTexts();
  const [hidden = ""] = all.filter((title) => !shown.includes(title));
  await page.getByRole("searchbox", { name: "Search articles" }).fill(hidden);
  await expect(cards.locator("h3")).toHaveText([hidden]);
  await expect(cards.locator("svg").first()).toBeVisible();
});

test("when the next page's data does not come, the page itself is loaded", async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to fetch/);
  await page.route(/\.data/, (route) => route.abort());
  await page.goto("/about");
  await page.locator('main a[href="/consultation"]').first().click();
  await expect(page).toHaveURL("/consultation");
  await expect(page.getByLabel("First Name")).toBeVisible();
});

test("a new tab, a download and an anchor stay the browser's business", async ({ page, context }) => {
  await page.goto("/services");
  const opened = context.waitForEvent("page");
  await page
    .locator('main a[href="/services/editorial"]')
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/services/editorial");
  await expect(page).toHaveURL("/services");
  await page.goto("/about");
  const download = page.waitForEvent("download");
  await page.locator("main a[download]").first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto("/privacy-policy");
  await mark(page);
  await page.locator('main .contents-list a[href^="#"]:visible').first().click();
  await expect(page).toHaveURL(/privacy-policy#/);
  expect(await isSamePage(page)).toBe(true);
});
