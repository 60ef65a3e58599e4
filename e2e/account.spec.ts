import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { Secret, TOTP } from "otpauth";
import { publicKey } from "../domain/public-key.ts";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import {
  accountMail,
  addAuthenticator,
  comeBack,
  expect,
  fillIn,
  followLink,
  keptSession,
  signIn,
  test,
} from "./accounts.ts";
import { newAddress, notice } from "./leads.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const apps = (page: Page) => page.getByRole("list", { name: "Your authenticator apps" }).getByRole("listitem");
const devices = (page: Page) => page.getByRole("list", { name: "Where you are signed in" }).getByRole("listitem");

/** Opens the dialog and names the app; answers what the app will show, from the key on the page. */
async function beginApp(page: Page, button: string, name: string) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: "QR code" })).toBeVisible();
  const key = (await dialog.locator("code").innerText()).replaceAll(/\s/g, "");
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  // A code is good once, and half a minute longer than it is shown: what sets the app up is the one of now, what opens
  // later is the one after, so that neither is too old when the half minute ends on the way.
  return (step: 0 | 1) => app.generate({ timestamp: Date.now() + step * 30_000 });
}

async function setUpApp(page: Page, button: string, name: string) {
  const codeAt = await beginApp(page, button, name);
  await page.getByRole("dialog").getByLabel("Code").fill(codeAt(0));
  await page.getByRole("dialog").getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(apps(page).filter({ hasText: name })).toBeVisible();
  return codeAt;
}

async function removeApp(page: Page, name: string) {
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the app" }).click();
}

async function signOutAndIn(page: Page, author: { email: string; password: string }) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth");
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

test("an authenticator app is set up, asked for at sign-in, joined by a spare, and given up again", {
  tag: "@all",
}, async ({ page, newAuthor, login }) => {
  const author = await newAuthor();
  await login(author);
  await page.goto("/dashboard/account");
  await expect(page.getByText("your password alone opens the account")).toBeVisible();
  const phone = await setUpApp(page, "Set up an app", "My phone");
  await expect(notice(page, "App set up")).toContainText("My phone");
  await expect(page.getByText("Set up a spare on another one, or a passkey.")).toBeVisible();
  expect(JSON.parse((await keptSession(page)) ?? "{}").user.factors).toMatchObject([{ status: "verified" }]);

  await signOutAndIn(page, author);
  await enterCode(page, phone(1));
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/dashboard/account");
  const tablet = await setUpApp(page, "Set up a spare", "Tablet at home");
  await expect(apps(page)).toHaveCount(2);
  await removeApp(page, "My phone");
  await expect(notice(page, "App removed")).toContainText("My phone");
  await expect(apps(page)).toHaveCount(1);

  await signOutAndIn(page, author);
  await enterCode(page, tablet(1));
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Remove Tablet at home" }).click();
  await expect(page.getByRole("dialog")).toContainText("It is the only one");
  await page.getByRole("dialog").getByRole("button", { name: "Remove the app" }).click();
  await expect(page.getByText("your password alone opens the account")).toBeVisible();

  await signOutAndIn(page, author);
  await expect(page).toHaveURL("/dashboard");
});

test("who removes the app that opened the session goes on with one that stays", { tag: "@all" }, async ({
  page,
  newAuthor,
  login,
}) => {
  const author = await newAuthor();
  await login(author);
  await page.goto("/dashboard/account");
  const phone = await setUpApp(page, "Set up an app", "My phone");
  const tablet = await setUpApp(page, "Set up a spare", "Tablet");
  await signOutAndIn(page, author);
  await enterCode(page, phone(1));
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/account");
  await removeApp(page, "My phone");
  await expect(page.getByRole("dialog")).toContainText("This session was opened with it");
  await expectAccessible(page);
  await enterCode(page, tablet(1));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(apps(page)).toHaveCount(1);
  await expect(devices(page)).toHaveCount(1);
});

test("where the service wants a code before it lets an app go, it is asked for in place", { tag: "@all" }, async ({
  page,
  expectComplaint,
  newAuthor,
  login,
}) => {
  expectComplaint(/422/);
  const author = await newAuthor();
  await login(author);
  await page.goto("/dashboard/account");
  const phone = await setUpApp(page, "Set up an app", "My phone");
  // As after the session has lost its second step elsewhere.
  let refusals = 1;
  await page.route("**/auth/v1/factors/*", (route) =>
    route.request().method() === "DELETE" && refusals-- > 0
      ? route.fulfill({ status: 422, json: { error_code: "insufficient_aal", msg: "AAL2 required" } })
      : route.continue(),
  );
  await removeApp(page, "My phone");
  await expect(page.getByRole("dialog")).toContainText("To remove it, first enter the six digits");
  await enterCode(page, phone(1));
  await expect(page.getByText("your password alone opens the account")).toBeVisible();
});

