import type { Page } from "@playwright/test";
import { writeSource } from "../server/testing/mail-source.ts";
import { startSmtpPeer } from "../server/testing/smtp-peer.ts";
import { goodPassword, keepSession, openSession } from "./accounts.ts";
import { openDovecot } from "./dovecot.ts";
import { openSite } from "./site.ts";
import { test as base, expect } from "./staff.ts";

type Letter = { to: string; subject: string; messageId: string; answers: string };

/** The world outside the house: a mail server that takes what it sends, and the mailbox where answers come in. */
async function openPostOffice() {
  const [mailbox, peer] = await Promise.all([openDovecot(), startSmtpPeer()]);
  const headerOf = (raw: string, name: string) => new RegExp(`^${name}: ?(.*)`, "im").exec(raw)?.[1]?.trim() ?? "";
  /** Everything that has left the house so far. */
  const sent = (): Letter[] =>
    peer.received.map(({ messageId, to, raw }) => ({
      to: to.join(),
      subject: headerOf(raw, "Subject"),
      messageId,
      answers: headerOf(raw, "In-Reply-To"),
    }));
  return {
    settings: { IMAP_URL: mailbox.url(), SMTP_URL: peer.url, NEWSLETTER_PER_MINUTE: "6000" },
    deliver: mailbox.deliver,
    sent,
    /** The one letter under this subject, once it has come. */
    async letter(subject: string): Promise<Letter> {
      const find = () => sent().filter((one) => one.subject === subject);
      await expect.poll(() => find().length, { message: subject }).toBe(1);
      return find()[0] as Letter;
    },
    /** Somebody presses “reply” in their own mail program; `id` is the number of the mail, `from` their address of today. */
    reply({ to, subject, messageId }: Letter, { from = to, id, text }: { from?: string; id: string; text: string }) {
      const headers = { "In-Reply-To": messageId, References: messageId };
      mailbox.deliver(writeSource({ from, subject: `Re: ${subject}`, id, text, headers }));
    },
    async close() {
      await Promise.all([mailbox.close(), peer.stop()]);
    },
  };
}

type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

type Fixtures = {
  /** The colleague's own browser, signed in. */
  otherPage: Page;
};

/** The product between a real mail server and a real mailbox, for these journeys alone. */
export const test = base.extend<Fixtures, { post: PostOffice }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const post = await openPostOffice();
      await use(post);
      await post.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  site: [
    async ({ post }, use) => {
      const site = await openSite(post.settings);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  otherPage: async ({ browser, request, colleague }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await keepSession(page, await openSession(request, { email: colleague.email, password: goodPassword }));
    await use(page);
    await context.close();
  },
});
