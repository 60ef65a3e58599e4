import { readdirSync, readFileSync } from "node:fs";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import {
  accountMail,
  addAuthenticator,
  expect,
  expireSession,
  fillIn,
  followLink,
  goodPassword,
  keptSession,
  signIn,
  test,
} from "./accounts.ts";
import { newAddress, notice } from "./leads.ts";
import { scriptsOf } from "./pages.ts";
import { stopTime } from "./stop-time.ts";

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
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/auth/v1/token*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  release();
  await expect(notice(page, "Sign In Error")).toContainText("Invalid login credentials");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("author@example.com");
  await expect(page).toHaveURL("/auth");
});

test("a weak password is refused at sign-up with its reason", { tag: "@all" }, async ({ page, expectComplaint }) => {
  expectComplaint(/422/);
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email: newAddress(), password: "password123" });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(notice(page, "Sign Up Error")).toContainText("known to be weak");
});

test("password managers know every field, and the password can be shown", { tag: "@all" }, async ({ page }) => {
  await page.goto("/auth");
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("autocomplete", "username webauthn");
  await expect(email).toHaveAttribute("placeholder", "you@example.com");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  for (const field of [email, password]) await expect(field).toHaveAttribute("required");
  await password.fill("seen by me alone");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@example.com");
  for (const label of ["Email", "Password"])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required");
});

