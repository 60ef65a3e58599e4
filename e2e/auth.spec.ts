import { readdirSync, readFileSync } from "node:fs";
import {
  accountMail,
  addAuthenticator,
  expireSession,
  fillIn,
  followLink,
  goodPassword,
  keptSession,
  newAuthor,
  signIn,
} from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible, newAddress, notice } from "./leads.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("a new author signs up, confirms by mail, lands on the root and stands in the dashboard", async ({
  page,
  request,
}) => {
  const email = newAddress("nora");
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await fillIn(page, { email, password: goodPassword });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let redirectTo = "";
  await page.route("**/auth/v1/signup*", async (route) => {
    redirectTo = new URL(route.request().url()).searchParams.get("redirect_to") ?? "";
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  release();
  await expect(notice(page, "Success!")).toContainText("Please check your email to confirm your account.");
  expect(redirectTo).toBe(`${new URL(page.url()).origin}/`);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const { link } = await accountMail(request, email, /Confirm/);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  await followLink(page, link);
  await expect(page).toHaveURL("/dashboard");
  expect(visited.some((url) => new URL(url).pathname === "/")).toBe(true);
  expect(await keptSession(page)).toContain(email);

  // Nothing of the session stays in the history.
  await page.goBack();
  expect(page.url()).not.toContain("access_token");
});

test("a wrong password is refused in the service's words, and what was typed stays", async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/400/);
  await page.goto("/auth");
  await fillIn(page, { email: "author@example.com", password: "not this one" });
  await page.route("**/auth/v1/token*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  await expect(notice(page, "Sign In Error")).toContainText("Invalid login credentials");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("author@example.com");
  await expect(page).toHaveURL("/auth");
});

test("a weak password is refused at sign-up with its reason", async ({ page, expectComplaint }) => {
  expectComplaint(/422/);
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email: newAddress(), password: "password123" });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(notice(page, "Sign Up Error")).toContainText("known to be weak");
});

test("password managers know every field, and the password can be shown", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("autocomplete", "username");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await password.fill("seen by me alone");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@example.com");
});

