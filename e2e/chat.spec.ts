import type { Page } from "@playwright/test";
import { mobileBar } from "#content/links.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { mailsAbout, mailsTo, newAddress, takenOver } from "./leads.ts";

const card = (page: Page) => page.getByRole("dialog", { name: "Publishing Support" });
const log = (page: Page) => card(page).getByRole("log");
const launcher = (page: Page) => page.getByRole("button", { name: "Open the chat" });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function openChat(page: Page, path = "/about") {
  await page.goto(path);
  await takenOver(page);
  await launcher(page).click();
  await expect(card(page)).toBeVisible();
}

async function ask(page: Page, text: string) {
  await card(page).getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
}

test("the button opens a card of 384 by 500 that says it is automated and offers every way to a person", async ({
  page,
}) => {
  await openChat(page);
  expect(await card(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
  await expect(card(page)).toContainText("We're here to help");
  await expect(card(page)).toContainText("Automated assistant");
  await expect(card(page).getByLabel("Your name (optional)")).toBeVisible();
  await expect(card(page).getByRole("button", { name: "Send Message" })).toBeDisabled();
  const consultation = card(page).getByRole("link", { name: /Free Consultation/ });
  await expect(consultation).toHaveAttribute("href", "/consultation");
  await expect(consultation).toHaveAttribute("target", "_blank");
  await expect(card(page).getByRole("link", { name: "Call Now" })).toHaveAttribute("href", /^tel:/);
  await expect(card(page).getByRole("link", { name: "Email Us" })).toHaveAttribute("href", /^mailto:/);
  await expect(card(page).getByRole("link", { name: /Publishing Crisis Line/ })).toHaveAttribute("href", /^tel:/);
  await expect(card(page).getByRole("link", { name: "Email", exact: true })).toHaveAttribute(
    "href",
    /^mailto:.+\?subject=.+&body=.+/,
  );
  await expectAccessible(page);
});

test("blank messages cannot be sent; Enter sends; Shift and Enter starts a new line", { tag: "@all" }, async ({
  page,
}) => {
  await openChat(page);
  const box = card(page).getByLabel("Your message");
  await expect(box).toBeFocused();
  await box.fill("   ");
  await expect(card(page).getByRole("button", { name: "Send Message" })).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(log(page)).toHaveCount(0);
  await box.fill("Two");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("lines");
  await expect(box).toHaveValue("Two\nlines");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Two");
  await expect(card(page).getByLabel("Your message")).toBeFocused();
});

test("the assistant types for a second and a half, then answers, and nothing leaves the browser", {
  tag: "@all",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  await takenOver(page);
  await launcher(page).click();
  await expect(card(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await card(page).getByLabel("Your name").fill("Ada");
  await card(page).getByLabel("Your message").fill("How much does it cost to publish a book?");
  await card(page).getByRole("button", { name: "Send Message" }).click();
  await expect(log(page)).toContainText("Ada,");
  await expect(log(page).getByText("The assistant is typing")).toBeAttached();
  await page.clock.runFor(1499);
  await expect(log(page).getByText("Most books cost")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(log(page).getByText("Most books cost")).toBeVisible();
  await expect(log(page).getByText("The assistant is typing")).toHaveCount(0);
  await expect(log(page).locator("time")).toHaveCount(2);
  await expect(log(page).getByRole("link", { name: "Packages and prices" })).toHaveAttribute("href", "/packages");
  expect(sent).toEqual([]);
  await page.clock.resume();
  await expectAccessible(page);
});

test("the conversation survives navigation and reload, open as it was, without taking the focus", async ({ page }) => {
  await openChat(page);
  await ask(page, "What is hybrid publishing?");
  await expect(log(page).getByText("Three routes lead")).toBeVisible();
  await log(page).getByRole("link", { name: "What hybrid publishing really means" }).click();
  await expect(page).toHaveURL("/blog/what-hybrid-publishing-really-means");
  await expect(log(page)).toContainText("Three routes lead");
  await page.reload();
  await expect(log(page)).toContainText("Three routes lead");
  expect(await card(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await card(page).getByRole("button", { name: "Close the chat" }).click();
  await page.reload();
  await takenOver(page);
  await expect(card(page)).toHaveCount(0);
  await launcher(page).click();
  await expect(log(page)).toContainText("Three routes lead");
});

test("a question asked just before a reload gets its answer after it", { tag: "@all" }, async ({ page }) => {
  await openChat(page);
  await ask(page, "Do I need my own ISBN?");
  await page.reload();
  await expect(log(page).getByText("Each format needs an ISBN of its own")).toBeVisible();
});

test("two messages in a row each get their own reply", { tag: "@all" }, async ({ page }) => {
  await openChat(page);
  await ask(page, "Do I need my own ISBN?");
  await ask(page, "What royalties will I earn?");
  await expect(log(page).getByText("Each format needs an ISBN of its own")).toBeVisible();
  await expect(log(page).getByText("60 percent of net on print")).toBeVisible();
  await expect(log(page).locator("time")).toHaveCount(4);
});

test("Escape closes it and the focus returns to the button", { tag: "@all" }, async ({ page }) => {
  await openChat(page);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page)).toBeVisible();
});

test("who leaves a number is offered a callback, which is stored with consent and confirmed", async ({
  page,
  request,
}) => {
  const email = newAddress("mary");
  await openChat(page);
  await card(page).getByLabel("Your name").fill("Mary");
  await ask(page, `Please call me at (818) 555-0199 or write to ${email}`);
  await card(page).getByRole("button", { name: "Request a callback" }).click();
  await expect(card(page).getByLabel("Name")).toHaveValue("Mary");
  await expect(card(page).getByLabel("Phone Number")).toHaveValue("(818) 555-0199");
  await expect(card(page).getByLabel("Email Address")).toHaveValue(email);
  await card(page).getByRole("button", { name: "Request a callback" }).click();
  await expect(card(page).getByText("Please say that we may contact you about this.")).toBeVisible();
  await expectAccessible(page);
  await card(page)
    .getByLabel(/may contact me/)
    .check();
  await card(page).getByRole("button", { name: "Request a callback" }).click();
  await expect(log(page)).toContainText(/a person will contact you within 24 hours. Your reference number is HT-/);
  const reference = /HT-[0-9A-F]{4}-[0-9A-F]{4}/.exec(await log(page).innerText())?.[0] ?? "none";
  await expect.poll(async () => (await mailsTo(request, email))[0]?.text ?? "").toContain(reference);
  await expect.poll(async () => (await mailsAbout(request, "(818) 555-0199")).length).toBeGreaterThan(0);
});

test("a callback needs a way to call, and a failure keeps what was entered", { tag: "@all" }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/);
  await openChat(page);
  await ask(page, "Can I talk to a real person?");
  await card(page).getByRole("button", { name: "Request a callback" }).click();
  const send = card(page).getByRole("button", { name: "Request a callback" });
  await send.click();
  await expect(card(page).getByText("Please enter your name.")).toBeVisible();
  await card(page).getByLabel("Name").fill("Mary");
  await card(page)
    .getByLabel(/may contact me/)
    .check();
  await send.click();
  await expect(card(page).getByText("Please leave a phone number or an email address")).toBeVisible();
  await card(page).getByLabel("Phone Number").fill("818 555 0123");
  const door = "**/functions/v1/request-callback";
  for (const [answer, text] of [
    [
      { status: 429, json: { success: false, error: "Please try again in 3 minutes." } },
      "Please try again in 3 minutes.",
    ],
    [{ status: 500, body: "oops" }, "Your request could not be stored. Please try again, or call us."],
    ["abort", "Your request could not be stored. Please try again, or call us."],
  ] as const) {
    await page.route(door, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)));
    await send.click();
    await expect(card(page).getByRole("alert")).toHaveText(text);
    await expect(card(page).getByLabel("Phone Number")).toHaveValue("818 555 0123");
    await page.unroute(door);
  }
  await send.click();
  await expect(log(page)).toContainText("Your reference number is HT-");
});

test("the conversation can be copied and begun anew", { tag: "@all" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openChat(page);
  await ask(page, "What's the weather like?");
  await expect(log(page).locator("[data-sender=bot]")).toHaveCount(1);
  await card(page).getByRole("button", { name: "Copy conversation" }).click();
  await expect(card(page).getByRole("button", { name: "Copied!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("What's the weather like?");
  expect(copied).toContain("Assistant");
  await card(page).getByRole("button", { name: "Start over" }).click();
  await expect(log(page)).toHaveCount(0);
  await expect(card(page).getByLabel("Your name")).toBeVisible();
});

test("on a small screen it keeps to the window, above the bottom bar", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/about");
  // Whoever talks to a phone says the word that stands there.
  await expect(launcher(page)).toHaveAccessibleName(new RegExp(mobileBar.assistant, "i"));
  await openChat(page);
  await card(page).evaluate((frame) => Promise.all(frame.getAnimations().map(({ finished }) => finished)));
  const box = await card(page).boundingBox();
  const bar = await page.getByRole("navigation", { name: "Quick contact" }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320 - 32);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page);
});

test("the chat is fetched only when it is asked for", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/chat-card|offer-popup|supabase-client|send-consultation/.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/");
  await takenOver(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
});