test("what goes wrong with an app is said beside it, and a set-up that was left can be begun again", {
  tag: "@all",
}, async ({ page, expectComplaint, login }) => {
  expectComplaint(/422/);
  await login();
  await page.goto("/dashboard/account");
  const dialog = page.getByRole("dialog");
  await beginApp(page, "Set up an app", "My phone");
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(dialog.getByText("These digits are not, or no longer, the right ones.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(apps(page)).toHaveCount(0);

  await setUpApp(page, "Set up an app", "My phone");
  await page.getByRole("button", { name: "Set up a spare" }).click();
  await dialog.getByLabel("Name").fill("My phone");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("You already have an app with this name.")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("My phone");
});

test("devices are listed by name, and one, all others or all of them are signed out", { tag: "@all" }, async ({
  page,
  request,
  browser,
  baseURL,
  expectComplaint,
  newAuthor,
}) => {
  expectComplaint(/40[013]/);
  const author = await newAuthor();
  await signIn(page, author);
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1";
  const enter = () =>
    request.post("/auth/v1/token?grant_type=password", {
      headers: { apikey: publicKey, "user-agent": phone },
      data: author,
    });
  await enter();
  await page.goto("/dashboard/account");
  await expect(devices(page).first()).toContainText(/Chrome on .*This device/);
  const onPhone = devices(page).filter({ hasText: "Safari on an iPhone" });
  await expect(onPhone).toHaveCount(1);
  await onPhone.getByRole("button", { name: "End the session of Safari on an iPhone" }).click();
  await expect(notice(page, "Session ended")).toContainText("Safari on an iPhone is signed out.");
  await expect(onPhone).toHaveCount(0);

  await enter();
  await enter();
  await page.reload();
  await expect(onPhone).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(notice(page, "Other devices signed out")).toBeVisible();
  await expect(onPhone).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL });
  const tablet = await elsewhere.newPage();
  await signIn(tablet, author);
  await tablet.getByRole("button", { name: "New Project" }).click();
  await tablet.getByRole("dialog").getByLabel("Title").fill("The Salt Year");
  await tablet.getByRole("dialog").getByLabel("Target words").fill("80,000");
  await tablet.getByRole("dialog").getByRole("button", { name: "Create project" }).click();
  await expect(tablet.getByRole("heading", { name: "The Salt Year" })).toBeVisible();
  await tablet.getByRole("button", { name: "New Project" }).click();
  await tablet.getByRole("dialog").getByLabel("Title").fill("Half a thought");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  expect(await keptSession(page)).toBeNull();
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
  // The other device notices at its next look, and asks on top of what is there.
  await comeBack(tablet);
  const question = tablet.getByRole("dialog", { name: "Please sign in again" });
  await expect(question).toBeVisible();
  await question.getByLabel("Password", { exact: true }).fill(author.password);
  await question.getByRole("button", { name: "Sign In" }).click();
  await expect(question).toBeHidden();
  await expect(tablet.getByLabel("Title")).toHaveValue("Half a thought");
  await elsewhere.close();
});

test("a new address counts once both have confirmed it, and half of that is said", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
  login,
}) => {
  const author = await newAuthor();
  const newEmail = newAddress("moved");
  await login(author);
  await page.goto("/dashboard/account");
  await page.getByLabel("New email address").fill(author.email.toUpperCase());
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByText("You already use this address.")).toBeVisible();
  await page.getByLabel("New email address").fill(newEmail);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(notice(page, "Two emails are on their way")).toContainText(newEmail);
  await expect(page.getByText(`A change to ${newEmail} is waiting.`)).toBeVisible();
  await expectAccessible(page);

  const atOld = await accountMail(request, author.email, /address|e-?mail/i);
  const atNew = await accountMail(request, newEmail, /address|e-?mail/i);
  await followLink(page, atNew.link);
  await expect(notice(page, "Half of it is confirmed")).toBeVisible();
  await page.goto("/dashboard/account");
  await expect(page.getByText(`Signed in as ${author.email}`)).toBeVisible();
  await expect(page.getByText(`A change to ${newEmail} is waiting.`)).toBeVisible();

  await followLink(page, atOld.link);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(`Welcome back, ${newEmail}`)).toBeVisible();
  await page.goto("/dashboard/account");
  await expect(page.getByText("is waiting")).toHaveCount(0);
});

