import type { APIRequestContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { publicKey } from "../domain/public-key.ts";
import { test as base, expect } from "./fixtures.ts";
import { mailsTo, newAddress } from "./leads.ts";

export { expect };

export const goodPassword = "seven quiet otters";

export type Author = { email: string; password: string };

/** An author's own way past the pages: reads and writes their rows, as another tab of theirs would. */
type Elsewhere = {
  email: string;
  userId: string;
  token: string;
  write: (method: "POST" | "PATCH" | "DELETE", path: string, data?: object) => Promise<Record<string, unknown>[]>;
};

type Fixtures = {
  /** An author whose address is confirmed, as the house itself adds one: where signing up is the subject, it is done. */
  newAuthor: (name?: string) => Promise<Author>;
  /** Signed in by a token, as the sign-in page would leave it: a new author, unless one is named. */
  login: (author?: Author) => Promise<Elsewhere>;
};

/** Journeys of people who have an account. */
export const test = base.extend<Fixtures>({
  newAuthor: async ({ request, site }, use) => {
    await use(async (name) => {
      const author = { email: newAddress(name), password: goodPassword };
      await call(request, "/admin/users", { ...author, email_confirm: true }, site.serviceRoleKey);
      return author;
    });
  },
  login: async ({ page, request, newAuthor }, use) => {
    await use(async (author) => {
      const { email, password } = author ?? (await newAuthor());
      const session = await openSession(request, { email, password });
      await keepSession(page, session);
      const headers = { apikey: publicKey, authorization: `Bearer ${session.access_token}` };
      return {
        email,
        userId: session.user.id,
        token: session.access_token,
        write: async (method, path, data) => {
          const preferring = { ...headers, prefer: "return=representation" };
          const written = await request.fetch(`/rest/v1/${path}`, { method, headers: preferring, data });
          expect(written.ok(), await written.text()).toBe(true);
          return written.json();
        },
      };
    });
  },
});

/** A call of the sign-in service past the pages, for what a journey takes as given. */
async function call(request: APIRequestContext, path: string, data: object, token = publicKey) {
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
  const answer = await request.post(`/auth/v1${path}`, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export const openSession = (request: APIRequestContext, { email, password }: Author) =>
  call(request, "/token?grant_type=password", { email, password });

/** Signs a browser in, as the sign-in page would leave it. */
export async function keepSession(page: Page, session: object) {
  await page.goto("/robots.txt");
  await page.evaluate((kept) => localStorage.setItem("sb-127-auth-token", kept), JSON.stringify(session));
}

/** The newest account mail whose subject matches, once it has come, with its link and its code. */
export async function accountMail(request: APIRequestContext, email: string, subject: RegExp, count = 1) {
  const find = async () => (await mailsTo(request, email)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find()).length).toBeGreaterThanOrEqual(count);
  const text = (await find())[0]?.text ?? "";
  return {
    link: /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"\]>]+/.exec(text)?.[0] ?? "",
    code: /^(\d{6})$/m.exec(text)?.[1] ?? "",
  };
}

/** Gives an author an authenticator app; answers what it will show next. */
export async function addAuthenticator(request: APIRequestContext, author: Author) {
  const { access_token } = await openSession(request, author);
  const factor = await call(request, "/factors", { factor_type: "totp", friendly_name: "phone" }, access_token);
  const app = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const challenge = await call(request, `/factors/${factor.id}/challenge`, {}, access_token);
  const proof = { challenge_id: challenge.id, code: app.generate() };
  await call(request, `/factors/${factor.id}/verify`, proof, access_token);
  // A code is good once, so the next sign-in takes the one after it.
  return () => app.generate({ timestamp: Date.now() + 30_000 });
}

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
