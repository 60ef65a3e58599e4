import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { mailsTo, newAddress, notice, takenOver } from "./leads.ts";
import { firstOf } from "./pages.ts";
import { stopTime } from "./stop-time.ts";

test.use({ withOffer: true });

const door = "**/functions/v1/claim-offer";
const august = new Date("2025-08-10T12:00:00-07:00");
const day = 24 * 3_600_000;

const popup = (page: Page) => page.getByRole("dialog", { name: /Hybrid Publishing Services|Discount Code Sent/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** A page at most a second old, on which time only passes when the journey says so, and what it fetched of the popup. */
async function arrive(page: Page, path = "/packages", now = august) {
  await stopTime(page, now);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("offer-popup")) fetched.push(request.url());
  });
  await page.goto(path);
  await wakeUp(page);
  return fetched;
}

/** A page wakes when its thread is free, which takes a moment of that time too. */
async function wakeUp(page: Page) {
  await page.clock.runFor(100);
  await takenOver(page);
}

/** Opens it, and lets time go on from there: notices and checkers wait for it. */
async function openPopup(page: Page) {
  await arrive(page);
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
}

/** Makes what the browser remembers older, which is the same as coming back later. */
const age = (page: Page, days: number) =>
  page.evaluate((milliseconds) => {
    const memory = JSON.parse(localStorage.getItem("halftitle.offer") ?? "{}");
    localStorage.setItem(
      "halftitle.offer",
      JSON.stringify({ ...memory, dismissedAt: memory.dismissedAt - milliseconds }),
    );
  }, days * day);

async function comeBack(page: Page) {
  await page.reload();
  await wakeUp(page);
  await page.clock.fastForward(5000);
}

const fill = async (page: Page, firstName: string, email: string) => {
  await popup(page).getByLabel("First Name").fill(firstName);
  await popup(page).getByLabel("Email Address").fill(email);
};
const submit = (page: Page) => popup(page).getByRole("button", { name: /Send my 25% code/ });

test("it opens after five seconds, not before, and says what the campaign says", async ({ page }) => {
  const fetched = await arrive(page);
  await page.clock.runFor(3999);
  expect(fetched).toEqual([]);
  await page.clock.runFor(1001);
  await expect(popup(page)).toBeVisible();
  for (const text of [
    "Hybrid Publishing Services",
    "AUGUST EXCLUSIVE • LIMITED TIME OFFER",
    "Save 25% on Premium Publishing & Marketing",
    "Publishing Services",
    "Editorial, Design, Production",
    "Marketing Services",
    "Strategy, Distribution, Promotion",
    "Expires August 31st, 2025",
    "No spam, ever",
  ]) {
    await expect(popup(page).getByText(text, { exact: true }), text).toBeVisible();
  }
  await page.clock.resume();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(popup(page), "paper shows the page").toBeHidden();
});

test("it opens earlier past half of the page, and only then", async ({ page }) => {
  const fetched = await arrive(page);
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo(0, (scrollHeight - clientHeight) * part);
    }, share);
  await scrollTo(0.45);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(fetched).toEqual([]);
  await scrollTo(0.6);
  await expect(popup(page)).toBeVisible();
});

test("a code is mailed, the popup says so, and closes three seconds later for this campaign", async ({
  page,
  request,
}) => {
  const email = newAddress("grace");
  await openPopup(page);
  await fill(page, "Grace", email);
  const [sent] = await Promise.all([page.waitForRequest(door), submit(page).click()]);
  expect(sent.postDataJSON()).toMatchObject({ firstName: "Grace", email, page: "/packages" });
  await expect(popup(page).getByRole("heading", { name: "Discount Code Sent" })).toBeVisible();
  await expect(popup(page)).toContainText(
    "Your exclusive 25% publishing services discount has been sent to your email. A publishing consultant will contact you within 24 hours.",
  );
  await expect(notice(page, "Discount Code Sent")).toContainText(
    "Check your email for your exclusive 25% publishing discount.",
  );
  await expect(popup(page)).toBeHidden();
  await expect.poll(async () => (await mailsTo(request, email))[0]?.text ?? "").toMatch(/HT25-\w{4}-\w{4}/);

  await comeBack(page);
  await expect(page.getByRole("button", { name: "Open the chat" })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("halftitle.offer", `{"claimed":"publishing-and-marketing-2025-07"}`));
  await comeBack(page);
  await expect(popup(page)).toBeVisible();
});

test("the confirmation stays for three seconds", { tag: "@all" }, async ({ page }) => {
  await page.route(door, (route) => route.fulfill({ json: { success: true } }));
  await arrive(page);
  await page.clock.runFor(5000);
  await fill(page, "Grace", "grace@example.com");
  await submit(page).click();
  await expect(popup(page).getByRole("heading", { name: "Discount Code Sent" })).toBeVisible();
  await page.clock.runFor(2999);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeHidden();
});

