import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import { fillIn, goodPassword } from "./accounts.ts";
import { expectToFit } from "./fit.ts";
import { loseAnswer, mailsTo, newAddress, notice } from "./leads.ts";
import { scriptsOf } from "./pages.ts";
import { askForConsultation, expect, imogen, personPage, sendToDoor, test } from "./staff.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const desk = [
  "/staff",
  "/staff/inbox",
  "/staff/replies",
  "/staff/people",
  "/staff/projects",
  "/staff/templates",
  "/staff/codes",
  "/staff/newsletter",
  "/staff/mail",
  "/staff/numbers",
];
const lead = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** A time that was agreed by hand. */
async function bookFor(page: Page, day: string) {
  await page.getByLabel("Status").selectOption("booked");
  const dialog = page.getByRole("dialog", { name: /^When is the call/ });
  await dialog.getByLabel("Day").fill(day);
  await dialog.getByLabel("Time, on your clock").fill("10:30");
  await dialog.getByRole("button", { name: "Save as booked" }).click();
}
const search = (page: Page) => page.getByRole("searchbox");

test("a visitor signs in first, and is brought to where they wanted to go", async ({ page }) => {
  await page.goto("/staff/codes?code=HT25-AAAA-BBBB");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await fillIn(page, imogen);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/staff/codes?code=HT25-AAAA-BBBB");
  await expect(page.getByRole("heading", { name: "We have not issued HT25-AAAA-BBBB" })).toBeVisible();
});

test("an author finds a closed desk and the way to their dashboard, which does not speak of it", {
  tag: "@more",
}, async ({ page, login, newAuthor }) => {
  const author = await newAuthor();
  await login(author);
  await page.goto("/staff/mail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is the house’s desk");
  await expect(page.getByText(author.email)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("link", { name: "To your dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Author Dashboard");
  await expect(page.getByRole("link", { name: "Staff desk" })).toHaveCount(0);
});

test("staff without a second factor are told, and led to where they can add one", { tag: "@all" }, async ({
  page,
  login,
}) => {
  await login(imogen);
  await page.route("**/rest/v1/rpc/desk_me", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), needs_second_factor: true } });
  });
  await page.goto("/staff");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more lock before the desk opens");
  await expectAccessibleEverywhere(page);
  await page.getByRole("link", { name: "Add a passkey or an app" }).click();
  await expect(page).toHaveURL("/dashboard/account");
});

test("the dashboard shows staff the way to the desk, which has no marketing on it and signs out for good", {
  tag: "@all",
}, async ({ page, login }) => {
  await login(imogen);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Staff desk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Today/);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /chat/i })).toHaveCount(0);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/staff/inbox");
  await expect(page).toHaveURL(/\/auth/);
});

test("the desk is not indexed, and its code is in no page of the site", async ({ page, request }) => {
  for (const path of [...desk, "/staff/people/nobody", "/staff/projects/1", "/staff/newsletter/1"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex/);
  }
  expect((await request.get("/staff/nothing-here")).status()).toBe(404);
  expect(readFileSync("build/client/sitemap.xml", "utf8")).not.toContain("/staff");
  expect((await scriptsOf(page, ["/", "/consultation", "/blog"])).join("\n")).not.toMatch(/desk_|house’s desk/);
});

