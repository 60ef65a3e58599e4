import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { mailsAbout, mailsTo, newAddress, notice, takenOver } from "./leads.ts";
import { firstOf } from "./pages.ts";

const storing = "**/rest/v1/consultation_requests*";
const failed = "There was an error submitting your request. Please try again or contact us directly.";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function openShortForm(page: Page) {
  await page.goto("/");
  await takenOver(page);
  return page.locator("#short-consultation");
}

async function openLongForm(page: Page, search = "") {
  await page.goto(`/consultation${search}`);
  await takenOver(page);
  return page.locator("#long-consultation");
}

async function fillShortForm(page: Page, email: string) {
  const form = page.locator("#short-consultation");
  await form.getByLabel("Name").fill("Ada Lovelace");
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Message").fill(`About ${email}`);
}

async function fillLongForm(page: Page, email: string) {
  const form = page.locator("#long-consultation");
  await form.getByLabel("First Name").fill("Ada");
  await form.getByLabel("Last Name").fill("Lovelace");
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Genre").selectOption("memoir");
  await form.getByLabel("Manuscript Status").selectOption("revised");
  await form.getByLabel("Publishing Goals & Expectations").fill(`To be read. ${email}`);
}

const send = (page: Page) => page.getByRole("button", { name: "Request Free Consultation" });

test("the short form stores, thanks with a reference, clears itself and mails both sides", async ({
  page,
  request,
}) => {
  const email = newAddress();
  const form = await openShortForm(page);
  await fillShortForm(page, email);
  await form.getByLabel("Genre").selectOption("christian");
  const [stored, invoked] = await Promise.all([
    page.waitForRequest(storing),
    page.waitForRequest("**/functions/v1/send-consultation-email"),
    send(page).click(),
  ]);
  await expect(notice(page, "Consultation Request Sent!")).toContainText(
    "The team will review the submission and make contact within 24 hours, with a confirmation e-mail to follow.",
  );
  const thanks = page.getByRole("region", { name: "Thank you. Your request has reached us." });
  await expect(thanks).toBeFocused();
  const reference = /HT-[0-9A-F]{4}-[0-9A-F]{4}/.exec(await thanks.innerText())?.[0] ?? "none";
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(form.getByLabel("Genre")).toHaveValue("");

  const row = stored.postDataJSON();
  expect(row).toMatchObject({ source: "home", name: "Ada Lovelace", email, genre: "christian", book_title: null });
  expect(row).toMatchObject({ page: "/", privacy_version: expect.any(String), utm: {} });
  expect(invoked.postDataJSON()).toMatchObject({ id: row.id, name: "Ada Lovelace", email, genre: "christian" });
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  expect((await mailsTo(request, email))[0]?.text).toContain(reference);
  await expect.poll(async () => (await mailsAbout(request, `About ${email}`)).length).toBe(1);

  await page.reload();
  await expect(form.getByLabel("Name")).toHaveValue("");
});

test("the long form stores every answer, with package, topic and campaign words", async ({ page, request }) => {
  const email = newAddress();
  await page.goto("/packages?utm_source=letter&utm_campaign=autumn");
  await takenOver(page);
  const form = await openLongForm(page, "?package=pro&topic=query-letter");
  await expect(form.getByText("You are applying for the Pro Package.")).toBeVisible();
  await expect(form.getByText("You are asking about: Query letter help.")).toBeVisible();
  await fillLongForm(page, email);
  await form.getByLabel("Editorial Services").check();
  await form.getByLabel("Marketing & Publicity").check();
  await form.getByLabel("Literary Representation").check();
  await form.getByLabel("Literary Representation").uncheck();
  await form.getByLabel("Publishing Timeline").selectOption("asap");
  await form.getByLabel("Budget Range").selectOption("discuss");
  await form.getByLabel("Previous Publishing Experience").selectOption("hybrid");
  await form.getByLabel("Preferred Contact Method").selectOption("video");
  await form.getByLabel("Additional Information").fill("Mornings.");
  const [stored] = await Promise.all([page.waitForRequest(storing), send(page).click()]);
  await expect(notice(page, "Consultation Request Submitted!")).toContainText(
    "We'll review your submission and contact you within 24 hours to schedule your free consultation.",
  );
  expect(stored.postDataJSON()).toMatchObject({
    source: "consultation",
    name: "Ada Lovelace",
    services_interested: ["Editorial Services", "Marketing & Publicity"],
    timeline: "asap",
    budget: "discuss",
    previous_publishing: "hybrid",
    preferred_contact: "video",
    additional_info: "Mornings.",
    package: "pro",
    topic: "query-letter",
    utm: { utm_source: "letter", utm_campaign: "autumn" },
  });
  await expect(form.getByLabel("Editorial Services")).not.toBeChecked();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
});

