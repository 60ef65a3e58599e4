import { expect, test } from "./fixtures.ts";
import { mailsTo, newAddress, notice, takenOver } from "./leads.ts";
import { firstOf } from "./pages.ts";

const door = "**/functions/v1/newsletter-subscribe";

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  if (javaScriptEnabled !== false) await takenOver(page);
});

test("subscribing welcomes, clears the field and sends a message to confirm", async ({ page, request }) => {
  const email = newAddress("reader");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill(email);
  const [sent] = await Promise.all([
    page.waitForRequest(door),
    footer.getByRole("button", { name: "Subscribe" }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ email, page: "/about", privacy_version: expect.any(String) });
  await expect(notice(page, "Welcome to Halftitle!")).toContainText(
    "Thank you for subscribing to our newsletter. Check your email for a welcome message.",
  );
  await expect(footer.getByLabel("Email address")).toHaveValue("");
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
});

for (const [entry, title, text] of [
  ["", "Email required", "Please enter your email address"],
  ["   ", "Email required", "Please enter your email address"],
  ["ada@home", "Invalid email", "Please enter a valid email address"],
  ["ada example.com", "Invalid email", "Please enter a valid email address"],
] as const) {
  test(`"${entry}" is refused: ${title}`, { tag: "@all" }, async ({ page }) => {
    let requests = 0;
    await page.route(door, (route) => {
      requests += 1;
      return route.abort();
    });
    const footer = page.getByRole("contentinfo");
    // The browser trims what is typed into an e-mail field; the rule is tested as it arrives.
    await footer.getByLabel("Email address").fill(entry);
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(notice(page, title)).toContainText(text);
    await expect(footer.getByLabel("Email address")).toBeFocused();
    expect(requests).toBe(0);
  });
}

for (const [what, answer, text] of [
  [
    "a refusal with its reason",
    { status: 429, json: { success: false, error: "Please try again in 9 minutes." } },
    "Please try again in 9 minutes.",
  ],
  ["a refusal without one", { status: 200, json: { success: false } }, "Failed to subscribe"],
  ["an answer that says nothing", { status: 200, json: {} }, "Failed to subscribe"],
  [
    "an answer that cannot be read",
    { status: 502, body: "<html>bad gateway" },
    "Something went wrong. Please try again.",
  ],
  ["a lost connection", "abort", "Network error. Please check your connection and try again."],
] as const) {
  test(`${what} is told, and the address stays`, { tag: "@all" }, async ({ page, expectComplaint }) => {
    expectComplaint(/Failed to load resource/);
    await page.route(door, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)));
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Email address").fill("ada@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(notice(page, "Subscription failed")).toContainText(text);
    await expect(footer.getByLabel("Email address")).toHaveValue("ada@example.com");
  });
}

test("while it is being sent the field and the button are off, and a second click does nothing", {
  tag: "@all",
}, async ({ page }) => {
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
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("ada@example.com");
  await footer.getByRole("button", { name: "Subscribe" }).dblclick();
  await expect(footer.getByLabel("Email address")).toBeDisabled();
  await expect(footer.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  release();
  await expect(notice(page, "Welcome to Halftitle!")).toBeVisible();
  await expect(footer.getByLabel("Email address")).toBeEnabled();
  expect(requests).toBe(1);
});

for (const [place, path] of firstOf([
  ["contact section", "/"],
  ["blog", "/blog"],
] as const)) {
  test(`the ${place} has the same form`, { tag: "@more" }, async ({ page }) => {
    await page.route(door, (route) => route.fulfill({ json: { success: true } }));
    await page.goto(path);
    await takenOver(page);
    const form = page.getByRole("main").locator(`form[action$="newsletter-subscribe"]`);
    await form.getByLabel("Email address").fill("ada@example.com");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(notice(page, "Welcome to Halftitle!")).toBeVisible();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts by itself", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Email address").fill(newAddress("reader"));
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Welcome to Halftitle!")).toBeVisible();
  });
});
