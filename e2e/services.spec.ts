import { sampleViewing } from "#content/sample-viewing.ts";
import { expect, test } from "./fixtures.ts";
import { firstOf } from "./pages.ts";

/** The specification’s figures, typed here a second time on purpose: the price book itself is on trial too. */
const offers: Record<string, readonly (readonly [title: string, ...words: string[]])[]> = {
  "/services": [
    ["Editorial", "$2,500"],
    ["Book Design", "$1,800"],
    ["Publishing & Distribution", "$1,200"],
    ["Marketing & Publicity", "$3,000"],
    ["Literary Representation", "$5,000"],
    ["Ghostwriting", "$10,000"],
  ],
  "/services/editorial": [
    ["Developmental editing", "$0.08–0.12", "per word", "4–6 weeks"],
    ["Line editing", "$0.05–0.08", "per word", "2–3 weeks"],
    ["Copyediting", "$0.03–0.05", "per word", "1–2 weeks"],
    ["Proofreading", "$0.02–0.03", "per word", "3–5 days"],
  ],
  "/services/design": [
    ["Cover design", "$800–1,200", "2–3 weeks"],
    ["Interior layout", "$600–900", "2–3 weeks"],
    ["E-book formatting", "$300–500", "1–3 weeks"],
    ["Print-on-demand setup", "$400–600", "1–2 weeks"],
  ],
  "/services/publishing": [
    ["ISBN and metadata", "$150–300", "1–2 weeks"],
    ["Global distribution", "$800–1,500", "2–8 weeks"],
    ["Returnability", "$500–800", "1–2 weeks"],
    ["Library cataloging", "$300–500", "2–8 weeks"],
  ],
  "/services/marketing": [
    ["Book trailer", "$1,200–2,000", "About 4 weeks"],
    ["Press release", "$800–1,500", "About 1 week"],
    ["Author website", "$1,500–3,000", "3–4 weeks"],
    ["Bookstore outreach", "$600–1,200", "6–8 weeks"],
  ],
  "/services/representation": [
    ["Submission preparation", "$1,500–2,500", "3–5 weeks"],
    ["Film and TV decks", "$2,000–3,500", "4–6 weeks"],
    ["Publisher representation", "15%", "commission"],
    ["Rights management", "15–20%", "commission"],
  ],
  "/services/ghostwriting": [
    ["Memoir", "$15,000", "6–8 months"],
    ["Business", "$18,000", "8–10 months"],
    ["Fiction", "$20,000", "10–12 months"],
    ["Self-help", "$12,000", "5–7 months"],
  ],
};

for (const [path, entries] of Object.entries(offers)) {
  test(`${path} shows the specified prices and times`, async ({ page }) => {
    await page.goto(path);
    for (const [title, ...words] of entries) {
      const entry = page
        .locator("main li")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .first();
      for (const word of words) await expect(entry.getByText(word).first(), `${title}: ${word}`).toBeVisible();
      expect(await entry.locator("li").count(), `${title} lists what is in it`).toBeGreaterThan(2);
    }
  });
}

