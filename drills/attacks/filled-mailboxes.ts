import { randomUUID } from "node:crypto";
import type { Answer } from "./answer.ts";
import { type Attack, countStatuses, each, judgeAll } from "./attack.ts";
import { makeAccount, newAuthor, signIn, somewhere, visitor } from "./people.ts";
import type { World } from "./world.ts";

const isLimitMeant = true;

/** How many mails about accounts one mailbox may get in an hour, and how many in all: forms have their own few. */
export const share = 10;
const shareOfAll = 16;

/** How many mails came into a mailbox, whatever way its address was written. */
export async function mailsTo(world: World, isTheirs: (address: string) => boolean): Promise<number> {
  return (await world.mails()).filter(({ to }) => to.some(isTheirs)).length;
}

/** A stranger's request about whomever it names, each from a network of its own. */
export const form = (world: World, path: string, body: unknown) =>
  visitor(world, { own: "everybody's" }).ask("POST", path, { body, isLimitMeant });

/** The rows of mail.ts in which somebody else's mailbox is filled. */
export const filledMailboxes: Attack[] = [
  {
    name: "a stranger's mailbox, filled by changes of address",
    aim: "One mailbox gets its share and no more, also by a change of somebody else's address.",
    isAlone: true,
    async attack(world) {
      const author = await newAuthor(world);
      const victim = visitor(world).email;
      const answers: Answer[] = [];
      for (let turn = 0; turn < 15; turn += 1) {
        // Each of these networks has signed in to the account, and is known to it.
        const elsewhere = await signIn(world, { ...author, network: somewhere() });
        answers.push(await elsewhere.ask("PUT", "/auth/v1/user", { body: { email: victim }, isLimitMeant }));
        // A mail that still waits would be replaced by the next of its kind.
        await world.mails();
      }
      const count = await mailsTo(world, (address) => address === victim);
      return [
        judgeAll(
          "15 changes of address from 15 networks",
          `${countStatuses(answers)}; ${count} mails`,
          count > share && `${count} mails`,
        ),
      ];
    },
  },
  {
    name: "a stranger's mailbox, filled under other spellings",
    aim: "All spellings of a mailbox are one mailbox, for accounts and for forms.",
    isAlone: true,
    async attack(world) {
      const name = randomUUID().slice(0, 8);
      const spell = (place: number) =>
        [
          `${name}+${place}@gmail.com`,
          `${name.slice(0, 2)}.${name.slice(2)}+${place}@gmail.com`,
          `${name}+x${place}@googlemail.com`,
          `${name.toUpperCase()}+${place}@gmail.com`,
        ][place % 4] ?? "";
      const isTheirs = (address: string) =>
        address
          .replace(/\+[^@]*|\.(?=.*@)/g, "")
          .toLowerCase()
          .startsWith(`${name}@`);
      const doors: [string, (email: string) => unknown][] = [
        ["/auth/v1/otp", (email) => ({ email })],
        ["/auth/v1/signup", (email) => ({ email, password: "seven quiet otters" })],
        ["/functions/v1/newsletter-subscribe", (email) => ({ email })],
      ];
      return each(doors, async ([path, bodyOf]) => {
        await world.emptyLimits();
        const before = await mailsTo(world, isTheirs);
        const answers: Answer[] = [];
        for (let place = 0; place < 20; place += 1) answers.push(await form(world, path, bodyOf(spell(place))));
        const count = (await mailsTo(world, isTheirs)) - before;
        return judgeAll(
          `20 x POST ${path} for spellings of one mailbox`,
          `${countStatuses(answers)}; ${count} mails`,
          count > share && `${count} mails`,
        );
      });
    },
  },
  {
    name: "a stranger's mailbox, filled by all doors together",
    aim: "A mailbox has its share, whatever was asked, where and by whom.",
    isAlone: true,
    async attack(world) {
      const name = randomUUID().slice(0, 8);
      const spell = (place: number) => `${name}${place ? `+${place}` : ""}@gmail.com`;
      const isTheirs = (address: string) => address.startsWith(name);
      await makeAccount(world, spell(0));
      const author = await newAuthor(world);
      const answers: Answer[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const email = spell(turn);
        const id = randomUUID();
        const elsewhere = await signIn(world, { ...author, network: somewhere() });
        answers.push(
          await form(world, "/auth/v1/otp", { email }),
          await form(world, "/auth/v1/recover", { email: spell(0) }),
          await form(world, "/auth/v1/signup", { email: spell(turn + 10), password: "seven quiet otters" }),
          await elsewhere.ask("PUT", "/auth/v1/user", { body: { email: spell(turn + 20) }, isLimitMeant }),
          await form(world, "/functions/v1/newsletter-subscribe", { email }),
          await form(world, "/functions/v1/claim-offer", { firstName: "Ada", email }),
          await form(world, "/functions/v1/request-callback", { id, name: "Ada", email, consent: true }),
          await form(world, "/rest/v1/consultation_requests", {
            id: randomUUID(),
            source: "home",
            name: "Ada",
            email,
          }),
        );
        await world.mails();
      }
      const count = await mailsTo(world, isTheirs);
      return [
        judgeAll(
          `${answers.length} requests about one mailbox at eight doors`,
          `${countStatuses(answers)}; ${count} mails`,
          count > shareOfAll && `${count} mails`,
        ),
      ];
    },
  },
  {
    name: "addresses that are counted otherwise than they are written to",
    aim: "A dot at the end or a sign that nobody sees makes no new mailbox.",
    isAlone: true,
    async attack(world) {
      const name = randomUUID().slice(0, 8);
      const families = [
        { what: "a dot at the end", spell: (place: number) => `${name}@example.org${place % 2 ? "." : ""}` },
        { what: "signs that nobody sees", spell: (place: number) => `${name}${"\u200b".repeat(place)}x@example.org` },
        { what: "soft hyphens", spell: (place: number) => `${name}${"\u00ad".repeat(place)}y@example.org` },
      ];
      return each(families, async ({ what, spell }) => {
        await world.emptyLimits();
        const answers: Answer[] = [];
        for (let place = 0; place < 12; place += 1) {
          answers.push(
            await form(world, "/rest/v1/consultation_requests", {
              id: randomUUID(),
              source: "home",
              name: what,
              email: spell(place),
            }),
          );
        }
        const stored = await world.count("consultation_requests where name = $1", [what]);
        return judgeAll(
          `12 requests with ${what}`,
          `${countStatuses(answers)}; ${stored} stored`,
          stored > 6 && `${stored} are stored, of 5 an hour`,
        );
      });
    },
  },
];