test("signing in goes to the dashboard at once, without a notice, and Back does not return", async ({
  page,
  request,
}) => {
  const author = await newAuthor(request);
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("who comes with a session is welcomed and led on after two seconds", async ({ page, request }) => {
  const author = await newAuthor(request);
  await signIn(page, author);
  await page.goto("/about");
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Welcome!" })).toBeVisible();
  const seen = Date.now();
  await expect(page.getByText(`You are signed in as ${author.email}`)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  expect(Date.now() - seen).toBeGreaterThan(1300);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("signing out at the door stays there", async ({ page, request }) => {
  const author = await newAuthor(request);
  await signIn(page, author);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  expect(await keptSession(page)).toBeNull();
  await page.waitForTimeout(2500);
  await expect(page).toHaveURL("/auth");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
});

test("a sign-out that fails says why, and this device is signed out all the same", async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/500/);
  await signIn(page, await newAuthor(request));
  await page.route("**/auth/v1/logout*", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected_failure", message: "Something is wrong here" } }),
  );
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(notice(page, "Sign Out Error")).toContainText("Something is wrong here");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  expect(await keptSession(page)).toBeNull();
});

test("one tab signs in and out for all", async ({ page, context, request }) => {
  const author = await newAuthor(request);
  await page.goto("/auth");
  const other = await context.newPage();
  await signIn(other, author);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  expect(await keptSession(other)).toBeNull();
  await other.goto("/auth");
  await expect(other.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("a forgotten password is set anew by mail", async ({ page, request }) => {
  const author = await newAuthor(request);
  await page.goto("/auth");
  await page.getByLabel("Email", { exact: true }).fill(author.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(author.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const { link } = await accountMail(request, author.email, /new password/);
  await followLink(page, link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page).toHaveURL("/auth/new-password");
  await page.getByLabel("New password", { exact: true }).fill("nine patient herons");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(notice(page, "Password changed")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await fillIn(page, { ...author, password: "nine patient herons" });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the six digits of a mail do the same as its link", async ({ page, request }) => {
  const email = newAddress("digits");
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email, password: goodPassword });
  await page.getByRole("button", { name: "Sign Up" }).click();
  const { code } = await accountMail(request, email, /Confirm/);
  await page.getByLabel("Code from the email").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("who has not confirmed yet is told so, and gets the mail again", async ({ page, request, expectComplaint }) => {
  expectComplaint(/400/);
  const email = newAddress("late");
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email, password: goodPassword });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await accountMail(request, email, /Confirm/);

  await page.goto("/auth");
  await fillIn(page, { email, password: goodPassword });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice(page, "Sign In Error")).toContainText("Email not confirmed");
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(notice(page, "Email sent")).toBeVisible();
  const { link } = await accountMail(request, email, /Confirm/, 2);
  await followLink(page, link);
  await expect(page).toHaveURL("/dashboard");
});

test("a used link says so and sends a new one", async ({ page, request, browser, baseURL }) => {
  const email = newAddress("twice");
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email, password: goodPassword });
  await page.getByRole("button", { name: "Sign Up" }).click();
  const first = await accountMail(request, email, /Confirm/);

  // The mail is sent again elsewhere, which voids the first one's link.
  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await phone.goto("/auth/confirm");
  await phone.getByLabel("Email", { exact: true }).fill(email);
  await phone.getByRole("button", { name: "Send a new email" }).click();
  await accountMail(request, email, /Confirm/, 2);
  await elsewhere.close();

  await followLink(page, first.link);
  await expect(page).toHaveURL("/auth/confirm");
  await expect(page.getByRole("heading", { name: "This link was used or has expired" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send a new link" }).click();
  const { link } = await accountMail(request, email, /Confirm/, 3);
  await followLink(page, link);
  await expect(page).toHaveURL("/dashboard");
});

test("a used recovery link offers a new one of its kind", async ({ page, request }) => {
  const author = await newAuthor(request);
  await page.goto("/auth?view=forgotten-password");
  await page.getByLabel("Email", { exact: true }).fill(author.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const { link } = await accountMail(request, author.email, /new password/);
  await followLink(page, link);
  await expect(page).toHaveURL("/auth/new-password");
  await followLink(page, link);
  await expect(page.getByRole("heading", { name: "This link was used or has expired" })).toBeVisible();
  await expect(page.getByText("Each link works once, for an hour")).toBeVisible();
});

test("with an authenticator app, the password alone does not open the door", async ({ page, request }) => {
  const author = await newAuthor(request);
  const nextCode = await addAuthenticator(request, author);
  await page.goto("/auth");
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
  await page.getByLabel("Code", { exact: true }).fill(nextCode());
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a mailed link does not replace the second step: the new password waits for the code", async ({
  page,
  request,
}) => {
  const author = await newAuthor(request);
  const nextCode = await addAuthenticator(request, author);
  await page.goto("/auth?view=forgotten-password");
  await page.getByLabel("Email", { exact: true }).fill(author.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const { link } = await accountMail(request, author.email, /new password/);
  await followLink(page, link);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0);
  await page.getByLabel("Code", { exact: true }).fill(nextCode());
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByLabel("New password", { exact: true }).fill("nine patient herons");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(notice(page, "Password changed")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("without a network the door says so, and what is typed there stays", async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/ERR_|Failed to fetch/);
  const author = await newAuthor(request);
  await signIn(page, author);
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.evaluate(() => {
    const key = "sb-127-auth-token";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto("/auth");
  const alert = page.getByRole("alert").filter({ hasText: "We could not be reached" });
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await fillIn(page, author);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeEnabled({ timeout: 15_000 });
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(author.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(author.password);
  await page.unroute("**/auth/v1/**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/dashboard", { timeout: 40_000 });
});

test("a session that expires in the middle of work asks for the password on top of it, and nothing typed is lost", async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/400/);
  const author = await newAuthor(request);
  await signIn(page, author);
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("The Unsaved Chapter");
  await expireSession(page);

  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  // Until then nobody can read what is theirs, or get past the question.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(page.locator("main h1")).toBeHidden();
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(notice(page, "Sign In Error")).toContainText("Invalid login credentials");
  await dialog.getByLabel("Password", { exact: true }).fill(author.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("The Unsaved Chapter");
  await expect(page).toHaveURL("/dashboard");
});

test("a sign-out in one tab closes the dashboard in the other", async ({ page, context, request }) => {
  const author = await newAuthor(request);
  await signIn(page, author);
  const other = await context.newPage();
  await other.goto("/auth");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`every screen of the door is accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/auth", "/auth?view=sign-up", "/auth?view=forgotten-password", "/auth/confirm"]) {
        await page.goto(path);
        await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`Welcome and the new password are accessible at both widths, ${colorScheme}`, async ({ page, request }) => {
    await signIn(page, await newAuthor(request));
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Stands still while it is looked at: otherwise it leads on after two seconds.
    await page.clock.install();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/auth");
      await expect(page.getByRole("heading", { name: "Welcome!" })).toBeVisible();
      await expectAccessible(page);
      await page.goto("/auth/new-password");
      await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test("the header leads who is signed in to the dashboard, in every tab, without the client and without a shift", async ({
  page,
  context,
  request,
}) => {
  const author = await newAuthor(request);
  await page.goto("/about");
  const header = page.getByRole("banner");
  const logIn = header.getByRole("link", { name: "Log In", exact: true });
  const dashboard = header.getByRole("link", { name: "Dashboard", exact: true });
  const room = await logIn.boundingBox();
  const other = await context.newPage();
  await signIn(other, author);
  await expect(dashboard).toBeVisible();
  expect(await dashboard.boundingBox()).toEqual(room);

  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.reload();
  await expect(dashboard).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const script of await Promise.all(scripts)) expect(script).not.toContain("signInWithPassword(");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#site-menu").getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });

  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("banner").getByRole("link", { name: "Log In", exact: true })).toBeVisible();
  await expect(logIn).toBeVisible();
});

test("pages where people work carry no chat, no newsletter, no bar and no offer", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await newAuthor(request);
  const expectQuiet = async () => {
    await expect(page.getByRole("button", { name: /chat/i })).toHaveCount(0);
    await expect(page.locator("footer form")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Book a Call" })).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  };
  for (const path of ["/auth", "/auth/confirm", "/auth/new-password"]) {
    await page.goto(path);
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    await expectQuiet();
  }
  await signIn(page, author);
  for (const path of ["/dashboard", "/dashboard/account", "/dashboard/projects/1"]) {
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    await expectQuiet();
  }
  // Back among the public pages, all of it is there again.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("link", { name: "Book a Call" })).toBeVisible();
  await expect(page.locator("footer form")).toBeVisible();
});

test("no public page carries the sign-in code", () => {
  const files = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  const source = new Map(files.map((file) => [file, readFileSync(`build/client/assets/${file}`, "utf8")]));
  const clients = files.filter((file) => source.get(file)?.includes("signInWithPassword("));
  expect(clients.length).toBeGreaterThan(0);
  // Only by a dynamic import, or from a chunk that is itself one of the door's.
  const entry = [...readFileSync("build/client/index.html", "utf8").matchAll(/\/assets\/([\w.-]+\.js)/g)].map(
    ([, file = ""]) => file,
  );
  const carried = new Set<string>();
  const follow = (file: string) => {
    if (carried.has(file)) return;
    carried.add(file);
    for (const [, next = ""] of (source.get(file) ?? "").matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      follow(next);
  };
  for (const file of entry) follow(file);
  expect([...carried].filter((file) => clients.includes(file))).toEqual([]);
});
