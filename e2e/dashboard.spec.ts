import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import { comeBack, expect, fillIn, test } from "./accounts.ts";
import { expectToFit } from "./fit.ts";
import { loseAnswer, notice } from "./leads.ts";
import { scriptsOf } from "./pages.ts";

const demonstration = { email: "author@example.com", password: "halftitle-demo" };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
/** Keeps answers back until they are released. */
async function holdAnswers(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()));
  return { release: resolve };
}
/** The figure under a name. */
const tile = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test("the page says Loading... until it knows who asks, and sends a stranger to sign in", { tag: "@all" }, async ({
  page,
  request,
}) => {
  expect(await (await request.get("/dashboard")).text()).toContain("Loading...");
  for (const address of ["/dashboard", "/dashboard/projects/1", "/dashboard/account"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/auth");
  }
});

test("the demonstration’s author finds two books, counted and measured, and signs out to the front page", {
  tag: "@all",
}, async ({ page, login }) => {
  await login(demonstration);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Author Dashboard");
  await expect(page.getByText("Welcome back, author@example.com")).toBeVisible();
  await expect(tile(page, "Total Projects")).toHaveText("2");
  await expect(tile(page, "Words Written")).toHaveText("117,420");
  await expect(tile(page, "In Progress")).toHaveText("1");
  await expect(tile(page, "Completed Drafts")).toHaveText("1");

  const fantasy = item(page, "The Cartographer of Drowned Towns");
  await expect(fantasy).toContainText("Fantasy");
  await expect(fantasy).toContainText("45,280 of 80,000 words");
  await expect(fantasy).toContainText("57%");
  const draft = item(page, "Nine Minutes of Daylight");
  await expect(draft).toContainText("103%");
  await expect(draft.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await expect(draft.getByText("First Draft Complete")).toHaveClass(/success/);
  await expect(page.getByLabel("Sort by")).toHaveCount(0);
  await expectAccessibleEverywhere(page);

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
});

test("a new author starts with nothing, creates a first project, edits it and deletes it by name", {
  tag: "@more",
}, async ({ page, login }) => {
  const { email } = await login();
  await page.goto("/dashboard");
  await expect(page.getByText(`Welcome back, ${email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(tile(page, "Words Written")).toHaveText("0");
  await expectAccessibleEverywhere(page);

  await page.getByRole("button", { name: "Create Your First Project" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please check 2 answers");
  await expect(dialog.getByRole("alert")).toBeFocused();
  await dialog.getByLabel("Title").fill("The Salt Year");
  await dialog.getByLabel("Genre").fill("Memoir");
  await dialog.getByLabel("Words so far").fill("12,500");
  await dialog.getByLabel("Target words").fill("50,000");
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(notice(page, "Project created")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(item(page, "The Salt Year")).toContainText("25%");
  await expect(tile(page, "Words Written")).toHaveText("12,500");

  await page.getByRole("button", { name: "Edit The Salt Year" }).click();
  await dialog.getByLabel("Status").selectOption("Editing");
  await dialog.getByLabel("Words so far").fill("60000");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(item(page, "The Salt Year")).toContainText("120%");
  await expect(notice(page, "Project saved")).toBeVisible();
  await expect(tile(page, "In Progress")).toHaveText("0");
  await page.reload();
  await expect(item(page, "The Salt Year")).toContainText("Editing");
  await expect(item(page, "The Salt Year")).toContainText("120%");

  await page.getByRole("button", { name: "Delete The Salt Year" }).click();
  await expect(page.getByRole("dialog", { name: "Delete “The Salt Year”?" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(item(page, "The Salt Year")).toBeVisible();
  await page.getByRole("button", { name: "Delete The Salt Year" }).click();
  await dialog.getByRole("button", { name: "Delete project" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(notice(page, "Project deleted")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("a project whose answer was lost is not begun a second time", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to fetch|409/);
  await login();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Create Your First Project" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("The Salt Year");
  await dialog.getByLabel("Target words").fill("50,000");
  await loseAnswer(page, "**/rest/v1/projects?*");
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(notice(page, "Project not created")).toBeVisible();
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(notice(page, "Project created")).toBeVisible();
  await page.reload();
  await expect(tile(page, "Total Projects")).toHaveText("1");
});

test("a change shows at once, and goes back with a notice when it cannot be stored", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|ERR_FAILED/);
  const elsewhere = await login();
  await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 1000 });
  await page.goto("/dashboard");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rest/v1/projects?*", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await held;
    return route.abort();
  });
  await page.getByRole("button", { name: "Edit The Salt Year" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("The Pepper Year");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(item(page, "The Pepper Year")).toBeVisible();
  release();
  await expect(notice(page, "Change not saved")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue("The Pepper Year");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(item(page, "The Salt Year")).toBeVisible();

  await page.getByRole("button", { name: "Delete The Salt Year" }).click();
  await page.getByRole("button", { name: "Delete project" }).click();
  await expect(notice(page, "Project not deleted")).toBeVisible();
  await expect(item(page, "The Salt Year")).toBeVisible();
});

test("a project changed in another tab is never overwritten unasked", { tag: "@all" }, async ({ page, login }) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 1000 });
  const where = `projects?id=eq.${stored?.id}`;
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog");
  const editTo = async (from: string, title: string) => {
    await page.getByRole("button", { name: `Edit ${from}` }).click();
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByRole("button", { name: "Save changes" }).click();
  };

  await expect(item(page, "The Salt Year")).toBeVisible();
  await elsewhere.write("PATCH", where, { title: "Theirs" });
  await editTo("The Salt Year", "Mine");
  await expect(page.getByRole("dialog", { name: "“Theirs” was changed elsewhere" })).toBeVisible();
  await expect(dialog.getByRole("row", { name: "Title Theirs Mine" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep what was saved" }).click();
  await expect(item(page, "Theirs")).toBeVisible();

  // Two changes to different fields are no question.
  await elsewhere.write("PATCH", where, { genre: "Poetry" });
  await editTo("Theirs", "Mine");
  await expect(notice(page, "Project saved")).toBeVisible();
  await page.reload();
  await expect(item(page, "Mine")).toContainText("Poetry");

  await elsewhere.write("PATCH", where, { title: "Theirs again" });
  await editTo("Mine", "Mine again");
  await dialog.getByRole("button", { name: "Save my change over it" }).click();
  await expect(item(page, "Mine again")).toBeVisible();
  await page.reload();
  await expect(item(page, "Mine again")).toContainText("Poetry");

  await elsewhere.write("DELETE", where);
  await editTo("Mine again", "Late");
  await expect(notice(page, "Project no longer there")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("many projects can be searched, filtered and sorted", { tag: "@all" }, async ({ page, login }) => {
  const elsewhere = await login();
  for (const [title, genre, status, word_count] of [
    ["Ash", "Poetry", "Published", 900],
    ["Salt", "Memoir", "In Progress", 100],
    ["Tin", "Memoir", "Editing", 500],
    ["Zinc", "Fantasy", "In Progress", 700],
  ] as const) {
    await elsewhere.write("POST", "projects", { title, genre, status, word_count, target_words: 1000 });
  }
  await page.goto("/dashboard");
  const titles = page.getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(["Zinc", "Tin", "Salt", "Ash"]);
  await page.getByLabel("Sort by").selectOption("Progress");
  await expect(titles).toHaveText(["Ash", "Zinc", "Tin", "Salt"]);
  await page.getByLabel("Search by title or genre").fill("memoir");
  await expect(titles).toHaveText(["Tin", "Salt"]);
  await expect(page.getByText("2 of 4 projects")).toBeVisible();
  await page.getByLabel("Status").selectOption("Published");
  await expect(page.getByText("No project matches these choices.")).toBeVisible();
  await page.getByRole("button", { name: "Clear choices" }).click();
  await expect(titles).toHaveCount(4);
  await expectAccessible(page);
});

test("one project: its log grows, is corrected, drawn, exported and counted from a file", { tag: "@more" }, async ({
  page,
  login,
}) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", {
    title: "The Salt Year",
    description: "A year by the sea.",
    target_words: 10_000,
    word_count: 1000,
    counted_on: day(-10),
  });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "View The Salt Year" }).click();
  await expect(page).toHaveURL(`/dashboard/projects/${stored?.id}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Salt Year");
  await expect(page).toHaveTitle(/The Salt Year/);
  await expect(page.getByText("A year by the sea.")).toBeVisible();
  await expect(page.getByText("Not enough to tell")).toBeVisible();
  await expect(page.getByText("Two days in the log draw the first line here.")).toBeVisible();

  await page.getByRole("button", { name: "Log words" }).click();
  await expect(page.getByText("Please enter the total of that day")).toBeVisible();
  await page.getByLabel("Total words").fill("2,000");
  await page.getByRole("textbox", { name: "Note" }).fill("Chapter two, “tides”");
  await page.getByRole("button", { name: "Log words" }).click();
  await expect(notice(page, "Words logged")).toBeVisible();
  await expect(page.getByRole("row", { name: /2,000 \+1,000 Chapter two/ })).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("2,000");
  await expect(page.getByText("At 100 words a day")).toBeVisible();
  await expect(page.getByRole("img", { name: /Words over time.*from 1,000 to 2,000 words/ })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page
    .getByRole("button", { name: /^Edit / })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Total words").fill("1500");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save entry" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row", { name: /2,000 \+500/ })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("the-salt-year-word-log.csv");
  const csv = readFileSync(await file.path(), "utf8")
    .replace("\ufeff", "")
    .split("\r\n");
  expect(csv[0]).toBe("Day,Total words,Change,Note");
  expect(csv[2]).toMatch(/^\d{4}-\d\d-\d\d,2000,500,"Chapter two, “tides”"$/);

  const drop = (name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await drop("draft.pdf", Buffer.from("x"));
  await expect(page.getByText("draft.pdf is neither a TXT nor a DOCX file.")).toBeVisible();
  await drop("draft.txt", Buffer.from("One two three."));
  await expect(page.getByText("draft.txt: 3 words")).toBeVisible();
  const xml = `<w:document><w:p><w:r><w:t>${"salt ".repeat(2500)}</w:t></w:r></w:p></w:document>`;
  await drop("draft.docx", Buffer.from(zipSync({ "word/document.xml": strToU8(xml) })));
  await expect(page.getByText("draft.docx: 2,500 words")).toBeVisible();
  await page.getByRole("button", { name: "Log as today’s total" }).click();
  await expect(notice(page, "2,000 words became 2,500")).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("2,500");
  // It was the wrong file.
  await expect(page.getByText("Today’s total is 2,500 words. It was 2,000.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tile(page, "Words written")).toHaveText("2,000");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);

  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove entry" }).click();
  await expect(tile(page, "Words written")).toHaveText("1,500");
});

test("a day logged in another tab meanwhile is shown, not overwritten", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/409/);
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 10_000 });
  await page.goto(`/dashboard/projects/${stored?.id}`);
  const today = await page.getByLabel("Day").inputValue();
  await elsewhere.write("POST", "word_log", { project_id: stored?.id, day: today, words: 900 });
  await page.getByLabel("Total words").fill("800");
  await page.getByRole("button", { name: "Log words" }).click();
  await expect(notice(page, "The log was changed elsewhere")).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("900");
  await expect(page.getByLabel("Total words")).toHaveValue("800");
  // Who has seen it and presses again means it.
  await page.getByRole("button", { name: "Log words" }).click();
  await expect(notice(page, "900 words became 800")).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("800");
});

test("a day logged twice on one page is replaced", { tag: "@all" }, async ({ page, login }) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 10_000 });
  await page.goto(`/dashboard/projects/${stored?.id}`);
  const log = async (words: string) => {
    await page.getByLabel("Total words").fill(words);
    await page.getByRole("button", { name: "Log words" }).click();
  };
  await log("700");
  await expect(notice(page, "Words logged")).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("700");
  await log("1,100");
  await expect(notice(page, "700 words became 1,100")).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("1,100");
  await log("1,250");
  await expect(notice(page, "1,100 words became 1,250")).toBeVisible();
  await expect(tile(page, "Words written")).toHaveText("1,250");
});

test("a page open over midnight takes the new day", { tag: "@all" }, async ({ page, login }) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 10_000 });
  // Yesterday's last minute where the browser is, so that its session and its new day are real ones.
  const lastMinute = new Date(await page.evaluate(() => new Date().setHours(0, 0, 0, 0) - 60_000));
  await page.clock.install({ time: lastMinute });
  await page.goto(`/dashboard/projects/${stored?.id}`);
  const yesterday = await page.getByLabel("Day").inputValue();
  await page.getByLabel("Total words").fill("500");
  await page.getByRole("button", { name: "Log words" }).click();
  await expect(tile(page, "Words written")).toHaveText("500");

  await page.clock.fastForward("02:00");
  await expect(page.getByLabel("Day")).not.toHaveValue(yesterday);
  await page.getByLabel("Total words").fill("800");
  await page.getByRole("button", { name: "Log words" }).click();
  await expect(page.getByRole("row", { name: /800 \+300/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /500 \+500/ })).toBeVisible();
});

