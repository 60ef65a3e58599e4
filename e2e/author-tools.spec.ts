import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { takenOver } from "./leads.ts";

const phone = { width: 390, height: 844 };

/** Whatever the page sends while it is used: a tool sends nothing. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

async function download(page: Page, name: string): Promise<{ file: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { file: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
}

test("the tools are presented, found by the search, and each opens with its answer on the first screen of a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/tools");
  const links = await page
    .locator("main ol h2 a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toHaveLength(6);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Tools for Authors" })).toHaveAttribute(
    "href",
    "/tools",
  );
  const answers: Record<string, string> = {
    "/tools/manuscript": "words, 2 chapters",
    "/tools/query": "things are as they expect",
    "/tools/compare": "copies",
    "/tools/calendar": "Editing begins",
    "/tools/cover": "0.75 in",
    "/tools/rates": "figures were last read",
  };
  for (const link of links) {
    await page.goto(link);
    const answer = page
      .locator("main")
      .getByText(answers[link] ?? "?")
      .filter({ visible: true })
      .first();
    await expect(answer).toBeVisible();
    // Above the bar that the phone has below.
    expect((await answer.boundingBox())?.y).toBeLessThan(phone.height - 64 - 24);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("textbox", { name: "Search the site" }).fill("spine width");
  await expect(page.getByRole("list", { name: "Search Results" }).getByRole("link").first()).toContainText(
    "Spine Width",
  );
});

test("a figure has its source, its day and an address; an article leads there; changes have a feed", {
  tag: "@all",
}, async ({ page, request }) => {
  await page.setViewportSize(phone);
  await page.goto("/guides/what-editing-costs");
  await page.locator("main").getByRole("link", { name: "dates and rates", exact: true }).click();
  await expect(page).toHaveURL("/tools/rates#editing");
  const row = page.locator("#ingram-fee");
  // On a phone a link opens the group it leads to, and no other.
  await expect(page.locator("#efa-developmental")).toBeVisible();
  await expect(page.locator("summary", { hasText: /^Editing/ })).toBeInViewport();
  await expect(row).toBeHidden();
  await page
    .locator("#changes")
    .getByRole("link", { name: /market access fee/ })
    .click();
  await expect(row).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator("#words-memoir")).toBeVisible();
  await expect(row).toContainText("1.875 percent");
  await expect(row).toContainText("February 1, 2026");
  await expect(row).toContainText("Not rechecked since September 12, 2026");
  await expect(page.locator("#words-memoir")).toContainText("Over six months old");
  await takenOver(page);
  await page.getByText("Which ones").click();
  await expect(page.locator("main details").getByRole("link", { name: "Memoir, usual length" })).toHaveAttribute(
    "href",
    "#words-memoir",
  );
  await expect(page.locator("#changes")).toContainText("1.5 percent before, 1.875 percent since February 1, 2026.");
  const feed = await request.get("/tools/rates.xml");
  expect(feed.headers()["content-type"]).toContain("xml");
  expect(await feed.text()).toContain("/tools/rates#ingram-fee");
});

test("offers are compared, kept in a link that no server sees, and taken along as a spreadsheet with its formulas", async ({
  page,
  context,
}) => {
  const sent = watchSending(page);
  await page.goto("/tools/compare");
  await takenOver(page);
  const answer = page.getByRole("region", { name: "Copies to earn back your own fee" });
  const before = await answer.textContent();
  const first = page.getByRole("group", { name: "Offer 1" });
  await first.getByLabel("What you pay, all told ($)").fill("5000");
  await expect(answer).not.toHaveText(before ?? "");
  await first.getByLabel("Fill with").selectOption("Traditional");
  await expect(answer).toContainText("No fee to earn back");
  await expect(page.getByRole("table", { name: "What one copy earns you" })).toContainText("$1.15");
  await first.getByLabel("Fill with").selectOption("Your own figures");
  await expect(first.getByLabel("What you pay, all told ($)")).toHaveValue("5000");
  // A column that was away for a while has them still.
  const third = page.getByRole("group", { name: "Offer 3" });
  await third.getByLabel("What you pay, all told ($)").fill("6000");
  await third.getByLabel("Fill with").selectOption("Traditional");
  await page.getByLabel("Offers to compare").selectOption("Two");
  await expect(third).toHaveCount(0);
  await page.getByLabel("Offers to compare").selectOption("Three");
  await third.getByLabel("Fill with").selectOption("Your own figures");
  await expect(third.getByLabel("What you pay, all told ($)")).toHaveValue("6000");
  await first.getByLabel("Fill with").selectOption("Pro Package");
  const losses = page.getByRole("table", { name: "Pro Package" });
  await expect(losses.getByRole("row", { name: /^Editing begun/ })).toContainText("$1,150");
  await first.getByLabel("Name").fill("Mine");
  await expect(page).toHaveURL(/#.*a\.name=Mine/);

  // A place in the page is no other result: what was typed stays, and the link still holds it.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = page.url();
  await page.getByRole("link", { name: "Skip to the text" }).press("Enter");
  await expect(page).not.toHaveURL(address);
  await expect(first.getByLabel("Name")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Copy link to this result" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const friend = await context.newPage();
  await friend.goto(address);
  await takenOver(friend);
  await expect(friend.getByRole("region", { name: "Copies to earn back your own fee" })).toContainText("Mine");
  await friend.close();

  const { file, bytes } = await download(page, "Download as a spreadsheet");
  expect(file).toBe("compare-offers.xlsx");
  const sheet = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet.match(/<f>/g)?.length).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Back to the example" }).click();
  await expect(answer).toHaveText(before ?? "");
  await expect(page).not.toHaveURL(/=/);
  expect(sent).toEqual([]);
});

test("a date is counted back, what is missed is said with an honest date, and the calendar can be taken along", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2027-03-01T12:00:00"));
  await page.goto("/tools/calendar#publication=2027-06-15");
  await takenOver(page);
  const answer = page.getByRole("region", { name: "Editing begins" });
  await expect(answer).toContainText("Already missed: ");
  await expect(answer).toContainText("galleys to kirkus");
  await expect(page.getByRole("row", { name: /Galleys to Kirkus/ })).toContainText("Missed");
  await page.getByRole("button", { name: "Use that date" }).click();
  await expect(answer).toContainText("Nothing is missed yet.");
  await page.getByLabel("Publication date").fill("2028-10-10");
  await expect(page.getByRole("row", { name: /Galleys to Publishers Weekly/ })).toContainText("June 1, 2028");
  const { file, bytes } = await download(page, "Download calendar file");
  expect(file).toBe("count-back.ics");
  const calendar = strFromU8(bytes);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20281010\r\n/);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(17);
  await page.getByLabel("Publication date").fill("");
  await expect(answer).toContainText("Enter a publication date");
});

test("a cover is measured, its barcode checked, and its template opens as large as it is", async ({ page }) => {
  await page.goto("/tools/cover");
  await takenOver(page);
  const answer = page.getByRole("region", { name: "Spine" });
  await expect(answer).toContainText("0.75 in");
  await page.getByLabel("Pages", { exact: true }).fill("288");
  await expect(answer).toContainText("0.72 in");
  await expect(answer).toContainText("11.97 × 8.75");
  await expect(page.getByText("The check digit is right. Price code 51800.")).toBeVisible();
  await page.getByLabel("ISBN").fill("978-1-23456-789-6");
  await expect(page.getByText("The last digit should be 7.")).toBeVisible();
  await page.getByLabel("ISBN").fill("978-1-23456-789-7");
  const svg = await download(page, "Download SVG template");
  expect(strFromU8(svg.bytes)).toContain('width="11.97in" height="8.75in"');
  const pdf = await download(page, "Download PDF template");
  expect(strFromU8(pdf.bytes.slice(0, 5))).toBe("%PDF-");
  await page.getByLabel("Words in the manuscript").fill("126000");
  await page.getByRole("button", { name: /^Use \d+ pages$/ }).click();
  await expect(page.getByLabel("Pages", { exact: true })).not.toHaveValue("288");
  await page
    .getByLabel("Your front cover")
    .setInputFiles({ name: "cover.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg.bytes) });
  await expect(page.getByRole("img", { name: "Your cover, 60 pixels wide" })).toBeVisible();
});

test("a letter is counted as an agent would, its versions stay in this browser, and nothing of it is in the address", async ({
  page,
}) => {
  const sent = watchSending(page);
  await page.goto("/tools/query");
  await takenOver(page);
  const answer = page.getByRole("region", { name: "What an agent would notice" });
  await expect(answer).toContainText("To mend: blanks of a template.");
  const letter = page.getByLabel("Your letter");
  await page.getByRole("button", { name: "Keep this version" }).click();
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await letter.fill((await letter.inputValue()).replaceAll("[Comparison Title] ([year])", "The Long Survey (2025)"));
  await expect(answer).not.toContainText("To mend");
  await page.getByRole("button", { name: "Compare with the letter above" }).click();
  await expect(page.locator("ins").first()).toContainText("Long Survey");
  await letter.fill("Dear Agent,\n\nHave you ever lost a well? This gripping fiction novel will change your life.");
  await expect(answer).toContainText("greeting");
  await expect(answer).toContainText("rhetorical questions");
  expect(page.url()).not.toContain("#");
  await page.waitForFunction(() => localStorage.getItem("halftitle.query-lab")?.includes("lost a well"));
  await page.reload();
  await takenOver(page);
  await expect(letter).toHaveValue(/lost a well/);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(letter).toHaveValue(/Oyelaran/);
  expect(sent).toEqual([]);
});

test("the marks of a letter stand under their words: they are set as what is typed is", async ({ page }) => {
  await page.goto("/tools/query");
  const [typed, marked] = await page.getByLabel("Your letter").evaluate((letter) => {
    const setAs = (element: Element) => {
      const style = getComputedStyle(element);
      const { fontFamily, fontSize, fontWeight, fontKerning, fontFeatureSettings, fontVariationSettings } = style;
      const { textRendering, letterSpacing, wordSpacing, lineHeight, textIndent, padding, width } = style;
      return [
        ...[fontFamily, fontSize, fontWeight, fontKerning, fontFeatureSettings, fontVariationSettings],
        ...[textRendering, letterSpacing, wordSpacing, lineHeight, textIndent, padding, width],
      ];
    };
    return [setAs(letter), letter.previousElementSibling && setAs(letter.previousElementSibling)];
  });
  expect(marked).toEqual(typed);
});

test("a manuscript is read in a worker and never leaves: Word’s own, a text of a megabyte, and what is neither", async ({
  page,
}) => {
  const sent = watchSending(page);
  await page.goto("/tools/manuscript");
  await takenOver(page);
  const answer = page.getByRole("region", { name: "The report in short" });
  const input = page.getByLabel("Your manuscript");
  const choose = (name: string, bytes: Uint8Array) =>
    input.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  await choose(
    "draft.docx",
    zipSync({
      "word/document.xml": strToU8(
        `<w:document><w:body>${paragraph("She saw the the house.")}<w:ins w:id="1">${paragraph("New.")}</w:ins></w:body></w:document>`,
      ),
    }),
  );
  await expect(answer).toContainText("draft.docx");
  await expect(answer).toContainText("6 words");
  await expect(page.getByRole("heading", { name: "Tracked changes" })).toBeVisible();
  await expect(page.getByText("Review, Accept, Accept All Changes and Stop Tracking.")).toBeVisible();
  const line = "She carried the books to the car before it was light, and nobody saw her go. ";
  const novel = Array.from({ length: 40 }, (_, index) => `Chapter ${index + 1}\n\n${line.repeat(340)}`).join("\n\n");
  await choose("novel.txt", strToU8(novel));
  await expect(answer).toContainText("217,680 words, 40 chapters");
  await choose("picture.zip", zipSync({ "a.png": new Uint8Array(20) }));
  await expect(page.getByText("“picture.zip” is not a DOCX, EPUB or text file")).toBeVisible();
  // Renamed, locked or made to stop a reader: each is said in words, and the page goes on.
  await choose("novel.docx", strToU8("%PDF-1.7"));
  await expect(page.getByText("“novel.docx” is a PDF")).toBeVisible();
  await choose("deep.docx", zipSync({ "word/document.xml": strToU8("<w:p>".repeat(200_000)) }));
  await expect(page.getByText("“deep.docx” unpacks to something that is not a manuscript")).toBeVisible();
  await choose("draft.txt", strToU8("Still here."));
  await expect(answer).toContainText("2 words");
  expect(sent).toEqual([]);
  expect(page.url()).not.toContain("#");
});

const uses = {
  "/tools/compare": (page) => page.getByLabel("Fill with").first().selectOption("Traditional"),
  "/tools/query": (page) => page.getByRole("button", { name: "Keep this version" }).click(),
} satisfies Record<string, (page: Page) => Promise<unknown>>;
for (const [path, use] of Object.entries(uses)) {
  test(`after it has been used, ${path} is as accessible as before`, { tag: "@all" }, async ({ page }) => {
    await page.goto(path);
    await takenOver(page);
    await use(page);
    await expectAccessibleEverywhere(page);
  });
}
