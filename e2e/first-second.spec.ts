import type { Page } from "@playwright/test";
import { acts, nameAct } from "../bench/first/acts.ts";
import { expect, test } from "./fixtures.ts";
import { newAddress, notice, takenOver } from "./leads.ts";

/** What a page does before its scripts are there: app/islands. They come when the test says so. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a page that nobody touches comes alive by itself, and asks for no stylesheet", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/about");
  await takenOver(page);
  expect(asked.filter((path) => path.endsWith(".css"))).toEqual([]);
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("position", "fixed");
});

test("a button pressed too early is pressed once when its script is there", async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/blog/the-truth-about-book-advances", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Save" }).click();
  come();
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeVisible();
});

test("a title that is missing is asked for, however early it was sent", async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/success-stories", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Begin with this title" }).click();
  come();
  await expect(page.getByLabel("Your title")).toBeFocused();
  await expect(page).toHaveURL(/success-stories$/);
});

test("the arrows go from tab to tab before their script is there", async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/author-success-guide", { waitUntil: "commit" });
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "Home", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(tabs.nth(2)).toBeFocused();
  come();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(3)).toHaveAttribute("aria-selected", "true");
});

test("so is a tab of the success guide, the copy button and the chat's", { tag: "@all" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const come = await holdScripts(page);
  await page.goto("/author-success-guide", { waitUntil: "commit" });
  const tab = page.getByRole("tab").nth(2);
  await tab.click();
  come();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.goto("/query-letter-template");
  await page.getByRole("button", { name: /copy/i }).first().click();
  await expect(notice(page, "copied to clipboard")).toBeVisible();
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const [path, label, text, seen] of [
  ["/blog", "Search articles", "advances", "Found 1 article"],
  ["/articles", "Search articles", "advances", "Showing 1 of 12 articles"],
  ["/faq", "Search questions", "editing", ""],
] as const) {
  test(`what is typed into the search of ${path} before its scripts came stays, caret and all, and acts`, {
    tag: "@all",
  }, async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const box = page.locator("main").getByRole("searchbox").first();
    await box.click();
    await page.keyboard.type(text.slice(0, -1));
    await page.keyboard.press("ArrowLeft");
    come();
    await takenOver(page);
    await expect(box, label).toHaveValue(text.slice(0, -1));
    await page.keyboard.press("End");
    await page.keyboard.type(text.slice(-1));
    await expect(box).toHaveValue(text);
    if (seen) await expect(page.getByText(seen, { exact: true })).toBeVisible();
    else await expect(page.locator("main details").first()).toContainText(/editing/i);
  });
}

test("a category chosen early counts, by its button and by the list", { tag: "@all" }, async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/articles", { waitUntil: "commit" });
  await page.locator("main select").selectOption("Design");
  come();
  await expect(page.getByRole("button", { name: "Design", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/blog");
  await page.getByRole("button", { name: "Design", exact: true }).click();
  await expect(page.getByRole("button", { name: "Design", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a file chosen early is read", { tag: "@all" }, async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/tools/manuscript", { waitUntil: "commit" });
  const chapters = ["Chapter 1", "It rained.", "Chapter 2", "It stopped.", "Chapter 3", "She left."];
  await page
    .getByLabel("Your manuscript")
    .setInputFiles({ name: "novel.txt", mimeType: "text/plain", buffer: Buffer.from(chapters.join("\n\n")) });
  come();
  await expect(page.getByRole("heading", { name: "novel.txt" })).toBeVisible();
  await expect(page.getByText("12 words, 3 chapters")).toBeVisible();
});

test("a list that follows the address is not shown otherwise, not even at first", { tag: "@all" }, async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/blog?category=Design", { waitUntil: "commit" });
  const cards = page.locator("main section li article");
  await expect(cards.first()).toBeAttached();
  await expect(cards.first()).toBeHidden();
  come();
  await expect(page.getByText("Found 1 article in Design")).toBeVisible();
  await expect(cards).toHaveCount(1);
});

test("the header's search takes letters as soon as it opens", { tag: "@all" }, async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await page.keyboard.type("editing");
  come();
  await expect(page.getByRole("textbox", { name: "Search the site" })).toHaveValue("editing");
  await expect(page.getByRole("list", { name: "Search Results" })).toBeVisible();
});

test("a chat that was asked for before its scripts came opens with what was typed in its box, and the caret behind it", async ({
  page,
}) => {
  const come = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open the chat" }).click();
  await page.keyboard.type("cover designs");
  await page.keyboard.press("Backspace");
  come();
  const box = page.getByLabel("Your message");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("cover design");
  await page.keyboard.type("s?");
  // The box itself gives way to the one of the chat when that has come.
  await expect(page.getByRole("dialog").locator("form textarea")).toHaveValue("cover designs?");
});

test("the chat takes letters while it is being fetched", { tag: "@all" }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/chat-card/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/about");
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog").getByText("Loading")).toBeVisible();
  await page.keyboard.type("What does ");
  resolve();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
  await page.keyboard.type("editing cost?");
  await expect(page.getByLabel("Your message")).toHaveValue("What does editing cost?");
});

test("words typed before the scripts came stay, and are sent", async ({ page, sql }) => {
  const email = newAddress();
  const come = await holdScripts(page);
  await page.goto("/consultation", { waitUntil: "commit" });
  const form = page.locator("#long-consultation");
  await form.getByLabel("First Name").fill("Ada");
  await form.getByLabel("Last Name").fill("Lovelace");
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Genre").selectOption("memoir");
  await form.getByLabel("Manuscript Status").selectOption("revised");
  await form.getByLabel("Publishing Goals & Expectations").fill("To be read.");
  await form.getByRole("button", { name: "Request Free Consultation" }).click();
  come();
  await expect(notice(page, "Consultation Request Submitted!")).toBeVisible();
  const stored = await sql("select name, goals from consultation_requests where email = $1", [email]);
  expect(stored).toEqual([{ name: "Ada Lovelace", goals: "To be read." }]);
});

test("what brought a visitor is kept when they go on before the scripts came", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/about?utm_source=bookfair", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Publishing", exact: true }).click();
  await page.waitForURL("/packages", { waitUntil: "commit" });
  const kept = await page.evaluate(() => sessionStorage.getItem("halftitle.attribution"));
  expect(JSON.parse(kept ?? "{}").utm).toEqual({ utm_source: "bookfair" });
});

test("a jump down the page is past its half: the offer comes without a scroll of one's own", { tag: "@all" }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  await page.goto("/#contact");
  await expect(page.getByRole("dialog")).toBeVisible({ timeout: 4_000 });
  await page.close();
});

test("a question sent while the chat is still being fetched is asked, and answered when it has come", {
  tag: "@all",
}, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/chat-card-.*\.js/, (route) => promise.then(() => route.continue()));
  await page.goto("/about");
  await page.getByRole("button", { name: "Open the chat" }).click();
  const chat = page.getByRole("dialog", { name: "Publishing Support" });
  await chat.getByLabel("Your message").fill("Do I need my own ISBN?");
  await page.keyboard.press("Enter");
  await expect(chat.getByText("Do I need my own ISBN?")).toBeVisible();
  await expect(chat.getByLabel("Your message")).toHaveValue("");
  resolve();
  await expect(chat.getByRole("log").getByText("Each format needs an ISBN of its own")).toBeVisible();
});

test("everything that the bench presses is on its page", async ({ page }) => {
  for (const act of acts) {
    await page.goto(act.path);
    await expect(page.locator(act.press).first(), nameAct(act)).toBeVisible();
    await expect(page.locator(act.seen), `${nameAct(act)}: not before it is pressed`).toHaveCount(0);
  }
});
