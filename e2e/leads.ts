import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

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

/** Every part of the page that wakes by itself is awake, and so is this one, which may wait to be seen. */
export async function takenOver(page: Page, part?: Locator) {
  await part?.scrollIntoViewIfNeeded();
  await expect(page.locator("site-island:not([when], [awake])")).toHaveCount(0);
  if (part) await expect(page.locator("site-island[awake]").filter({ has: part })).not.toHaveCount(0);
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
