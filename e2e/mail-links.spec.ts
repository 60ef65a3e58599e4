import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import { publicKey } from "../domain/public-key.ts";
import { expectAccessible, expectAccessibleEverywhere } from "./accessible.ts";
import {
  type Author,
  accountMail,
  expect,
  fillIn,
  followLink,
  goodPassword,
  keptSession,
  openSession,
  test,
} from "./accounts.ts";
import { newAddress } from "./leads.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** What somebody can make of an account of their own: an address that carries its session. */
async function writeLink(request: APIRequestContext, author: Author, path = "/", type = "magiclink") {
  const { access_token, refresh_token } = await openSession(request, author);
  const tokens = new URLSearchParams({ access_token, refresh_token, type, expires_in: "3600", token_type: "bearer" });
  return { link: `${path}#${tokens}`, access_token };
}

/** Whether the service still knows a session. */
async function isAlive(request: APIRequestContext, token: string) {
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
  return (await request.get("/auth/v1/user", { headers })).ok();
}

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

test("a signed-in author who opens somebody else's link stays who they are, and is told", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
  login,
}) => {
  const author = await newAuthor("author");
  const other = await newAuthor("other");
  const { link, access_token } = await writeLink(request, other);
  await login(author);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link belongs to another account" })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${author.email}, and that has not changed.`)).toContainText(
    `signs in as ${other.email}`,
  );
  expect(page.url()).not.toContain("access_token");
  expect(await page.content()).not.toContain(access_token);
  expect(await keptSession(page)).toContain(author.email);

  await button(page, "Stay signed in").click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(`Welcome back, ${author.email}`)).toBeVisible();
  await expect.poll(() => isAlive(request, access_token)).toBe(false);
  // Whoever was asked once is not asked again, and nothing of the other session is left in this browser.
  await page.reload();
  await expect(page.getByText(`Welcome back, ${author.email}`)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(other.email);
  expect(kept).not.toContain(access_token);
});

test("a signed-in author may switch to the account of the link, and the first session ends", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
  login,
}) => {
  const [author, other] = [await newAuthor("first"), await newAuthor("second")];
  await login(author);
  const before = JSON.parse((await keptSession(page)) ?? "{}").access_token;
  await page.goto((await writeLink(request, other)).link);
  await button(page, "Switch accounts").click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(`Welcome back, ${other.email}`)).toBeVisible();
  await expect.poll(() => isAlive(request, before)).toBe(false);
});

test("a stranger is asked before a link signs them in, and may say no", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
}) => {
  const other = await newAuthor();
  const { link, access_token } = await writeLink(request, other);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: `Sign in as ${other.email}?` })).toBeVisible();
  await expect(page).toHaveURL("/auth");
  expect(await keptSession(page)).toBeNull();
  await button(page, "Not now").click();
  await expect(page).toHaveURL("/");
  expect(await keptSession(page)).toBeNull();
  await expect.poll(() => isAlive(request, access_token)).toBe(false);
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("both questions are clear on a phone and at a desk, by day and by night", { tag: "@all" }, async ({
  page,
  request,
  newAuthor,
  login,
}) => {
  await page.goto((await writeLink(request, await newAuthor())).link);
  await expect(button(page, "Not now")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await login();
  await page.goto((await writeLink(request, await newAuthor())).link);
  await expect(button(page, "Stay signed in")).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test("a confirmation that is opened on another device takes one press, by the keyboard too", async ({
  page,
  request,
}) => {
  const email = newAddress("desktop");
  await request.post("/auth/v1/signup", { headers: { apikey: publicKey }, data: { email, password: goodPassword } });
  const { link } = await accountMail(request, email, /Confirm/);
  await followLink(page, link);
  await expect(page.getByRole("heading", { name: `Sign in as ${email}?` })).toBeVisible();
  await button(page, "Sign in").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  expect(await keptSession(page)).toContain(email);
});

test("a forgotten password that is opened on the phone takes one press, and then the new password", {
  tag: "@all",
}, async ({ page, request, newAuthor, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await newAuthor();
  const landing = encodeURIComponent(`${baseURL}/auth/new-password`);
  const headers = { apikey: publicKey };
  await request.post(`/auth/v1/recover?redirect_to=${landing}`, { headers, data: { email } });
  const { link } = await accountMail(request, email, /new password/);
  await followLink(page, link);
  await expect(page.getByRole("heading", { name: `Sign in as ${email}?` })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Sign in").click();
  await expect(page).toHaveURL("/auth/new-password");
  await page.getByLabel("New password", { exact: true }).fill("nine patient herons");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("in the browser that asked for it, a link goes straight on, once", { tag: "@all" }, async ({
  page,
  request,
  context,
}) => {
  const email = newAddress("own");
  await page.goto("/auth?view=sign-up");
  await fillIn(page, { email, password: goodPassword });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  // As people do: the mail is opened in another tab, or after the browser was closed.
  const tab = await context.newPage();
  const { link } = await accountMail(request, email, /Confirm/);
  await followLink(tab, link);
  await expect(tab).toHaveURL("/dashboard");
  expect(await keptSession(tab)).toContain(email);
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("asked-links");
});

test("an address that only looks like ours leads nowhere else", { tag: "@all" }, async ({ page, expectComplaint }) => {
  expectComplaint(/400/);
  const visits: string[] = [];
  const elsewhere = createServer((call, answer) => {
    visits.push(call.url ?? "");
    answer.end("elsewhere");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  await page.goto("/about");
  const { origin } = new URL(page.url());
  for (const path of [
    `/%5c${host}/`,
    `/%5c%5c${host}/`,
    `/%09/${host}/`,
    `/%0d%0a/${host}/`,
    `/%2f${host}/`,
    `/.//${host}/`,
  ]) {
    await page.evaluate((to) => {
      const link = document.createElement("a");
      link.href = to;
      link.textContent = "Follow me";
      document.body.prepend(link);
    }, origin + path);
    await page.getByRole("link", { name: "Follow me" }).click();
    await expect(page.getByText("Please check the link")).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
    await page.goto("/about");
  }
  expect(visits).toEqual([]);
  elsewhere.close();
});
