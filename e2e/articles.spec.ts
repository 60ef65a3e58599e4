import { listArticles, listGuides, summarize } from "#app/features/articles/article-shelf.server.ts";
import { site } from "#content/site.ts";
import { slugOfTitle } from "#domain/slug.ts";
import { expect, test } from "./fixtures.ts";

const articles = listArticles().map(summarize);

test("twelve cards say all there is to say, and lead to their articles by the rule of the title", async ({ page }) => {
  await page.goto("/articles");
  await expect(page.getByText("Showing 12 of 12 articles")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(12);
  for (const article of articles) {
    const card = page
      .locator("main li")
      .filter({ has: page.getByRole("heading", { name: article.title, exact: true }) });
    for (const words of [
      article.emoji,
      article.category,
      article.author,
      article.readTime,
      article.excerpt,
      article.date,
    ]) {
      await expect(card).toContainText(words);
    }
    await expect(card.getByRole("link")).toHaveAttribute("href", `/blog/${slugOfTitle(article.title)}`);
  }
});

test("search, dropdown and buttons narrow the shelf down together", async ({ page }) => {
  await page.goto("/articles", { waitUntil: "networkidle" });
  const categories = [
    "All",
    "Publishing",
    "Marketing",
    "Traditional Publishing",
    "Design",
    "Writing",
    "Technology",
    "Branding",
  ];
  const dropdown = page.locator("main").getByRole("combobox", { name: "Category" });
  await expect(dropdown.locator("option")).toHaveText(categories);
  await expect(page.getByRole("group", { name: "Filter by category" }).getByRole("button")).toHaveText(categories);

  const technical = articles.filter(({ category }) => category === "Technology").length;
  await dropdown.selectOption("Technology");
  await expect(page.getByText(`Showing ${technical} of 12 articles`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Technology", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Branding", exact: true }).click();
  await expect(dropdown).toHaveValue("Branding");
});

test("an empty shelf says so, and Clear Filters fills it again", { tag: "@all" }, async ({ page }) => {
  await page.goto("/articles", { waitUntil: "networkidle" });
  const box = page.locator("main").getByRole("searchbox", { name: "Search articles" });
  await page.getByRole("button", { name: "Design", exact: true }).click();
  await box.fill("xylophone");
  await expect(page.getByText("No articles found matching your criteria.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(box).toHaveValue("");
  await expect(page.getByText("Showing 12 of 12 articles")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the seven known addresses and the five others are articles", async ({ request }) => {
  const known = [
    "complete-guide-hybrid-publishing-2024",
    "how-to-pitch-to-a-traditional-publisher",
    "author-marketing-101-building-your-platform",
    "what-hybrid-publishing-really-means",
    "the-truth-about-book-advances",
    "design-trends-in-book-publishing",
    "self-publishing-vs-traditional-2024-comparison",
  ];
  for (const slug of new Set([...known, ...articles.map(({ slug }) => slug)])) {
    expect((await request.get(`/blog/${slug}`)).status(), slug).toBe(200);
  }
});

test("an article has its head, its picture, its text, its invitation, its author and three others", async ({
  page,
}) => {
  const article = articles.find(({ slug }) => slug === "the-truth-about-book-advances");
  if (!article) throw new Error("the article is gone");
  await page.goto("/blog/the-truth-about-book-advances");
  const text = page.locator("main article").first();
  await expect(text.getByRole("heading", { level: 1 })).toHaveText(article.title);
  for (const words of [article.category, `By ${article.author}`, article.readTime, article.date]) {
    await expect(text.locator("header")).toContainText(words);
  }
  await expect(text.locator("header").getByRole("img").first()).toBeVisible();
  await expect(text.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await expect(text.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(text.getByRole("heading", { name: "What the money is" })).toBeVisible();

  await expect(text.getByRole("link", { name: "Email Us" })).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(text.getByRole("link", { name: "Call Us" })).toHaveAttribute("href", site.phone.href);
  const consultation = text.getByRole("link", { name: "Free Consultation" });
  await expect(consultation).toHaveAttribute("href", "/consultation");
  await expect(consultation).toHaveAttribute("target", "_blank");

  await expect(text.getByRole("heading", { name: "About the Author" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related Articles" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(3);
});

test("an unknown article says so with status 404, and leads back to the blog", { tag: "@all" }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const answer = await page.goto("/blog/no-such-article");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Post not found" })).toBeVisible();
  await expect(page).toHaveTitle(/Post not found/);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the guides are listed, and each has its sources as links with the day they were read", { tag: "@all" }, async ({
  page,
}) => {
  const guides = listGuides().map(summarize);
  await page.goto("/guides");
  const links = page.getByRole("link", { name: /^Read the Guide/ });
  await expect(links).toHaveCount(6);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    guides.map(({ path }) => path),
  );

  await page.goto("/guides/audio-in-2026");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audio in 2026");
  await expect(page.getByRole("link", { name: "All guides" })).toHaveAttribute("href", "/guides");
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  const source = page.locator("dd", { hasText: "ScribeCount" });
  await expect(source.locator("a")).toHaveAttribute("href", /^https:\/\/scribecount\.com\//);
  await expect(source).toContainText(/Read November \d+, 2026\./);
});

test("an article shows what it speaks of: a letter, a statement, a marked page, nine covers", async ({ page }) => {
  await page.goto("/blog/complete-guide-hybrid-publishing-2024");
  await expect(page.locator(".drawn-figure table").getByRole("row", { name: /^Total/ })).toContainText("$1,099.80");
  await page.goto("/blog/how-to-pitch-to-a-traditional-publisher");
  await expect(page.locator(".drawn-figure")).toContainText("Dear Ms. Oyelaran");
  await page.goto("/blog/what-each-kind-of-editor-does");
  await expect(page.locator(".drawn-figure del")).toHaveCount(3);
  await page.goto("/blog/design-trends-in-book-publishing");
  await expect(page.locator(".drawn-figure svg[role=img]")).toHaveCount(4);
});
