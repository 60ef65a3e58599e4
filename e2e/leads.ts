import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** What the journeys of all forms need. */

let people = 0;

/** An address that no other journey writes to. */
export function newAddress(name = "ada") {
  people += 1;
  return `${name}-${Date.now().toString(36)}-${process.pid}-${people}@example.com`;
}

type Mail = { to: string; subject: string; text: string; html: string };

export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const mails = (await (await request.get("/dev/mail.json")).json()) as Mail[];
  return mails.filter(({ to }) => to === address);
}

export async function mailsAbout(request: APIRequestContext, words: string): Promise<Mail[]> {
  const mails = (await (await request.get("/dev/mail.json")).json()) as Mail[];
  return mails.filter(({ text }) => text.includes(words));
}

/** The page is its scripts' from now on: before, its forms post by themselves. */
export async function takenOver(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-ready");
}

/** The next answer from this address is lost on its way: what was asked is done, and nobody hears of it. */
export const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

export const notice = (page: Page, title: string) => page.locator("[data-sonner-toast]").filter({ hasText: title });