test("a lead from each form appears in the open inbox by itself", { tag: "@more" }, async ({
  page,
  request,
  login,
  sql,
}) => {
  await login(imogen);
  await page.goto("/staff/inbox");
  await expect(page.getByRole("table")).toBeVisible();
  const mark = newAddress().split("@")[0] ?? "";
  const before = await sql("select count(*)::int as count from public.leads");

  await askForConsultation(request, `Long ${mark}`);
  await sendToDoor(request, "request-callback", {
    id: crypto.randomUUID(),
    name: `Call ${mark}`,
    phone: "818 555 0177",
    email: "",
    message: "After four.",
    consent: true,
  });
  await sendToDoor(request, "claim-offer", { firstName: `Offer ${mark}`, email: newAddress("offer") });
  const reader = newAddress("reader");
  await sendToDoor(request, "newsletter-subscribe", { email: reader });
  const form = await page.context().newPage();
  await form.goto("/#contact");
  await form.locator("#contact").getByLabel("Name").fill(`Short ${mark}`);
  await form.locator("#contact").getByLabel("Email Address").first().fill(newAddress("short"));
  await form.getByRole("button", { name: "Request Free Consultation" }).click();
  await expect(form.getByText("Your request has reached us")).toBeVisible();
  await form.close();
  await page.bringToFront();

  for (const name of [`Long ${mark}`, `Call ${mark}`, `Offer ${mark}`, `Short ${mark}`, reader]) {
    await expect(lead(page, name), name).toBeVisible();
  }
  await expect(page.getByText(/\d+ new/)).toBeVisible();
  await expect(lead(page, `Call ${mark}`)).toContainText(/due in 2[34] hours/);
  await expect(lead(page, reader)).not.toContainText("due");
  const [now] = await sql("select count(*)::int as count from public.leads");
  expect(now?.count).toBeGreaterThanOrEqual(Number(before[0]?.count) + 5);
  await expectAccessibleEverywhere(page);
});

test("who reads further down keeps their place, and is told how many are new", { tag: "@all" }, async ({
  page,
  request,
  login,
}) => {
  const mark = newAddress().split("@")[0] ?? "";
  for (const count of [1, 2, 3]) await askForConsultation(request, `Place ${count} ${mark}`);
  await login(imogen);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto("/staff/inbox");
  await expect(lead(page, `Place 3 ${mark}`)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await askForConsultation(request, `Later ${mark}`);
  const button = page.getByRole("button", { name: /new · Show/ });
  await expect(button).toBeVisible();
  await expect(lead(page, `Later ${mark}`)).toHaveCount(0);
  await button.click();
  await expect(lead(page, `Later ${mark}`)).toBeInViewport();
});

test("search, filters and keys lead to a lead, and going back finds the list as it was", { tag: "@more" }, async ({
  page,
  request,
  login,
  sql,
}) => {
  const mark = newAddress().split("@")[0] ?? "";
  const ada = await askForConsultation(request, `Ada ${mark}`, "A book about lighthouses.");
  await askForConsultation(request, `Bea ${mark}`);
  await sendToDoor(request, "claim-offer", { firstName: `Cleo ${mark}`, email: newAddress("cleo") });
  await login(imogen);
  await page.goto("/staff/inbox");
  await expect(lead(page, `Cleo ${mark}`)).toBeVisible();

  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await search(page).fill(mark);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText("3 leads shown")).toBeVisible();
  await page.getByLabel("Kind").selectOption("consultation");
  await expect(page.getByText("2 leads shown")).toBeVisible();
  await page.getByLabel("Overdue only").check();
  await expect(page.getByRole("heading", { name: "No lead matches these choices" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sql(
    "update public.leads set created_at = now() - interval '74 hours', due_at = now() - interval '50 hours' where id = $1",
    [ada.id],
  );
  await page.reload();
  await expect(lead(page, `Ada ${mark}`)).toContainText("overdue by 2 days");
  await expect(page.getByRole("link", { name: /overdue/ })).toBeVisible();
  await page.getByLabel("Overdue only").uncheck();
  await page.getByLabel("Status").selectOption("new");
  await page.getByLabel("Owner").selectOption("none");
  await page.getByLabel("Source").selectOption("direct");
  await expect(page.getByText("2 leads shown")).toBeVisible();

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `Bea ${mark}` })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: `Ada ${mark}` })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/staff\/people\/[0-9a-f-]{36}$/);
  await expect(page.getByText("A book about lighthouses.").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText("2 leads shown")).toBeVisible();
  await page.getByRole("button", { name: "Clear choices" }).click();
  await expect(page).toHaveURL("/staff/inbox");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys of the inbox" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Use single letters as keys").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search(page)).not.toBeFocused();
});