test("each card of the overview leads to its page, and five steps end in representation", async ({ page }) => {
  await page.goto("/services");
  const links = page.locator("main").getByRole("link", { name: /^Learn More/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    ["editorial", "design", "publishing", "marketing", "representation", "ghostwriting"].map(
      (service) => `/services/${service}`,
    ),
  );
  await expect(page.locator("main ol > li h3")).toHaveText([
    "Free 30-minute consultation",
    "Custom proposal",
    "Production",
    "Launch",
    "Representation",
  ]);
  await expect(page.locator("main").getByRole("link", { name: "Schedule Free Consultation" })).toHaveAttribute(
    "href",
    "/consultation",
  );
});

test("every detail page has steps, and leads back to all services and on to a consultation", async ({ page }) => {
  for (const path of Object.keys(offers).filter((path) => path !== "/services")) {
    await page.goto(path);
    const main = page.locator("main");
    expect(await main.locator("ol:not(nav ol) > li").count(), path).toBeGreaterThanOrEqual(4);
    await expect(main.getByRole("link", { name: "All services", exact: true })).toHaveAttribute("href", "/services");
    await expect(main.locator('a[href^="/consultation"]').first()).toBeVisible();
  }
});

test("the detail pages have the parts that only one of them has", { tag: "@all" }, async ({ page }) => {
  const parts: Record<string, readonly string[]> = {
    "/services/design": ["Genre expertise"],
    "/services/publishing": ["Print and digital channels"],
    "/services/marketing": ["Approaches we believe in", "What results look like"],
    "/services/representation": ["Four ways forward", "Results so far, and how to read them"],
  };
  for (const [path, titles] of Object.entries(parts)) {
    await page.goto(path);
    for (const name of titles) await expect(page.getByRole("heading", { name, level: 2 }), path).toBeVisible();
  }
  await page.goto("/services/ghostwriting");
  expect(await page.locator('main li a[href^="/consultation"]').count()).toBeGreaterThanOrEqual(4);
});

const additional = [
  ["/services/author-website-development", "3–4 weeks", "Other People’s Pianos", "What a good author site has"],
  ["/services/social-media-setup", "2 weeks", "Week 1", "What we set up"],
  ["/services/press-release-distribution", "About 1 week", "FOR IMMEDIATE RELEASE", "What you get"],
] as const;

for (const [path, time, inSample, features] of firstOf(additional)) {
  test(`${path} says how long it takes, and its sample opens and closes by keyboard`, { tag: "@more" }, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const main = page.locator("main");
    await expect(main.getByText(time, { exact: true }).first()).toBeVisible();
    expect(await main.locator("ol:not(nav ol) > li").count()).toBeGreaterThanOrEqual(4);
    const grid = main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: features }) });
    expect(await grid.locator("li h3").count(), "the grid of what there is").toBeGreaterThanOrEqual(6);
    await expect(main.locator('a[href="/consultation"]').first()).toBeVisible();
    await expect(main.locator('a[href="/packages"]').first()).toBeVisible();

    const button = main.getByRole("button", { name: "View Demo" }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(inSample).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("the social calendar holds a post for each of its 30 days", { tag: "@all" }, async ({ page }) => {
  await page.goto("/services/social-media-setup", { waitUntil: "networkidle" });
  await expect(page.locator("main").getByText("30 days", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "View Demo" }).first().click();
  await expect(page.getByRole("dialog").locator("tbody th[scope=row]")).toHaveCount(30);
});

test("three sample trailers play, pause and start over by keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/services/book-trailer-video", { waitUntil: "networkidle" });
  const posters = page.getByRole("button", { name: /^Play trailer/ });
  await expect(posters).toHaveCount(3);
  for (const poster of await posters.all()) {
    await poster.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    const { play, pause, restart, captions } = sampleViewing.trailer;
    await expect(dialog.getByRole("button", { name: pause })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: play, exact: true })).toBeFocused();
    await expect(dialog.getByRole("button", { name: captions })).toHaveAttribute("aria-pressed", "true");
    await dialog.getByRole("button", { name: restart }).click();
    await expect(dialog.getByRole("button", { name: pause })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(poster).toBeFocused();
  }
});

test("whoever wants less motion gets the trailer as stills", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/book-trailer-video", { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /^Play trailer/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText(sampleViewing.trailer.stillsNote)).toBeVisible();
  expect(await page.getByRole("dialog").locator("ol > li").count()).toBeGreaterThan(4);
});

test("the trailer page has all its parts, four weeks and 60–120 seconds among them", async ({ page }) => {
  await page.goto("/services/book-trailer-video");
  const main = page.locator("main");
  await expect(main.locator("h2")).toHaveCount(7);
  for (const words of ["About 4 weeks", "60–120 seconds", "$1,200–2,000", "views in the first thirty days (sample)"]) {
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  }
  const impact = main.locator("section", { hasText: "What a trailer does for a book" });
  await expect(impact.locator("dd")).toHaveText(["1,200", "62%", "4%"]);
  await expect(impact.locator("dt").filter({ hasText: "(sample)" })).toHaveCount(3);
  await expect(main.locator('a[href="/consultation"]').first()).toBeVisible();
  await expect(main.locator('a[href="/packages"]').first()).toBeVisible();
});