test("another author’s project does not exist, and neither does a number that is none", { tag: "@all" }, async ({
  page,
  login,
}) => {
  await login();
  for (const id of ["1", "987654", "x", "0"]) {
    await page.goto(`/dashboard/projects/${id}`);
    await expect(page.getByRole("heading", { name: "There is no such project" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("when the projects cannot be fetched the page says so and tries again", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  await login();
  await page.route("**/rest/v1/projects?*", (route) => route.fulfill({ status: 503, json: { message: "closed" } }));
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Your projects could not be loaded");
  await page.unroute("**/rest/v1/projects?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("without a network and with an old session, the page says so instead of failing", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/ERR_|Failed to fetch/);
  const { email } = await login();
  await page.route(/\/(auth|rest)\/v1\//, (route) => route.abort());
  await page.evaluate(() => {
    const key = "sb-127-auth-token";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Your projects could not be loaded", { timeout: 90_000 });
  await expect(page.getByText(`Welcome back, ${email}`)).toBeVisible();
});

test("dashboard and project fit 320 px without sideways scrolling", { tag: "@all" }, async ({ page, login }) => {
  await login(demonstration);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/dashboard", "/dashboard/projects/1", "/dashboard/account"]) {
    await page.goto(address);
    await expect(page.locator("main h2").first()).toBeVisible();
    await expectToFit(page, address);
  }
});

test("a manuscript can be dropped on the page, and never leaves it", { tag: "@all" }, async ({ page, login }) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 10_000 });
  await page.goto(`/dashboard/projects/${stored?.id}`);
  const place = page.getByText("Drop a TXT or DOCX file here").locator("..");
  await expect(place).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const carried = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["It was a quiet and salty year."], "draft.txt", { type: "text/plain" }));
    return transfer;
  });
  await place.dispatchEvent("dragover", { dataTransfer: carried });
  await expect(place).toHaveClass(/border-action/);
  await place.dispatchEvent("drop", { dataTransfer: carried });
  await expect(page.getByText("draft.txt: 7 words")).toBeVisible();
  await expect(place).not.toHaveClass(/border-action/);
  await page.getByRole("button", { name: "Log as today’s total" }).click();
  await expect(tile(page, "Words written")).toHaveText("7");
  expect(sent.join()).not.toContain("salty");
});

test("notes save themselves, survive a failure, and are never written over another tab’s", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to load/);
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 10_000 });
  const where = `project_notes?project_id=eq.${stored?.id}`;
  await page.goto(`/dashboard/projects/${stored?.id}`);
  const notes = page.getByLabel("For yourself, saved as you write");
  await notes.fill("Tides come twice a day.");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue("Tides come twice a day.");

  await page.route("**/rest/v1/project_notes?*", (route) => route.abort());
  await notes.fill("Tides come twice a day. So does the ferry.");
  await notes.blur();
  await expect(page.getByText("Your text stays here, and we keep trying.")).toBeVisible();
  await page.unroute("**/rest/v1/project_notes?*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  await elsewhere.write("PATCH", where, { text: "Written on the phone." });
  await notes.fill("Written at the desk.");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Written on the phone.");
  await expectAccessibleEverywhere(page);
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue("Written at the desk.");

  await elsewhere.write("PATCH", where, { text: "Written on the train." });
  await notes.fill("Lost.");
  await alert.getByRole("button", { name: "Take those" }).click();
  await expect(notes).toHaveValue("Written on the train.");
  await expect(alert).toHaveCount(0);
});