test("going back shows the list at once and where it was left, though nothing can be fetched", { tag: "@all" }, async ({
  page,
  request,
  login,
}) => {
  const mark = newAddress().split("@")[0] ?? "";
  for (const count of [1, 2, 3]) await askForConsultation(request, `Back ${count} ${mark}`);
  await login(imogen);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto("/staff/inbox");
  const link = page.getByRole("link", { name: `Back 1 ${mark}` });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Back 1 ${mark}`);
  await page.route("**/rest/v1/rpc/desk_inbox", () => {});
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("who signs in after somebody else finds nothing of what they have read", { tag: "@all" }, async ({
  page,
  login,
  colleague,
}) => {
  await login(imogen);
  await page.goto("/staff/inbox");
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("link", { name: "To the site" }).click();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("link", { name: "Log In" }).first().click();
  await fillIn(page, { email: colleague.email, password: goodPassword });
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.route("**/rest/v1/rpc/desk_{inbox,today}", () => {});
  await page.getByRole("link", { name: "Staff desk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("a session that ends at the desk asks for the password on top of the work, which goes on", async ({
  page,
  request,
  login,
  colleague,
  sql,
  expectComplaint,
}) => {
  expectComplaint(/40[013]/);
  const { email } = await askForConsultation(request, "Paula Interrupted");
  await login({ email: colleague.email, password: goodPassword });
  await page.goto(personPage(email));
  await page.getByLabel("Add a note").fill("Half a thought");
  await sql("delete from auth.sessions where user_id in (select id from auth.users where email = $1)", [
    colleague.email,
  ]);
  await page.getByLabel("Status").selectOption("contacted");
  const dialog = page.getByRole("dialog").filter({ hasText: colleague.email });
  await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Status")).toHaveValue("new");
  await page.getByLabel("Status").selectOption("contacted");
  await expect(page.getByText("Status: New → Contacted")).toBeVisible();
  await expect(page.getByLabel("Add a note")).toHaveValue("Half a thought");
});

test("the inbox says when it is empty, on its way, or out of reach, and tries again", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  await login(imogen);
  let answer: "empty" | "broken" | "waiting" = "waiting";
  let release = () => {};
  await page.route("**/rest/v1/rpc/desk_inbox", async (route) => {
    if (answer === "waiting") await new Promise<void>((resolve) => (release = resolve));
    if (answer === "broken") await route.fulfill({ status: 503, json: { message: "down" } });
    else await route.fulfill({ json: { leads: [], has_more: false } });
  });
  await page.goto("/staff/inbox");
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  await expectAccessible(page);
  answer = "empty";
  release();
  await expect(page.getByRole("heading", { name: "Nobody has written yet" })).toBeVisible();
  await expectAccessible(page);

  expectComplaint(/503/);
  answer = "broken";
  await page.reload();
  // Said after three retries, which wait seven seconds between them.
  await expect(page.getByRole("alert")).toContainText("This could not be loaded", { timeout: 30_000 });
  await expectAccessible(page);
  answer = "empty";
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Nobody has written yet" })).toBeVisible();
});

test("one person’s page holds what they wrote, and the work on it is stored with who did it", { tag: "@all" }, async ({
  page,
  request,
  login,
  expectComplaint,
}) => {
  // What Chromium says when the test's own scripts try to enter a mail's frame.
  expectComplaint(/Blocked script execution in 'about:srcdoc'/);
  const { email, name } = await askForConsultation(request, "Ada Merriweather", "My grandmother’s letters.");
  await login(imogen);
  await page.goto(personPage(email));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("My grandmother’s letters.").first()).toBeVisible();
  await expect(page.getByText("$5,000–10,000")).toBeVisible();
  await expect(page.getByText("Privacy notice beside the consultation form")).toBeVisible();

  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText(/Owner: Nobody → Imogen Vale/)).toBeVisible();
  await bookFor(page, "2027-01-14");
  await expect(page.getByText("Status: New → Booked")).toBeVisible();
  await expect(page.getByText(/Agreed: \w+day, January 14/)).toBeVisible();
  await expect(page.getByText("answered in time")).toBeVisible();
  await page.getByLabel("Next step").fill("Call about the sample pages");
  await page.getByLabel("On", { exact: true }).fill("2027-01-15");
  await page.getByRole("button", { name: "Save next step" }).click();
  await expect(page.getByText("Next step: Call about the sample pages, Jan 15, 2027")).toBeVisible();
  await page.getByLabel("Add a note").fill("She writes from a lighthouse.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "She writes from a lighthouse." })).toContainText(
    "Imogen Vale",
  );
  await page.getByText("Email: We have your consultation request").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Email: We have" })).toContainText("reference");
  await page.getByRole("button", { name: "As it looked" }).click();
  await expect(page.frameLocator("iframe").locator("h1")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("booked");
  await expect(page.getByLabel("Next step")).toHaveValue("Call about the sample pages");
  await expectAccessibleEverywhere(page);
});

test("two colleagues on one lead never overwrite each other silently", { tag: "@all" }, async ({
  page,
  request,
  login,
  colleague,
}) => {
  const { id, email } = await askForConsultation(request, "Tobias Quill");
  await login(imogen);
  await page.goto(personPage(email));
  await expect(page.getByLabel("Status")).toHaveValue("new");
  await colleague.ask("desk_change_lead", { lead_id: id, seen_version: 1, changes: { status: "won" } });

  await page.getByLabel("Status").selectOption("lost");
  const reason = page.getByRole("dialog", { name: "Tobias Quill was lost" });
  await reason.getByRole("button", { name: "Save as lost" }).click();
  await expect(reason.getByRole("alert")).toHaveText("Please choose a reason.");
  await reason.getByLabel("Reason").selectOption("price");
  await reason.getByRole("button", { name: "Save as lost" }).click();
  const dialog = page.getByRole("dialog", { name: "A colleague has changed this" });
  await expect(dialog.getByRole("row", { name: /Status/ })).toContainText("Won");
  await expect(dialog.getByRole("row", { name: /Status/ })).toContainText("Lost");
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Keep what was saved" }).click();
  await expect(page.getByLabel("Status")).toHaveValue("won");

  await colleague.ask("desk_change_lead", { lead_id: id, seen_version: 2, changes: { status: "contacted" } });
  await bookFor(page, "2027-01-14");
  await dialog.getByRole("button", { name: "Save my change over it" }).click();
  await expect(page.getByText("Status: Contacted → Booked")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("booked");
  await expect(page.getByText("Status: New → Won")).toBeVisible();
});

test("a change that fails is taken back and said", { tag: "@all" }, async ({
  page,
  request,
  login,
  expectComplaint,
}) => {
  const { email } = await askForConsultation(request, "Ines Calloway");
  await login(imogen);
  await page.goto(personPage(email));
  await expect(page.getByLabel("Status")).toHaveValue("new");
  expectComplaint(/Failed to load resource|ERR_FAILED/);
  await page.route("**/rest/v1/rpc/desk_change_lead", (route) => route.abort());
  await page.getByLabel("Status").selectOption("contacted");
  await expect(notice(page, "Change not saved")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("new");
});

test("a letter begun from a template reaches them once, and the lead is answered", { tag: "@all" }, async ({
  page,
  request,
  login,
}) => {
  const { email } = await askForConsultation(request, "Ruth Vance");
  await login(imogen);
  await page.goto(personPage(email));
  await page.getByRole("button", { name: "Reply by email" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply to Ruth Vance" });
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please write a subject and a letter.");
  await dialog.getByLabel("Begin with").selectOption("sample-pages");
  await expect(dialog.getByLabel("Letter", { exact: true })).toHaveValue(
    /^Dear Ruth,\n[\s\S]*Imogen Vale\nProject editor\nHalftitle$/,
  );
  await dialog.getByLabel("Subject").fill("The first ten pages");
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("There is a gap left to fill in: [day].");
  await dialog.getByLabel("Begin with").selectOption("not-for-us");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  const body = dialog.getByLabel("Letter", { exact: true });
  await body.fill((await body.inputValue()).replace("[day]", "Friday"));
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Send the letter" }).dblclick();
  await expect(notice(page, "Letter on its way")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Status")).toHaveValue("contacted");

  const letters = async () =>
    (await mailsTo(request, email)).filter(({ subject }) => subject === "The first ten pages");
  await expect.poll(async () => (await letters()).length).toBe(1);
  expect((await letters())[0]?.text).toContain("Dear Ruth,");
  await page.reload();
  await expect(page.getByText("Replied by email: The first ten pages")).toBeVisible();
  expect(await letters()).toHaveLength(1);
});

test("an answer and a letter begin also where the browser makes no UUIDs, as on plain http", { tag: "@all" }, async ({
  page,
  request,
  login,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const { email } = await askForConsultation(request, "Ivo Plain");
  await login(imogen);
  await page.goto(personPage(email));
  await page.getByRole("button", { name: "Reply by email" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply to Ivo Plain" });
  await dialog.getByLabel("Subject").fill("Your pages");
  await dialog.getByLabel("Letter", { exact: true }).fill("They are here.");
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(notice(page, "Letter on its way")).toBeVisible();

  await page.goto("/staff/newsletter");
  await page.getByRole("button", { name: "Write a letter" }).click();
  await expect(page).toHaveURL(/\/staff\/newsletter\/[0-9a-f-]{36}\?new=1$/);
});

test("a note whose answer was lost is written once, however often it is sent", { tag: "@all" }, async ({
  page,
  request,
  login,
  colleague,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to fetch/);
  const { email } = await askForConsultation(request, "Nora Once");
  await login(imogen);
  await page.goto(personPage(email));
  await page.getByLabel("Add a note").fill("Left word with the neighbor.");
  await loseAnswer(page, "**/rest/v1/rpc/desk_add_note");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(notice(page, "Note not added")).toBeVisible();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(notice(page, "Note added")).toBeVisible();
  const notes = async () =>
    (await colleague.ask("desk_person", { key: email }))?.events.filter(({ what }) => what === "note");
  expect(await notes()).toHaveLength(1);
  // The same words once more, after they were stored, are meant.
  await page.getByLabel("Add a note").fill("Left word with the neighbor.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect.poll(async () => (await notes())?.length).toBe(2);
});

test("who left only a number has a page, and no letter can be written there", { tag: "@all" }, async ({
  page,
  request,
  login,
}) => {
  const id = crypto.randomUUID();
  await sendToDoor(request, "request-callback", {
    id,
    name: "Otto Brandt",
    phone: "818 555 0177",
    email: "",
    message: "",
    consent: true,
  });
  await login(imogen);
  await page.goto(personPage(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Otto Brandt");
  await expect(page.getByRole("link", { name: "818 555 0177" })).toHaveAttribute("href", "tel:8185550177");
  await expect(page.getByRole("button", { name: "Reply by email" })).toHaveCount(0);
  await page.goto(personPage("nobody@example.com"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody is known by this address");
});

test("every page of the desk fits 320 px", { tag: "@all" }, async ({ page, request, login }) => {
  const { email } = await askForConsultation(request, "Marguerite Oyelaran-Featherstonehaugh");
  await login(imogen);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...desk, personPage(email), "/staff/projects/1"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expectToFit(page, path);
  }
});