test("the messages come on submit and then on every change", { tag: "@all" }, async ({ page }) => {
  await openPopup(page);
  await popup(page).getByLabel("First Name").fill("A");
  await popup(page).getByLabel("Email Address").fill("ada@");
  await expect(popup(page).getByText("at least 2 characters")).toHaveCount(0);
  await submit(page).click();
  await expect(popup(page).getByLabel("First Name")).toHaveAccessibleDescription(
    "First name must be at least 2 characters",
  );
  await expect(popup(page).getByLabel("First Name")).toBeFocused();
  await expect(popup(page).getByLabel("Email Address")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expectAccessible(page);
  await popup(page).getByLabel("First Name").fill("Ad");
  await expect(popup(page).getByText("at least 2 characters")).toHaveCount(0);
  await popup(page).getByLabel("Email Address").fill("ada@example.com");
  await expect(popup(page).getByText("valid email address")).toHaveCount(0);
});

for (const [what, answer] of [
  ["an error of the server", { status: 500, json: { success: false, error: "secret" } }],
  ["an offer that has ended", { status: 410, json: { success: false, error: "This offer has ended." } }],
  ["an answer that cannot be read", { status: 502, body: "bad gateway" }],
  ["a lost connection", "abort"],
] as const) {
  test(`after ${what} the catalogue's notice shows and the entries stay`, { tag: "@all" }, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/);
    await openPopup(page);
    await fill(page, "Ada", "ada@example.com");
    await page.route(door, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)));
    await submit(page).click();
    await expect(notice(page, "Error")).toContainText("Something went wrong. Please try again.");
    await expect(popup(page).getByLabel("First Name")).toHaveValue("Ada");
    await expect(popup(page).getByLabel("Email Address")).toHaveValue("ada@example.com");
    await expect(submit(page)).toBeEnabled();
  });
}

test("while it is being sent the button reads Processing..., and two clicks send once", { tag: "@all" }, async ({
  page,
}) => {
  await openPopup(page);
  await fill(page, "Ada", "ada@example.com");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route(door, async (route) => {
    requests += 1;
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await submit(page).dblclick();
  await expect(popup(page).getByRole("button", { name: "Processing..." })).toBeDisabled();
  release();
  await expect(popup(page).getByRole("heading", { name: "Discount Code Sent" })).toBeVisible();
  expect(requests).toBe(1);
});

/** The popup listens to what happens beside it a turn after it is seen. */
const clickBeside = (page: Page) =>
  expect(async () => {
    await page.mouse.click(5, 300);
    await expect(popup(page)).toBeHidden({ timeout: 2000 });
  }).toPass();

for (const [how, dismiss] of firstOf([
  ["the close button", (page: Page) => popup(page).getByRole("button", { name: "Close" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a click beside it", clickBeside],
] as const)) {
  test(`dismissed by ${how} it stays away for thirty days`, { tag: "@more" }, async ({ page }) => {
    await openPopup(page);
    await dismiss(page);
    await expect(popup(page)).toBeHidden();
    await age(page, 29);
    await comeBack(page);
    await expect(page.getByRole("button", { name: "Open the chat" })).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await age(page, 2);
    await comeBack(page);
    await expect(popup(page)).toBeVisible();
  });
}

for (const path of ["/auth", "/consultation", "/privacy-policy", "/terms-of-service", "/cookie-policy", "/dashboard"]) {
  test(`it does not open on ${path}`, { tag: "@all" }, async ({ page }) => {
    const fetched = await arrive(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.clock.runFor(8000);
    await expect(popup(page)).toHaveCount(0);
    expect(fetched).toEqual([]);
  });
}

test("it waits while something else is open or somebody is typing", { tag: "@all" }, async ({ page }) => {
  const fetched = await arrive(page);
  const field = page.getByRole("contentinfo").getByLabel("Email address");
  await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.clock.runFor(7000);
  expect(fetched).toEqual([]);
  await field.blur();
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog", { name: "Publishing Support" })).toBeVisible();
  await page.clock.runFor(3000);
  expect(fetched).toEqual([]);
  await page.keyboard.press("Escape");
  await page.clock.runFor(500);
  await expect(popup(page)).toBeVisible();
});

test("it waits for somebody who began to type while it was fetched", { tag: "@all" }, async ({ page }) => {
  const onItsWay = Promise.withResolvers<void>();
  await page.route("**/offer-popup-*.js", async (route) => {
    await onItsWay.promise;
    await route.continue();
  });
  await arrive(page);
  const asked = page.waitForRequest("**/offer-popup-*.js");
  await page.clock.runFor(5000);
  await asked;
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const box = page.locator("#site-search input");
  await box.pressSequentially("cover");
  const came = page.waitForResponse("**/offer-popup-*.js");
  onItsWay.resolve();
  await (await came).finished();
  await page.clock.runFor(2000);
  await expect(box).toHaveValue("cover");
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.clock.runFor(500);
  await expect(popup(page)).toBeVisible();
});

test("on a phone it is a sheet at the bottom, and focus stays in it until it closes", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPopup(page);
  const box = await popup(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await expect(popup(page)).toBeFocused();
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press("Tab");
    expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await expectAccessible(page);
});
