import { expect, test } from "./fixtures.ts";
import { newAddress, notice, takenOver } from "./leads.ts";
import { stopTime } from "./stop-time.ts";

/** What a page does before its scripts are there: press/page-starter.ts. */
test.use({ withSomebody: false });

test("nobody there: the page is whole, its scripts are fetched and wait four seconds", async ({ page }) => {
  await stopTime(page);
  await page.goto("/");
  await page.clock.runFor(1_900);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
  await page.clock.runFor(1_800);
  await expect(page.locator("html")).not.toHaveAttribute("data-ready");
  await page.clock.runFor(200);
  await takenOver(page);
});

test("a visitor's first movement is enough", async ({ page }) => {
  await page.goto("/about");
  await page.mouse.move(10, 10);
  await takenOver(page);
});

test("the page carries the rules it needs; the whole stylesheet is there before its scripts run", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/about");
  const title = page.locator("h1");
  const font = await title.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(font).toContain("Newsreader");
  expect(asked.filter((path) => path.endsWith(".css"))).toEqual([]);
  await page.mouse.move(10, 10);
  await takenOver(page);
  expect(asked.filter((path) => path.endsWith(".css"))).toHaveLength(1);
  await expect(page.locator("link[rel=stylesheet][disabled]")).toHaveCount(0);
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("position", "fixed");
});

test("a stylesheet that does not come keeps the scripts from nothing", async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await page.route(/\.css/, (route) => route.abort());
  await page.goto("/about");
  await page.mouse.move(10, 10);
  await takenOver(page);
});

test("a button pressed too early is pressed again when its script is there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("so is a tab of the success guide, and the copy button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/author-success-guide");
  const tab = page.getByRole("tab").nth(2);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.goto("/query-letter-template");
  await page.getByRole("button", { name: /copy/i }).first().click();
  await expect(notice(page, "copied to clipboard")).toBeVisible();
});

test("words typed before the scripts came stay, and are sent", async ({ page, sql }) => {
  const email = newAddress();
  await page.goto("/consultation");
  await page.getByLabel("First Name").fill("Ada");
  await takenOver(page);
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  const form = page.locator("#long-consultation");
  await form.getByLabel("Last Name").fill("Lovelace");
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Genre").selectOption("memoir");
  await form.getByLabel("Manuscript Status").selectOption("revised");
  await form.getByLabel("Publishing Goals & Expectations").fill("To be read.");
  await form.getByRole("button", { name: "Request Free Consultation" }).click();
  await expect(notice(page, "Consultation Request Submitted!")).toBeVisible();
  const stored = await sql("select name, goals from consultation_requests where email = $1", [email]);
  expect(stored).toEqual([{ name: "Ada Lovelace", goals: "To be read." }]);
});

test("what brought a visitor is kept when they go on before the scripts came", async ({ page }) => {
  await page.goto("/about?utm_source=bookfair");
  await page.evaluate(() => location.assign("/packages"));
  await page.waitForURL("/packages");
  await takenOver(page);
  const kept = await page.evaluate(() => sessionStorage.getItem("halftitle.attribution"));
  expect(JSON.parse(kept ?? "{}").utm).toEqual({ utm_source: "bookfair" });
});

test("each page that is opened is counted once, by its address alone", async ({ page }) => {
  const counted: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/count-page")) counted.push(request.postDataJSON());
  });
  await page.goto("/about?utm_source=bookfair");
  await page.mouse.move(10, 10);
  await takenOver(page);
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => counted).toEqual([{ page: "/about" }, { page: "/services" }]);
});