test("what the house writes about a project stands on its page, newest first", { tag: "@all" }, async ({
  page,
  login,
  sql,
}) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 10_000 });
  await page.goto(`/dashboard/projects/${stored?.id}`);
  await expect(page.getByRole("heading", { name: "Word log" })).toBeVisible();
  const notes = page.getByRole("region", { name: "From the house" }).getByRole("listitem");
  await expect(notes).toHaveCount(0);
  for (const [text, ago] of [
    ["Welcome to the house.", "3 days"],
    ["The sample chapters read well.", "2 days"],
    ["Paper and trim are settled.", "1 day"],
  ]) {
    await sql(
      "insert into public.book_messages (project_id, side, who_name, text, at) values ($1, 'house', 'Mara Ellison', $2, now() - $3::interval)",
      [stored?.id, text, ago],
    );
  }
  await page.reload();
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText("Paper and trim are settled.");
  await expect(notes.first()).toContainText("Mara Ellison");
  await page.getByRole("button", { name: "Show all 3 notes" }).click();
  await expect(notes.last()).toContainText("Welcome to the house.");
  await expectAccessibleEverywhere(page);
});

test("five hundred projects are counted, searched and shown in pieces", { tag: "@all" }, async ({
  page,
  login,
  sql,
}) => {
  const { userId } = await login();
  await sql(
    `insert into public.projects (owner, title, genre, status, word_count, target_words)
     select $1, 'Book ' || n, case when n % 2 = 0 then 'Poetry' else 'Memoir' end,
            case when n % 5 = 0 then 'Published' else 'In Progress' end, n, 1000
     from generate_series(1, 500) n`,
    [userId],
  );
  await page.goto("/dashboard");
  await expect(tile(page, "Total Projects")).toHaveText("500");
  await expect(tile(page, "Words Written")).toHaveText("125,250");
  await expect(tile(page, "In Progress")).toHaveText("400");
  const titles = page.getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(50);
  await page.getByRole("button", { name: "Show 50 more" }).click();
  await expect(titles).toHaveCount(100);
  await page.getByLabel("Sort by").selectOption("Words written");
  await expect(titles.first()).toHaveText("Book 500");
  await page.getByLabel("Search by title or genre").fill("book 49");
  await expect(page.getByText("11 of 500 projects")).toBeVisible();
  await expect(titles).toHaveCount(11);
  await page.getByLabel("Status").selectOption("Published");
  await expect(titles).toHaveText(["Book 495", "Book 490"]);
  await expectAccessible(page);
});

