import { expect, test } from "./fixtures.ts";
import { takenOver } from "./leads.ts";

test("the share of each format stands in a picture that can be heard, with the same sums beside it", async ({
  page,
}) => {
  await page.goto("/terms-in-plain-words");
  const main = page.locator("main");
  await expect(main.getByRole("img")).toHaveCount(5);
  await expect(
    main.getByRole("img", { name: /paperback in a bookstore: of \$18\.00.*the author \$1\.56\.$/ }),
  ).toBeVisible();
  await expect(main.getByRole("img", { name: /e-book on Amazon: of \$9\.99.*the author \$4\.75\.$/ })).toBeVisible();
  const bookstore = main.locator("figure").first();
  await expect(bookstore.getByText("You, 60% of net")).toBeVisible();
});

test("what comes back is computable for every package at every stage", async ({ page }) => {
  await page.goto("/terms-in-plain-words");
  const launch = page.getByRole("table", { name: "Launch Package, $2,999" });
  const row = launch.getByRole("row", { name: /^Design begun/ });
  await expect(row.getByRole("cell")).toHaveText(["$1,800.00", "$1,199.00"]);
  for (const name of ["Pro Package, $5,999", "Endorsed Author Program, $12,999"]) {
    await expect(page.getByRole("table", { name }).getByRole("row").last().getByRole("cell").last()).toHaveText(
      "$0.00",
    );
  }
});

test("the specimen agreement marks what can be negotiated, and can be taken along", async ({ page, request }) => {
  await page.goto("/specimen-agreement");
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 3, name: /Grant of rights/ })).toBeVisible();
  await expect(main.locator("#grant").getByText("Negotiable", { exact: true })).toBeVisible();
  await expect(main.locator("#returns").getByText("Negotiable", { exact: true })).toHaveCount(0);
  const file = await main.getByRole("link", { name: "Download as PDF" }).getAttribute("href");
  expect((await request.get(file ?? "")).headers()["content-type"]).toContain("pdf");
});

test("all eleven criteria are answered, with evidence and its day, or “not shown yet”", async ({ page }) => {
  await page.goto("/are-we-a-real-hybrid");
  const first = page.getByRole("region", { name: "What the association asks" });
  await expect(first.locator("ol > li")).toHaveCount(11);
  await expect(first.locator("#vetting").getByText("Not shown yet")).toBeVisible();
  await expect(first.locator("#transparency").getByText(/^Checked /)).toBeHidden();
  const royalty = first.locator("#royalty");
  await expect(royalty.getByText("60 percent of net on print")).toBeHidden();
  await royalty.locator("summary").click();
  await expect(royalty.getByText("60 percent of net on print")).toBeVisible();
  await expect(royalty.getByText(/^Checked \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(royalty.getByRole("link")).toHaveAttribute("href", "/terms-in-plain-words");
  await page.emulateMedia({ media: "print" });
  await expect(first.locator("#imprint").getByText("with ISBNs that are registered to us")).toBeVisible();
});

test("on a phone the page about ourselves is folded, and the table of word counts fits", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/are-we-a-real-hybrid");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
  await page.goto("/guides/word-counts-by-genre");
  const frame = page.locator(".table-frame").first();
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test("the blank sheet keeps what is typed in this tab, sends nothing, and is blank again on request", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/are-we-a-real-hybrid#sheet");
  const group = page.locator("#sheet summary", { hasText: "What the association asks" });
  await group.click();
  const answer = page.getByLabel("Their answer: Vets submissions");
  await answer.fill("They declined nine of ten.");
  await takenOver(page, answer);
  const sent: string[] = [];
  page.on("request", (one) => {
    if (one.method() !== "GET") sent.push(one.url());
  });
  await page.reload();
  await group.click();
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toHaveValue("They declined nine of ten.");
  await page.getByRole("button", { name: "Clear the sheet" }).click();
  await expect(answer).toHaveValue("");
  await expect(page.getByText("The sheet is blank again.")).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the blank sheet is there, to print and to write on", async ({ page }) => {
    await page.goto("/are-we-a-real-hybrid");
    const answer = page.getByLabel("Their answer: Vets submissions");
    await page.locator("#sheet summary", { hasText: "What the association asks" }).click();
    await expect(answer).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear the sheet" })).toBeHidden();
    await page.reload();
    await page.emulateMedia({ media: "print" });
    await expect(answer).toBeVisible();
    await expect(page.locator("#sheet li summary").first()).toBeHidden();
  });
});

test("on a phone the packages unfold into one table, and nothing runs over the side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/packages");
  const table = page.locator("table", { hasText: "Developmental editing" });
  await expect(table).toBeHidden();
  await page.getByText("Compare stage by stage").click();
  await expect(table.getByRole("row", { name: /^Line editing/ }).getByRole("cell")).toHaveText([
    "Not included",
    "Included",
    "Included",
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a package says what its parts cost singly and what a longer book costs, and leads to the terms", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/packages");
  const table = page.getByRole("table", { name: /cost separately, for 80,000 words/ });
  await expect(table.getByRole("row", { name: /^Launch Package/ }).getByRole("cell")).toHaveText([
    "$7,050–11,400",
    "$2,999",
    "$20",
  ]);
  for (const path of ["/terms-in-plain-words", "/specimen-agreement", "/are-we-a-real-hybrid"]) {
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
});
