import { expect, test } from "./accounts.ts";
import { takenOver } from "./leads.ts";
import { allPages, firstOf, isSweep, publicPages } from "./pages.ts";
import { complaintsOffline, pressEverythingOffline } from "./press-everything.ts";
import { imogen } from "./staff.ts";

const author = { email: "author@example.com", password: "halftitle-demo" };

for (const path of isSweep ? publicPages : ["/", "/consultation"]) {
  test(`without network every press on ${path} is answered, and the page stays`, { tag: "@more" }, async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(complaintsOffline);
    await page.goto(path);
    await takenOver(page);
    await pressEverythingOffline(page, context);
  });
}

// At the desk every tool is made of the same parts: in npm test the inbox stands for them.
const withAccount = allPages.filter((each) => /^\/(dashboard|staff)/.test(each));
for (const path of isSweep ? withAccount : ["/dashboard", "/staff"]) {
  test(`without network every press on ${path} is answered, and the page stays`, { tag: "@more" }, async ({
    page,
    context,
    login,
    expectComplaint,
  }) => {
    expectComplaint(complaintsOffline);
    await login(path.startsWith("/staff") ? imogen : author);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await pressEverythingOffline(page, context, "Sign Out");
  });
}

for (const [path, person] of firstOf([
  ["/dashboard", author],
  ["/staff", imogen],
] as const)) {
  test(`signing out of ${path} without network hides everything, and goes on when there is one`, {
    tag: "@more",
  }, async ({ page, context, login, expectComplaint }) => {
    expectComplaint(complaintsOffline);
    await login(person);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You seem to be offline");
    await expect(page.getByText(person.email)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  });
}

for (const [tab, button] of firstOf([
  ["Sign In", "Sign In"],
  ["Sign Up", "Sign Up"],
] as const)) {
  test(`without network ${tab} says so and keeps what was typed`, { tag: "@more" }, async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(complaintsOffline);
    await page.goto("/auth");
    await page.getByRole("tab", { name: tab }).click();
    await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
    await page.getByLabel("Password", { exact: true }).fill("seven quiet otters");
    await context.setOffline(true);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Please check your connection").first()).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@example.com");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("seven quiet otters");
    expect(new URL(page.url()).pathname).toBe("/auth");
  });
}

test("a form that is sent without network says so and keeps every word; with network again it is sent", async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported module/);
  await page.goto("/about");
  await takenOver(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await form.getByRole("textbox").fill("ada@example.com");
  await form.getByRole("button").click();
  await expect(page.locator("[data-sonner-toast], #plain-notice:not([hidden])").first()).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveValue("ada@example.com");
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("a part that sleeps when the network goes says so, and wakes at the next touch when it is back", async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported module/);
  await page.route(/\/assets\/wake/, (route) => route.abort(), { times: 1 });
  await page.goto("/blog/the-truth-about-book-advances");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("You seem to be offline")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Bookmarked", exact: true })).toBeVisible();
});

const neededScripts = ["press-release-dialog", "react", "view-demo", "wake"];
for (const [failure, scripts, answer] of [
  ["every script gets lost", neededScripts, "abort"],
  ["every script meets a busy server", neededScripts, { status: 503, body: "" }],
  ["one of many scripts gets lost", ["react"], "abort"],
] as const) {
  test(`where ${failure}, it is asked for again at the next press, whichever part needs it`, {
    tag: "@all",
  }, async ({ page, expectComplaint }) => {
    expectComplaint(/Failed to load|503|ERR_FAILED/);
    const failed = new Set<string>();
    await page.route("**/*.js", (route) => {
      // In whatever folder the page asks for it.
      const script = scripts.find((name) => route.request().url().includes(`/${name}-`));
      if (!script || failed.has(script)) return route.continue();
      failed.add(script);
      return answer === "abort" ? route.abort() : route.fulfill(answer);
    });
    await page.goto("/services/press-release-distribution");
    // The scripts of the page, of its part and of the dialog, each of which fails once.
    await expect(async () => {
      await page.getByRole("button", { name: "View Demo" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole("dialog").getByText("For immediate release")).toBeVisible();
    expect([...failed].toSorted()).toEqual(scripts);
  });
}