test("a session of last week sets a password only with a code from the mailbox", { tag: "@all" }, async ({
  page,
  request,
  sql,
  expectComplaint,
  newAuthor,
  login,
}) => {
  expectComplaint(/4\d\d/);
  const author = await newAuthor();
  await login(author);
  await sql(
    "update auth.sessions set created_at = now() - interval '7 days' where user_id = (select id from auth.users where email = $1)",
    [author.email],
  );
  await page.goto("/dashboard/account");
  await page.getByRole("link", { name: "Change password" }).click();
  await page.getByLabel("New password", { exact: true }).fill("nine patient herons");
  await page.getByRole("button", { name: "Save the password" }).click();
  const code = page.getByLabel("Code from the email");
  await expect(code).toBeVisible();
  await expectAccessibleEverywhere(page);
  await code.fill("000000");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(notice(page, "Password Not Changed")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("nine patient herons");
  await code.fill((await accountMail(request, author.email, /code/i)).code);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(notice(page, "Password changed")).toBeVisible();
  await signOutAndIn(page, { ...author, password: "nine patient herons" });
  await expect(page).toHaveURL("/dashboard");
});

test("the codes of an address stand in its account, with what they are worth and how long", { tag: "@all" }, async ({
  page,
  login,
  sql,
}) => {
  const { email } = await login();
  await page.goto("/dashboard/account");
  await expect(page.getByText(`No code has been sent to ${email}.`)).toBeVisible();
  for (const [code, to, ends, redeemed] of [
    ["GIFT-AAAA-AAAA", email, "2090-09-01 07:00+00", null],
    ["GIFT-AAAA-BBBB", email, "2025-09-01 07:00+00", null],
    ["GIFT-AAAA-CCCC", email, "2024-09-01 07:00+00", "2024-08-20 12:00+00"],
    ["GIFT-AAAA-DDDD", newAddress("other"), "2090-09-01 07:00+00", null],
  ]) {
    const unique = `${code}`.replace("GIFT", Date.now().toString(36).slice(-6).toUpperCase());
    await sql(
      `insert into public.discount_codes (code, campaign, email_key, percent, expires_at, redeemed_at, created_at)
       values ($1, $1, $2, 25, $3, $4, now())`,
      [unique, to, ends, redeemed],
    );
  }
  await page.reload();
  const codes = page.getByRole("region", { name: "Offer codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(3);
  await expect(codes.nth(0)).toContainText(/AAAA-AAAA.*Good through August 31st, 2090.*25% off/);
  await expect(codes.nth(1)).toContainText(/AAAA-BBBB.*Ended on August 31st, 2025/);
  await expect(codes.nth(2)).toContainText(/AAAA-CCCC.*Redeemed on Aug 20, 2024/);
  await expectAccessibleEverywhere(page);
});

test("what cannot be fetched is said in its own place, and can be tried again", { tag: "@all" }, async ({
  page,
  login,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  await login();
  await page.route("**/rest/v1/rpc/*", (route) => route.fulfill({ status: 503, json: { message: "closed" } }));
  await page.goto("/dashboard/account");
  await expect(page.getByText("Your devices could not be loaded.")).toBeVisible();
  await expect(page.getByText("Your codes could not be loaded.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/rest/v1/rpc/*");
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(devices(page)).toHaveCount(1);
});

test("an author keeps the account: a name, a copy of everything, and the way out by password", {
  tag: "@more",
}, async ({ page, login, expectComplaint, newAuthor }) => {
  expectComplaint(/400|403/);
  const author = await newAuthor();
  const elsewhere = await login(author);
  const [book] = await elsewhere.write("POST", "projects", {
    title: "The Salt Year",
    target_words: 1000,
    word_count: 10,
  });
  await elsewhere.write("POST", "project_notes", { project_id: book?.id, text: "Tides." });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expectAccessibleEverywhere(page);

  await page.getByLabel("Your name").fill("Ada Quill");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(notice(page, "Name saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Quill");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("my-halftitle-data.zip");
  const files = unzipSync(readFileSync(await file.path()));
  const copy = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
  expect(copy.account).toMatchObject({ email: author.email, details: { full_name: "Ada Quill" } });
  expect(copy.projects).toMatchObject([{ title: "The Salt Year", wordLog: [{ words: 10 }], notes: "Tides." }]);
  expect(copy.devices.length).toBeGreaterThan(0);
  expect(Object.keys(files)).toContain(`projects/${book?.id}-the-salt-year/word-log.csv`);
  expect(Object.keys(files)).toContain(`projects/${book?.id}-the-salt-year/notes.txt`);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("What you sent us through a form");
  await expect(dialog).toContainText("14 days at most");
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText("Invalid login credentials");
  await dialog.getByLabel("Password", { exact: true }).fill(author.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(notice(page, "Account deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
});

test("every dialog of the account is accessible, at both widths, light and dark", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
}) => {
  const author = await newAuthor();
  const nextCode = await addAuthenticator(request, author);
  await page.goto("/auth");
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In" }).click();
  await enterCode(page, nextCode());
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Remove phone" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Set up a spare" }).click();
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.getByRole("dialog").getByLabel("Name").fill("Tablet");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Code")).toBeFocused();
  await expectAccessibleEverywhere(page);
});
