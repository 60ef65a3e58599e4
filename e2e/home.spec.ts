import { homePage } from "#content/home.ts";
import { expect, test } from "./fixtures.ts";

const { hero, process, services, servicesCallToAction, faq, testimonials, video, contact } = homePage;

test("the six sections stand in their order, then the film and the form", async ({ page }) => {
  await page.goto("/");
  const sections = [process, services, servicesCallToAction, faq, testimonials, video, contact];
  await expect(page.locator("main").locator("h1, h2")).toHaveText([
    `${hero.label}: ${hero.title}`,
    ...sections.map(({ title }) => title),
  ]);
  await expect(page.locator("#contact").getByRole("heading", { name: contact.title })).toBeVisible();
});

test("the contact section holds the form, the house’s address and the newsletter", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#contact");
  for (const name of ["name", "email", "bookTitle", "genre", "wordCount", "publishingGoals", "message"]) {
    await expect(section.locator(`[name="${name}"]`).first(), name).toBeVisible();
  }
  await expect(section.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(section.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(section).toContainText("Glendale, CA");
  await expect(section).toContainText("Join 5,000+ authors");
});

test("the first screen claims 500+ authors and leads to the services and the consultation", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/");
  const first = page.locator("main > *").first();
  for (const [figure, label] of [
    ["500+", "authors served"],
    ["95%", "client satisfaction"],
    ["15+", "years experience"],
  ] as const) {
    await expect(first.locator("dl > div", { hasText: label })).toContainText(figure);
  }
  await expect(first.getByRole("link", { name: "Explore Services" })).toHaveAttribute("href", "/services");
  await expect(first.getByRole("link", { name: "Free Consultation" })).toHaveAttribute("href", "/consultation");
});

test("four steps lead from the manuscript to the launch", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("section", { hasText: process.title }).locator("ol > li h3")).toHaveText([
    "Submit manuscript",
    "Custom service plan",
    "Professional production",
    "Launch and distribution",
  ]);
});

test("six cards lead to the six services", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  const links = page.locator("main").getByRole("link", { name: /^Learn More/ });
  await expect(links).toHaveCount(6);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/services/editorial",
    "/services/design",
    "/services/publishing",
    "/services/marketing",
    "/services/representation",
    "/services/ghostwriting",
  ]);
});

test("the call to action schedules a consultation, and the guide it offers is a real PDF", { tag: "@all" }, async ({
  page,
  request,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Schedule Free Consultation" })).toHaveAttribute("href", "/consultation");
  const guide = page.locator("main").getByRole("link", { name: "Download Author Success Guide" });
  const file = await request.get((await guide.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("of ten questions one is open at a time, and it closes again", async ({ page }) => {
  await page.goto("/");
  await tryQuestions(page);
  const section = page.locator("section", { hasText: faq.title });
  await expect(section.getByRole("link", { name: "Ask Us in a Free Consultation" })).toHaveAttribute(
    "href",
    "/consultation",
  );
  await expect(section.getByRole("link", { name: "See All Services" })).toHaveAttribute("href", "/services");
});

test("the answers carry the specified claims, costs and times", async ({ page }) => {
  await page.goto("/");
  const answers = page.locator("main details");
  for (const words of [
    "500+ books published",
    "40,000+ bookstores",
    "the author keeps 100% of the rights",
    "Unlimited design revisions",
    "between $3,000 and $15,000",
    "$20,000+",
    "Usually 3–6 months",
    "editorial review (2–4 weeks)",
    "design (2–3 weeks)",
    "printing setup (1–2 weeks)",
    "distribution setup (1–2 weeks)",
    "within 3–6 months of publication",
    "Endorsed Author Program",
  ]) {
    await expect(answers.filter({ hasText: words }).first(), words).toBeAttached();
  }
});

test("three authors speak, each with five stars", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  const quotes = page.locator("section", { hasText: testimonials.title }).locator("figure");
  await expect(quotes).toHaveCount(3);
  await expect(quotes.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(3);
});

test("the film is asked for only after a click, and says so when it does not come", async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/youtube-nocookie|ERR_FAILED/);
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  const play = page.getByRole("button", { name: video.playLabel });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked[0]).toContain("https://www.youtube-nocookie.com/embed/");
  await expect(page.getByText(video.failure)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(video.failure)).toBeVisible();
  await page.getByRole("link", { name: video.fallback.action.label }).click();
  await expect(page).toHaveURL("/success-stories");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions open one at a time all the same, and the film’s place leads to the stories", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto("/");
    await tryQuestions(page);
    await expect(page.locator("main").getByRole("link", { name: video.fallback.action.label })).toHaveAttribute(
      "href",
      "/success-stories",
    );
  });
});

async function tryQuestions(page: import("@playwright/test").Page) {
  const questions = page.locator("main details");
  const open = page.locator("main details[open]");
  await expect(questions).toHaveCount(10);
  await expect(open).toHaveCount(0);
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0).locator("p")).toBeVisible();
  await questions.nth(4).locator("summary").click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(4)).toHaveAttribute("open");
  await questions.nth(4).locator("summary").click();
  await expect(open).toHaveCount(0);
}