test("what an address says that nobody knows is neither shown nor sent, and what it says can be removed", {
  tag: "@all",
}, async ({ page }) => {
  const form = await openLongForm(page, "?package=<b>free&topic=zeppelins");
  await expect(form.getByText("You are applying")).toHaveCount(0);
  await expect(form.getByText("zeppelins")).toHaveCount(0);
  await openLongForm(page, "?package=launch");
  await form.getByRole("button", { name: "Remove Launch Package" }).click();
  await expect(form.getByText("You are applying")).toHaveCount(0);
  await expect(page).toHaveURL("/consultation");
});

test("each missing answer has its message, the summary leads to it, and mending it clears it at once", async ({
  page,
}) => {
  const form = await openLongForm(page);
  await send(page).click();
  const summary = form.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("6 entries need your attention");
  for (const [label, message] of [
    ["First Name", "Please enter your first name."],
    ["Last Name", "Please enter your last name."],
    ["Email Address", "Please enter your email address so we can reply."],
    ["Genre", "Please choose the genre that comes closest."],
    ["Manuscript Status", "Please choose how far along the manuscript is."],
    ["Publishing Goals & Expectations", "Please tell us what you hope for; a sentence is enough."],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message.replace("?", "\\?")));
    await expect(form.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: message }).click();
    await expect(form.getByLabel(label)).toBeFocused();
  }
  await expectAccessible(page);

  await form.getByLabel("Email Address").fill("ada@home");
  await expect(form.getByLabel("Email Address")).toHaveAccessibleDescription(/like name@example\.com/);
  await form.getByLabel("Email Address").fill("ada@example.com");
  await expect(form.getByLabel("Email Address")).not.toHaveAttribute("aria-invalid");
  await expect(summary).toContainText("5 entries");
  await send(page).click();
  await expect(summary).toBeFocused();
});

test("the short form asks for a name and an address, and says what is too long", { tag: "@all" }, async ({ page }) => {
  const form = await openShortForm(page);
  await send(page).click();
  await expect(form.getByRole("alert")).toContainText("2 entries need your attention");
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
  await form.getByLabel("Name").fill("x".repeat(201));
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription(/at most 200 characters/);
  await form.getByLabel("Name").fill("Ada");
  await expect(form.getByRole("alert")).toContainText("One entry needs your attention");
  await expectAccessible(page);
});

for (const [what, answer] of firstOf([
  ["an error of the server", { status: 500, json: { message: "secret detail" } }],
  ["a lost connection", "abort"],
] as const)) {
  test(`after ${what} the entries stay, also over a reload, and sending again works`, { tag: "@more" }, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/);
    const email = newAddress();
    const form = await openShortForm(page);
    await fillShortForm(page, email);
    await page.route(storing, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)));
    const [first] = await Promise.all([page.waitForRequest(storing), send(page).click()]);
    await expect(notice(page, "Error")).toContainText(failed);
    await expect(form.getByLabel("Email Address")).toHaveValue(email);
    await expect(send(page)).toBeFocused();

    await page.reload();
    await takenOver(page);
    await expect(form.getByLabel("Email Address")).toHaveValue(email);
    await expect(form.getByLabel("Message")).toHaveValue(`About ${email}`);
    await page.unroute(storing);
    const [second] = await Promise.all([page.waitForRequest(storing), send(page).click()]);
    await expect(notice(page, "Consultation Request Sent!")).toBeVisible();
    expect(second.postDataJSON().id).toBe(first.postDataJSON().id);
  });
}

