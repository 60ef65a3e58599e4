import { expect, test } from "./fixtures.ts";

/** Public pages are documents: links are links, and what moves in them moves by itself. */

test("the open chat and what stands in its box go along to the next page", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Open the chat" }).click();
  await page.getByLabel("Your message").fill("What does editing");
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("dialog").getByLabel("Your message")).toHaveValue("What does editing");
});

test("a drawn part that goes away comes back as it was", { tag: "@all" }, async ({ page }) => {
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

test("an article that the page did not show at first has its card and its picture when it is found", {
  tag: "@all",
}, async ({ page }) => {
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

test("a new tab, a download and an anchor are the browser's business", { tag: "@all" }, async ({ page, context }) => {
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
  await page.locator('main .contents-list a[href^="#"]:visible').first().click();
  await expect(page).toHaveURL(/privacy-policy#/);
});
