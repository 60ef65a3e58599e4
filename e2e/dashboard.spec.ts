import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { publicKey } from "../domain/public-key.ts";
import { newAuthor } from "./accounts.ts";
import { test as base, expect } from "./fixtures.ts";
import { expectAccessible, notice } from "./leads.ts";

const demonstration = { email: "author@example.com", password: "halftitle-demo" };
type Author = typeof demonstration;

/** An author's own way past the pages: reads and writes their rows, as another tab of theirs would. */
type Elsewhere = {
  email: string;
  write: (method: "POST" | "PATCH" | "DELETE", path: string, data?: object) => Promise<Record<string, unknown>[]>;
};

type Fixtures = {
  /** Signed in by a token, as the sign-in page would leave it: a new author, unless one is named. */
  login: (author?: Author) => Promise<Elsewhere>;
};

const test = base.extend<Fixtures>({
  login: async ({ page, request }, use) => {
    await use(async (author) => {
      const { email, password } = author ?? (await newAuthor(request));
      // Each from an address of its own: nobody signs in as often as a whole suite does.
      const from = `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
      const headers = { apikey: publicKey, "x-forwarded-for": from };
      const answer = await request.post("/auth/v1/token?grant_type=password", { headers, data: { email, password } });
      const session = await answer.json();
      await page.goto("/robots.txt");
      await page.evaluate((kept) => localStorage.setItem("sb-127-auth-token", kept), JSON.stringify(session));
      return {
        email,
        write: async (method, path, data) => {
          const written = await request.fetch(`/rest/v1/${path}`, {
            method,
            headers: { ...headers, authorization: `Bearer ${session.access_token}`, prefer: "return=representation" },
            data,
          });
          expect(written.ok(), await written.text()).toBe(true);
          return written.json();
        },
      };
    });
  },
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const tile = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function expectAccessibleEverywhere(page: Page) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

test("the page says Loading... until it knows who asks, and sends a stranger to sign in", async ({ page, request }) => {
  expect(await (await request.get("/dashboard")).text()).toContain("Loading...");
  for (const address of ["/dashboard", "/dashboard/projects/1", "/dashboard/account"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/auth");
  }
});

test("the demonstration’s author finds two books, counted and measured, and signs out to the front page", async ({
  page,
  login,
}) => {
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

test("a new author starts with nothing, creates a first project, edits it and deletes it by name", async ({
  page,
  login,
}) => {
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

test("a change shows at once, and goes back with a notice when it cannot be stored", async ({
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

test("a project changed in another tab is never overwritten unasked", async ({ page, login }) => {
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

  await elsewhere.write("PATCH", where, { genre: "Poetry" });
  await editTo("Theirs", "Mine");
  await dialog.getByRole("button", { name: "Save my change over it" }).click();
  await expect(notice(page, "Project saved")).toBeVisible();
  await page.reload();
  await expect(item(page, "Mine")).toBeVisible();

  await elsewhere.write("DELETE", where);
  await editTo("Mine", "Late");
  await expect(notice(page, "Project no longer there")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("many projects can be searched, filtered and sorted", async ({ page, login }) => {
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

test("one project: its log grows, is corrected, drawn, exported and counted from a file", async ({ page, login }) => {
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
  await page.getByLabel("Note").fill("Chapter two, “tides”");
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

  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Remove entry" }).click();
  await expect(tile(page, "Words written")).toHaveText("1,500");
});

test("a day logged in another tab meanwhile is shown, not overwritten", async ({ page, login, expectComplaint }) => {
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
});

test("another author’s project does not exist, and neither does a number that is none", async ({ page, login }) => {
  await login();
  for (const id of ["1", "987654", "x", "0"]) {
    await page.goto(`/dashboard/projects/${id}`);
    await expect(page.getByRole("heading", { name: "There is no such project" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("when the projects cannot be fetched the page says so and tries again", async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  await login();
  await page.route("**/rest/v1/projects?*", (route) => route.fulfill({ status: 503, json: { message: "closed" } }));
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Your projects could not be fetched", { timeout: 30_000 });
  await page.unroute("**/rest/v1/projects?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("dashboard and project fit 320 px without sideways scrolling", async ({ page, login }) => {
  await login(demonstration);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/dashboard", "/dashboard/projects/1", "/dashboard/account"]) {
    await page.goto(address);
    await expect(page.locator("main h2").first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBe(0);
  }
});

test("an author keeps the account: a name, other devices, a copy, and the way out by password", async ({
  page,
  request,
  login,
  expectComplaint,
}) => {
  expectComplaint(/400|403/);
  const author = await newAuthor(request);
  const elsewhere = await login(author);
  await elsewhere.write("POST", "projects", { title: "The Salt Year", target_words: 1000, word_count: 10 });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expectAccessibleEverywhere(page);

  await page.getByLabel("Your name").fill("Ada Quill");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(notice(page, "Name saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Quill");

  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(notice(page, "Other devices signed out")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const copy = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(copy.account).toMatchObject({ email: author.email, details: { full_name: "Ada Quill" } });
  expect(copy.projects).toMatchObject([{ title: "The Salt Year", wordLog: [{ words: 10 }] }]);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(notice(page, "Account Not Deleted")).toContainText("Invalid login credentials");
  await dialog.getByLabel("Password", { exact: true }).fill(author.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(notice(page, "Account deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
});

test("no public page carries the dashboard", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  for (const address of ["/", "/about", "/blog"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of await Promise.all(scripts)) expect(script).not.toContain("No projects yet");
});
