import { expect, test } from "./fixtures.ts";
import { firstOf, onePerKind, publicPages } from "./pages.ts";
import { showDrawings } from "./show-drawings.ts";

/** What a visitor sees before touching anything, on a phone and on a desk. */
for (const [width, height] of firstOf([
  [390, 844],
  [1440, 900],
] as const)) {
  test(`at ${width} every first screen shows a book or something else this house made`, { tag: "@more" }, async ({
    page,
    expectComplaint,
  }) => {
    test.setTimeout(300_000);
    expectComplaint(/404/);
    await page.setViewportSize({ width, height });
    const bare: string[] = [];
    for (const route of [...onePerKind(publicPages), "/no-such-page"]) {
      await page.goto(route, { waitUntil: "commit" });
      const shown = await page
        .locator("[data-artefact]")
        .first()
        .evaluate((artefact) => {
          const box = artefact.getBoundingClientRect();
          return { width: box.width, height: Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) };
        });
      if (shown.width < 120 || shown.height < 120) bare.push(`${route}: ${JSON.stringify(shown)}`);
    }
    expect(bare).toEqual([]);
  });
}

for (const width of firstOf([390, 1440])) {
  test(`at ${width} a drawing that is still far away takes the room it will have`, { tag: "@more" }, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 844 });
    const wrong: string[] = [];
    for (const route of onePerKind(publicPages)) {
      await page.goto(route);
      const rooms = () =>
        page
          .locator(".when-near")
          .evaluateAll((drawings) =>
            drawings.map(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`),
          );
      const far = await rooms();
      await showDrawings(page);
      const near = await rooms();
      wrong.push(
        ...far.flatMap((room, place) => (room === near[place] ? [] : `${route}: ${room}, then ${near[place]}`)),
      );
    }
    expect(wrong).toEqual([]);
  });
}

test("on a phone the home page is ten screens at most, and does not run over the side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a title that is set on one page stands in the form of the home page", async ({ page }) => {
  await page.goto("/success-stories");
  const title = page.getByLabel("Your title");
  await title.scrollIntoViewIfNeeded();
  await title.fill("The Weight of Small Doors");
  await expect(page.locator("form[action='/#contact'] svg text").first()).toContainText("Weight");
  await page.getByRole("button", { name: "Begin with this title" }).click();
  await expect(page).toHaveURL(/\/\?title=The\+Weight\+of\+Small\+Doors#contact$/);
  await expect(page.getByLabel("Book Title")).toHaveValue("The Weight of Small Doors");
});

test("a title as long as the field takes stays on its page, above the mark", async ({ page }) => {
  await page.goto("/success-stories");
  const title = page.getByLabel("Your title");
  await title.scrollIntoViewIfNeeded();
  const longest = "The Ordinary Afternoons of a Bookkeeper Who Moved Three Times and Kept Every Key";
  await title.fill(longest);
  const leaf = page.locator("form[action='/#contact'] [aria-hidden='true']").first();
  const set = leaf.getByText(longest);
  await expect(set).toBeVisible();
  const [words, sheet] = [await set.boundingBox(), await set.locator("..").boundingBox()];
  // The house's mark is printed below five sixths of the page.
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0) * 0.83);
});