test("a log of five years is drawn, listed in pieces and exported whole", { tag: "@all" }, async ({
  page,
  login,
  sql,
}) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 200_000 });
  await sql(
    `insert into public.word_log (project_id, day, words)
     select $1, current_date - n, (1826 - n) * 100 from generate_series(0, 1825) n`,
    [stored?.id],
  );
  await page.goto(`/dashboard/projects/${stored?.id}`);
  await expect(tile(page, "Words written")).toHaveText("182,600");
  const chart = page.getByRole("img", { name: /Words over time.*from 100 to 182,600 words/ });
  const points = (await chart.locator("polyline").getAttribute("points"))?.split(" ") ?? [];
  expect(points).toHaveLength(1826);
  // Time runs to the right and the words grow: each point stands right of the one before, and never below it.
  const places = points.map((point) => point.split(",").map(Number));
  for (const [index, [x = 0, y = 0]] of places.entries()) {
    const [before = 0, under = Number.POSITIVE_INFINITY] = places[index - 1] ?? [];
    expect(x).toBeGreaterThanOrEqual(before);
    expect(y).toBeLessThanOrEqual(under);
  }
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(12);
  await expect(page.getByText("12 of 1,826 entries")).toBeVisible();
  await page.getByRole("button", { name: "Show 100 more" }).click();
  await expect(rows).toHaveCount(112);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(1827);
  await page.getByLabel("Total words").fill("183,000");
  await page.getByRole("button", { name: "Log words" }).click();
  await expect(tile(page, "Words written")).toHaveText("183,000");
});