test("an answer that was lost on the way does not store twice", async ({ page, request, expectComplaint }) => {
  expectComplaint(/Failed to load resource/);
  const email = newAddress();
  await openShortForm(page);
  await fillShortForm(page, email);
  await page.route(storing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(notice(page, "Error")).toBeVisible();
  await page.unroute(storing);
  await send(page).click();
  await expect(notice(page, "Consultation Request Sent!")).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
});

test("two tabs with the same words are one request; other words are another", { tag: "@all" }, async ({
  page,
  context,
  request,
  expectComplaint,
}) => {
  expectComplaint(/409/);
  const email = newAddress();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openShortForm(tab);
    await fillShortForm(tab, email);
    await send(tab).click();
    await expect(tab.getByRole("region", { name: /Thank you/ })).toBeVisible();
  }
  const [first, second] = await Promise.all(
    [page, other].map((tab) => tab.getByRole("region", { name: /Thank you/ }).innerText()),
  );
  expect(second).toBe(first);
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);

  await fillShortForm(other, email);
  await other.locator("#short-consultation").getByLabel("Book Title").fill("Another book");
  await send(other).click();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
});

test("a double click sends once, and the button says so", { tag: "@all" }, async ({ page }) => {
  await openShortForm(page);
  await fillShortForm(page, newAddress());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route(storing, async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await send(page).dblclick();
  const busy = page.getByRole("button", { name: "Sending..." });
  await expect(busy).toBeDisabled();
  release();
  await expect(notice(page, "Consultation Request Sent!")).toBeVisible();
  expect(requests).toBe(1);
});

test("going away and coming back finds an empty form after success, a full one before", { tag: "@all" }, async ({
  page,
}) => {
  const email = newAddress();
  const form = await openLongForm(page);
  await fillLongForm(page, email);
  await form.getByLabel("Editorial Services").check();
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await expect(form.getByLabel("Email Address")).toHaveValue(email);
  await expect(form.getByLabel("Editorial Services")).toBeChecked();
  await send(page).click();
  await expect(notice(page, "Consultation Request Submitted!")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await expect(form.getByLabel("Email Address")).toHaveValue("");
});

test("whoever sends too much is told when to come back", { tag: "@all" }, async ({ page, expectComplaint }) => {
  expectComplaint(/429/);
  await openShortForm(page);
  await fillShortForm(page, newAddress());
  const message = "We have had several requests from you in a short time. Please try again in 12 minutes.";
  await page.route(storing, (route) => route.fulfill({ status: 429, json: { code: "PGRST429", message } }));
  await send(page).click();
  await expect(notice(page, "Error")).toContainText(message);
});

test("a failure of the second call is nobody's trouble", { tag: "@all" }, async ({ page, expectComplaint }) => {
  expectComplaint(/500/);
  await page.route("**/functions/v1/send-consultation-email", (route) => route.fulfill({ status: 500, body: "" }));
  await openShortForm(page);
  await fillShortForm(page, newAddress());
  await send(page).click();
  await expect(notice(page, "Consultation Request Sent!")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both forms post by themselves and answer with a reference", async ({ page }) => {
    await page.goto("/");
    await fillShortForm(page, newAddress());
    await send(page).click();
    await expect(page.getByText("Consultation Request Sent!")).toBeVisible();
    await expect(page.getByText(/HT-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
    await page.goto("/consultation");
    await fillLongForm(page, newAddress());
    await send(page).click();
    await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
  });
});

test("somebody whose network goes away is told so, and keeps what they typed", async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/");
  const form = page.locator("#short-consultation");
  const fetched = page.waitForResponse(/notice-/);
  await form.getByLabel("Name").focus();
  await fetched;
  await context.setOffline(true);
  await form.getByLabel("Name").fill("Wren Hale");
  await form.getByLabel("Email Address").fill("wren@example.com");
  await form.getByRole("button", { name: "Request Free Consultation" }).click();
  await expect(page.getByText("There was an error submitting your request.")).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Wren Hale");
});
