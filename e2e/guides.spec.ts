import { authorSuccessGuidePage } from "#content/author-success-guide.ts";
import { queryLetterPage } from "#content/query-letter-template.ts";
import { expect, test } from "./fixtures.ts";

const isPdf = (body: Buffer) => body.subarray(0, 5).toString() === "%PDF-";

test("six phases stand with their progress and five tasks each", async ({ page }) => {
  await page.goto("/author-success-guide");
  const phases = page.locator("main ol > li", { has: page.getByRole("progressbar") });
  await expect(phases.locator("h3")).toHaveText([
    "Foundation",
    "Development",
    "Strategy",
    "Publication",
    "Launch",
    "Growth",
  ]);
  for (const [place, progress] of [100, 85, 70, 60, 45, 30].entries()) {
    const phase = phases.nth(place);
    await expect(phase.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(progress));
    await expect(phase.getByText(`${progress}%`)).toBeVisible();
    await expect(phase.locator("ol > li")).toHaveCount(5);
  }
});

test("the guide has six metrics and six mistakes with their remedies", { tag: "@all" }, async ({ page }) => {
  await page.goto("/author-success-guide");
  const { metrics, mistakes } = authorSuccessGuidePage;
  await expect(page.locator("section", { hasText: metrics.title }).locator("li h3")).toHaveText(
    metrics.metrics.map(({ metric }) => metric),
  );
  expect(metrics.metrics).toHaveLength(6);
  const pairs = page.locator("section", { hasText: mistakes.title }).locator("ol > li");
  await expect(pairs).toHaveCount(6);
  for (const [place, { mistake, solution }] of mistakes.pairs.entries()) {
    await expect(pairs.nth(place)).toContainText(mistake);
    await expect(pairs.nth(place)).toContainText(solution);
  }
});

test("four tabs hold five tips each, writing first, and the arrows move between them", async ({ page }) => {
  await page.goto("/author-success-guide", { waitUntil: "networkidle" });
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Writing", "Publishing", "Marketing", "Long-term Strategies"]);
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(0).focus();
  for (const { category, tips } of authorSuccessGuidePage.tips.groups) {
    const panel = page.getByRole("tabpanel", { name: category });
    await expect(panel).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(panel.locator("li")).toHaveCount(5);
    await expect(panel.getByText(tips[0] ?? "")).toBeVisible();
    await page.keyboard.press("ArrowRight");
  }
});

test("the guide’s three buttons lead to guidance, to the real guide and to a consultation", { tag: "@all" }, async ({
  page,
  request,
}) => {
  await page.goto("/author-success-guide");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Get Personal Guidance" })).toHaveAttribute("href", "/consultation");
  await expect(main.getByRole("link", { name: "Free Consultation" }).last()).toHaveAttribute("href", "/consultation");
  const download = main.getByRole("link", { name: "Download Complete Guide" });
  expect(isPdf(await (await request.get((await download.getAttribute("href")) ?? "")).body())).toBe(true);
});

test("the query letter comes with nine checks, eight mistakes and five explained parts", async ({ page }) => {
  await page.goto("/query-letter-template");
  await expect(page.locator("main label:has(input[type=checkbox]) span.block:first-child")).toHaveText([
    "Personalized greeting",
    "Hook sentence",
    "Plot summary of 2–3 sentences",
    "Character introduction",
    "Stakes and conflict",
    "Word count and genre",
    "Author bio if relevant",
    "Comparison titles",
    "Professional closing",
  ]);
  await expect(page.locator("section", { hasText: "Eight common mistakes" }).locator("li")).toHaveCount(8);
  const cards = page.locator("section", { hasText: "The letter, paragraph by paragraph" }).locator("li");
  await expect(cards.locator("h3")).toHaveText([
    "Opening Hook",
    "Plot Summary",
    "Character Focus",
    "Stakes",
    "Comparisons",
  ]);
  await expect(cards.getByText("Example", { exact: true })).toHaveCount(5);
  const whole = page.locator("section", { hasText: "The letter, put together" });
  for (const { example } of queryLetterPage.breakdown.cards) await expect(whole).toContainText(example);
});

test("help with a query opens the form about it, and the template is a real PDF", { tag: "@all" }, async ({
  page,
  request,
}) => {
  await page.goto("/query-letter-template");
  const download = page.locator("main").getByRole("link", { name: "Download PDF Template" }).last();
  expect(isPdf(await (await request.get((await download.getAttribute("href")) ?? "")).body())).toBe(true);
  await page.getByRole("link", { name: "Get Query Letter Help" }).click();
  await expect(page).toHaveURL("/consultation?topic=query-letter");
  await expect(
    page
      .locator("main")
      .getByText(/query letter/i)
      .first(),
  ).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all twenty tips can be read", { tag: "@all" }, async ({ page }) => {
    await page.goto("/author-success-guide");
    for (const { tips } of authorSuccessGuidePage.tips.groups) {
      for (const tip of tips) await expect(page.getByText(tip)).toBeVisible();
    }
  });
});