test("a look that fails leaves the page and what is typed on it alone", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  const elsewhere = await login();
  await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 1000 });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("The Unsaved Chapter");
  let looks = 0;
  await page.route("**/rest/v1/projects?*", (route) => {
    looks += 1;
    return route.fulfill({ status: 503, json: { message: "closed" } });
  });
  await comeBack(page);
  // The look itself and a retry: both have failed by the time of a third.
  await expect.poll(() => looks, { timeout: 15_000 }).toBeGreaterThan(2);
  await expect(page.getByText("The Salt Year")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue("The Unsaved Chapter");
});

test("who comes back to the tab sees what has changed elsewhere, and who goes back sees the list at once", {
  tag: "@all",
}, async ({ page, login }) => {
  const elsewhere = await login();
  const [stored] = await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 1000 });
  await page.goto("/dashboard");
  await expect(item(page, "The Salt Year")).toBeVisible();
  await elsewhere.write("PATCH", `projects?id=eq.${stored?.id}`, { title: "The Pepper Year" });
  await comeBack(page);
  await expect(item(page, "The Pepper Year")).toBeVisible();

  await page.getByRole("link", { name: "View The Pepper Year" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Pepper Year");
  const held = await holdAnswers(page, "**/rest/v1/projects?*");
  await page.goBack();
  await expect(item(page, "The Pepper Year")).toBeVisible();
  held.release();
});

test("who signs in after somebody else finds nothing of theirs, not even for a moment", { tag: "@all" }, async ({
  page,
  login,
  newAuthor,
}) => {
  const elsewhere = await login();
  await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 1000 });
  await page.goto("/dashboard");
  await expect(item(page, "The Salt Year")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  const next = await newAuthor();
  await fillIn(page, next);
  const held = await holdAnswers(page, "**/rest/v1/projects?*");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByText("The Salt Year")).toHaveCount(0);
  held.release();
  await expect(page.getByText(`Welcome back, ${next.email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("no public page carries the dashboard", async ({ page }) => {
  for (const script of await scriptsOf(page, ["/", "/about", "/blog"])) expect(script).not.toContain("No projects yet");
});
