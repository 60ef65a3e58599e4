import { listArticles } from "#app/features/articles/article-shelf.server.ts";
import { resources } from "#content/resources.ts";
import { expect, test } from "./fixtures.ts";

const articles = listArticles();
const advances = "/blog/the-truth-about-book-advances";

test("the featured article is the guide to hybrid publishing", async ({ page }) => {
  await page.goto("/blog");
  const featured = page.locator("section[aria-labelledby=featured]");
  await expect(featured.getByRole("link").first()).toHaveAttribute(
    "href",
    "/blog/complete-guide-hybrid-publishing-2024",
  );
});

test("the first six of twelve articles are shown, and the rest is one link away", async ({ page }) => {
  await page.goto("/blog", { waitUntil: "networkidle" });
  const cards = page.getByRole("link", { name: /^Read More/ });
  await expect(page.getByRole("status").filter({ hasText: "Found" })).toHaveText("Found 12 articles");
  await expect(cards).toHaveCount(6);
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("href")))).toEqual(
    articles.slice(0, 6).map(({ slug }) => `/blog/${slug}`),
  );
  await page.getByRole("link", { name: "See All Articles" }).click();
  await expect(page).toHaveURL("/articles");
});

test("a category shows its own articles and says how many there are", { tag: "@all" }, async ({ page }) => {
  await page.goto("/blog", { waitUntil: "networkidle" });
  const filters = page.getByRole("group", { name: "Filter by category" }).getByRole("button");
  await expect(filters).toHaveText(["All", "Publishing", "Marketing", "Traditional Publishing", "Design", "Writing"]);
  for (const category of ["Publishing", "Marketing", "Traditional Publishing", "Design", "Writing"]) {
    await filters.filter({ hasText: new RegExp(`^${category}$`) }).click();
    const count = articles.filter((article) => article.category === category).length;
    await expect(
      page.getByText(`Found ${count} article${count === 1 ? "" : "s"} in ${category}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(Math.min(count, 6));
  }
});

test("the search reads title, excerpt and author in any case, and one button clears everything", async ({ page }) => {
  await page.goto("/blog", { waitUntil: "networkidle" });
  const box = page.locator("main").getByRole("searchbox", { name: "Search articles" });
  await box.fill("TRUTH ABOUT BOOK ADV");
  await expect(page.getByText("Found 1 article", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", advances);
  await box.fill("thomas achterberg");
  const byThomas = articles.filter(({ author }) => author === "thomas-achterberg").length;
  await expect(page.getByText(`Found ${byThomas} articles`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Design", exact: true }).click();
  await box.fill("xylophone");
  await expect(page.getByText("No articles found matching your criteria", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(box).toHaveValue("");
  await expect(page.getByText("Found 12 articles", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a filter survives a reload", { tag: "@all" }, async ({ page }) => {
  await page.goto("/blog", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Writing", exact: true }).click();
  await expect(page).toHaveURL("/blog?category=Writing");
  await page.reload();
  await expect(page.getByRole("button", { name: "Writing", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a saved article is listed on the blog until it is removed", async ({ page }) => {
  await page.goto(advances, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Article bookmarked!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bookmarked", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Bookmarked", exact: true })).toBeVisible();

  await page.goto("/blog", { waitUntil: "networkidle" });
  const saved = page.getByRole("region", { name: "Your saved articles" });
  await expect(saved.getByRole("link")).toHaveAttribute("href", advances);
  await saved.getByRole("button", { name: /^Remove The Truth About Book Advances/ }).click();
  await expect(page.getByText("Bookmark removed")).toBeVisible();
  await expect(saved.getByText("Nothing saved yet.")).toBeVisible();
});

test("taking the bookmark off on the article says so", { tag: "@all" }, async ({ page }) => {
  await page.goto(advances, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Bookmarked", exact: true }).click();
  await expect(page.getByText("Bookmark removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
});

test("where the device cannot share, the link is copied and the notice says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(advances, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + advances);
});

test("a device that can share is given the article", { tag: "@all" }, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.title = `shared ${data.url}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.goto(advances, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page).toHaveTitle(`shared ${baseURL}${advances}`);
});

test("eight free resources are real files of their kind, with the specified page counts", async ({ page, request }) => {
  await page.goto("/blog");
  const downloads = page.locator('main a[href^="/resources/"]');
  await expect(downloads).toHaveCount(8);
  expect(resources.flatMap(({ pages }) => pages ?? [])).toEqual([12, 8, 16, 20, 15, 18]);
  const types = {
    PDF: "application/pdf",
    DOCX: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  };
  for (const { title, type, pages, downloadUrl } of resources) {
    const entry = page.locator("main li").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(entry.getByText(pages ? `${type} · ${pages} pages` : type, { exact: true })).toBeVisible();
    await expect(entry.getByRole("link")).toHaveAttribute("href", downloadUrl);
    const file = await request.get(downloadUrl);
    expect(file.status(), downloadUrl).toBe(200);
    expect(file.headers()["content-type"], downloadUrl).toBe(types[type]);
    expect((await file.body()).subarray(0, 4).toString("latin1"), downloadUrl).toBe(
      type === "PDF" ? "%PDF" : "PK\x03\x04",
    );
  }
});

test("the newsletter is offered with its readers named", { tag: "@all" }, async ({ page }) => {
  await page.goto("/blog");
  const main = page.locator("main");
  await expect(main.getByText("Join 5,000+ authors").first()).toBeVisible();
  await expect(main.locator("input[type=email]")).toBeVisible();
});

test("two notices that wait for their code come in the order of the presses", { tag: "@all" }, async ({ page }) => {
  const pressedTwice = Promise.withResolvers<void>();
  await page.route(/\/assets\/notice-/, async (route) => {
    await pressedTwice.promise;
    await route.continue();
  });
  await page.goto(advances);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Bookmarked", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  pressedTwice.resolve();
  await expect(page.locator("[data-sonner-toast]")).toHaveText(["Bookmark removed", "Article bookmarked!"]);
});