test("signing in goes to the dashboard at once, without a notice, and Back does not return", async ({
  page,
  newAuthor,
}) => {
  const author = await newAuthor();
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("who comes with a session is welcomed and led on after two seconds", { tag: "@all" }, async ({
  page,
  newAuthor,
  login,
}) => {
  const author = await newAuthor();
  await login(author);
  await page.goto("/about");
  await stopTime(page);
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Welcome!" })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${author.email}`)).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL("/auth");
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("signing out at the door stays there", { tag: "@all" }, async ({ page, login }) => {
  await login();
  await stopTime(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.clock.resume();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  expect(await keptSession(page)).toBeNull();
  await page.clock.fastForward(2500);
  await expect(page).toHaveURL("/auth");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
});

test("a sign-out that fails says why, and this device is signed out all the same", { tag: "@all" }, async ({
  page,
  expectComplaint,
  login,
}) => {
  expectComplaint(/500/);
  await login();
  await page.route("**/auth/v1/logout*", (route) =>
    route.fulfill({ status: 500, json: { code: "unexpected_failure", message: "Something is wrong here" } }),
  );
  await stopTime(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.clock.resume();
  await expect(notice(page, "Sign Out Error")).toContainText("Something is wrong here");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  expect(await keptSession(page)).toBeNull();
});

test("one tab signs in and out for all", { tag: "@all" }, async ({ page, context, newAuthor }) => {
  const author = await newAuthor();
  await page.goto("/auth");
  const other = await context.newPage();
  await signIn(other, author);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  expect(await keptSession(other)).toBeNull();
  await other.goto("/auth");
  await expect(other.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("a forgotten password is set anew by mail", async ({ page, request, newAuthor }) => {
  const author = await newAuthor();
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

  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth");
  await fillIn(page, { ...author, password: "nine patient herons" });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the six digits of a mail do the same as its link", { tag: "@all" }, async ({ page, request }) => {
  const email = newAddress("digits");
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email, password: goodPassword });
  await page.getByRole("button", { name: "Sign Up" }).click();
  const { code } = await accountMail(request, email, /Confirm/);
  await page.getByLabel("Code from the email").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("who has not confirmed yet is told so, and gets the mail again", { tag: "@all" }, async ({
  page,
  request,
  expectComplaint,
}) => {
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

test("a used link says so and sends a new one", { tag: "@all" }, async ({ page, request, browser, baseURL }) => {
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

test("a used recovery link offers a new one of its kind", { tag: "@all" }, async ({ page, request, newAuthor }) => {
  const author = await newAuthor();
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

test("with an authenticator app, the password alone does not open the door", async ({ page, request, newAuthor }) => {
  const author = await newAuthor();
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

test("a mailed link does not replace the second step: the new password waits for the code", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
}) => {
  const author = await newAuthor();
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

test("without a network the door says so, and what is typed there stays", { tag: "@all" }, async ({
  page,
  expectComplaint,
  newAuthor,
  login,
}) => {
  expectComplaint(/ERR_|Failed to fetch/);
  const author = await newAuthor();
  await login(author);
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.evaluate(() => {
    const key = "sb-127-auth-token";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto("/auth");
  const alert = page.getByRole("alert").filter({ hasText: "We could not be reached" });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, author);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeEnabled();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(author.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(author.password);
  await page.unroute("**/auth/v1/**");
  // A press may join a try that began without a network and fails with it; the next begins anew.
  await expect(async () => {
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/dashboard", { timeout: 40_000 });
  }).toPass();
});

test("a session that expires in the middle of work asks for the password on top of it, and nothing typed is lost", async ({
  page,
  expectComplaint,
  newAuthor,
  login,
}) => {
  expectComplaint(/400/);
  const author = await newAuthor();
  await login(author);
  await page.goto("/dashboard");
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

test("a sign-out in one tab closes the dashboard in the other", { tag: "@all" }, async ({ page, context, login }) => {
  await login();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/dashboard");
    await expect(tab.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  }
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("every screen of the door is accessible, at both widths, light and dark", { tag: "@all" }, async ({ page }) => {
  for (const path of ["/auth", "/auth?view=sign-up", "/auth?view=forgotten-password", "/auth/confirm"]) {
    await page.goto(path);
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});

test("Welcome and the new password are accessible, at both widths, light and dark", { tag: "@all" }, async ({
  page,
  login,
}) => {
  await login();
  // Stands still while it is looked at: otherwise it leads on after two seconds.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (work: () => void, pause?: number) => (pause === 2000 ? 0 : setTimeout(work, pause));
    Object.assign(window, { setTimeout: patient });
  });
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Welcome!" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto("/auth/new-password");
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test("the header leads who is signed in to the dashboard, in every tab, without the client and without a shift", {
  tag: "@all",
}, async ({ page, context, newAuthor }) => {
  const author = await newAuthor();
  await page.goto("/about");
  const header = page.getByRole("banner");
  const logIn = header.getByRole("link", { name: "Log In", exact: true });
  const dashboard = header.getByRole("link", { name: "Dashboard", exact: true });
  const room = await logIn.boundingBox();
  const other = await context.newPage();
  await signIn(other, author);
  await expect(dashboard).toBeVisible();
  expect(await dashboard.boundingBox()).toEqual(room);

  for (const script of await scriptsOf(page, ["/about"])) expect(script).not.toContain("signInWithPassword(");
  await expect(dashboard).toBeVisible();
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

test("pages where people work have the whole footer, the bar and a chat that keeps out of the way, and no offer", {
  tag: "@all",
}, async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectFrame = async () => {
    const footer = page.getByRole("contentinfo");
    for (const name of ["Editorial", "FAQ", "Terms of Service"]) {
      await expect(footer.getByRole("link", { name, exact: true })).toBeAttached();
    }
    await expect(footer.getByLabel("Email address")).toBeAttached();
    const bar = await page.getByRole("navigation", { name: "Quick contact" }).boundingBox();
    const chat = page.getByRole("button", { name: "Open the chat" });
    await expect(chat).toBeVisible();
    // In the bar's own end; on a wide screen in the page's flow, after everything that can be pressed there.
    expect((await chat.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await chat.evaluate((button) => getComputedStyle(button).position)).toBe("static");
    await page.setViewportSize({ width: 390, height: 844 });
  };
  for (const path of ["/auth", "/auth/confirm", "/auth/new-password"]) {
    await page.goto(path);
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    await expectFrame();
  }
  await login();
  for (const path of ["/dashboard", "/dashboard/account", "/dashboard/projects/1"]) {
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    await expectFrame();
  }
  // A chat that was left open does not open by itself here.
  await page.getByRole("button", { name: "Open the chat" }).click();
  await expect(page.getByRole("dialog", { name: "Publishing Support" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Open the chat" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page of the portal that is opened anew begins at its top, and a reload leaves it where it was", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const open = async () => {
    await page.goto("/auth");
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  };
  const scrolled = () => page.evaluate(() => scrollY);
  await open();
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(scrolled).toBe(300);
  await page.goto("/about");
  await open();
  expect(await scrolled()).toBe(0);
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

test("a sign-in service in trouble is quoted where it says so, and named out of reach where it says nothing", {
  tag: "@all",
}, async ({ page, expectComplaint }) => {
  expectComplaint(/50[23]/);
  await page.goto("/auth");
  await fillIn(page, { email: "ada@example.com", password: "seven quiet otters" });
  await page.route("**/auth/v1/token?*", (route) =>
    route.fulfill({ status: 503, json: { code: "over_capacity", message: "We are moving house until noon." } }),
  );
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice(page, "Sign In Error").first()).toContainText("We are moving house until noon.");
  await page.route("**/auth/v1/token?*", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice(page, "We could not be reached")).toBeVisible();
});
