import type { APIRequestContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { publicKey } from "../domain/public-key.ts";
import { expect } from "./fixtures.ts";
import { mailsTo, newAddress } from "./leads.ts";

export const goodPassword = "seven quiet otters";

/** A call of the sign-in service past the pages, for what a journey takes as given. */
async function call(request: APIRequestContext, path: string, data: object, token = publicKey) {
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
  const answer = await request.post(`/auth/v1${path}`, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** The newest account mail whose subject matches, once it has come, with its link and its code. */
export async function accountMail(request: APIRequestContext, email: string, subject: RegExp, count = 1) {
  const find = async () => (await mailsTo(request, email)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
  const text = (await find())[0]?.text ?? "";
  return {
    link: /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"\]>]+/.exec(text)?.[0] ?? "",
    code: /^(\d{6})$/m.exec(text)?.[1] ?? "",
  };
}

/** An author whose address is confirmed. */
export async function newAuthor(request: APIRequestContext, name?: string) {
  const email = newAddress(name);
  await call(request, "/signup", { email, password: goodPassword });
  const { code } = await accountMail(request, email, /Confirm/);
  await call(request, "/verify", { type: "signup", email, token: code });
  return { email, password: goodPassword };
}

/** Gives an author an authenticator app; answers what it will show next. */
export async function addAuthenticator(request: APIRequestContext, { email, password }: Author) {
  const { access_token } = await call(request, "/token?grant_type=password", { email, password });
  const factor = await call(request, "/factors", { factor_type: "totp", friendly_name: "phone" }, access_token);
  const app = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const challenge = await call(request, `/factors/${factor.id}/challenge`, {}, access_token);
  const proof = { challenge_id: challenge.id, code: app.generate() };
  await call(request, `/factors/${factor.id}/verify`, proof, access_token);
  // A code is good once, so the next sign-in takes the one after it.
  return () => app.generate({ timestamp: Date.now() + 30_000 });
}

type Author = { email: string; password: string };

export async function fillIn(page: Page, { email, password }: Author) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

export async function signIn(page: Page, author: Author) {
  await page.goto("/auth");
  await fillIn(page, author);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
}

/** What a person does with a link in a mail: open it, and press the button that they find there. */
export async function followLink(page: Page, link: string) {
  await page.goto(link);
  await page.locator("form button").click();
}

/** The session as the browser keeps it. */
export const keptSession = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("auth-token"));
    return key ? localStorage.getItem(key) : null;
  });

/** As when somebody comes back to the tab: the browser's own event bubbles up to the window. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** As after a night in which the session was ended elsewhere: the next look finds it old, and it cannot be renewed. */
export async function expireSession(page: Page) {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: "not-any-more" }));
  });
  await comeBack(page);
}
