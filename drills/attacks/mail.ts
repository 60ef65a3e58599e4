import { randomUUID } from "node:crypto";
import type { Answer } from "./answer.ts";
import { countStatuses, each, isYes, judge, judgeAll, type Subject } from "./attack.ts";
import { makeAccount, newAuthor, signIn, somewhere, visitor } from "./people.ts";
import { linkOf, type World } from "./world.ts";

const isLimitMeant = true;

/** How many mails about accounts one mailbox may get in an hour, and how many in all: forms have their own few. */
const share = 10;
const shareOfAll = 16;

/** How many mails came into a mailbox, whatever way its address was written. */
async function mailsTo(world: World, isTheirs: (address: string) => boolean): Promise<number> {
  return (await world.mails()).filter(({ to }) => to.some(isTheirs)).length;
}

const form = (world: World, path: string, body: unknown) =>
  visitor(world, { own: "everybody's" }).ask("POST", path, { body, isLimitMeant });

export const mail: Subject = {
  title: "Mail as a weapon",
  about:
    "the house's mail silenced by strangers, a stranger's mailbox filled through accounts and forms in every spelling, an owner locked out of recovery",
  attacks: [
    {
      name: "all account mail, stopped by asking for addresses that nobody has",
      aim: "The house's limit counts mails that leave, not requests.",
      settings: { SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: "40" },
      async attack(world) {
        const owner = visitor(world);
        await makeAccount(world, owner.email);
        const answers: Answer[] = [];
        for (let turn = 0; turn < 60; turn += 1)
          answers.push(await form(world, "/auth/v1/recover", { email: visitor(world).email }));
        const asked = await owner.ask("POST", "/auth/v1/recover", { body: { email: owner.email }, isLimitMeant });
        const arrived = await mailsTo(world, (address) => address === owner.email);
        const newcomer = visitor(world);
        const signedUp = await newcomer.ask("POST", "/auth/v1/signup", {
          body: { email: newcomer.email, password: "seven quiet otters" },
          isLimitMeant,
        });
        return [
          judge(
            asked,
            (!isYes(asked) || arrived === 0) &&
              `an owner gets no mail after ${countStatuses(answers)} of a limit of 40`,
          ),
          judge(signedUp, !isYes(signedUp) && "nobody can sign up any more"),
        ];
      },
    },
    {
      name: "all forms, stopped by rows that are refused",
      aim: "What is refused counts against whoever sent it, and nobody else.",
      isAlone: true,
      async attack(world) {
        const rows = Array.from({ length: 20 }, () => ({}));
        const answers: Answer[] = [];
        for (let turn = 0; turn < 6; turn += 1) {
          const crowd = Array.from({ length: 10 }, () => form(world, "/rest/v1/consultation_requests", rows));
          answers.push(...(await Promise.all(crowd)));
        }
        const visitors = await Promise.all([
          ...Array.from({ length: 5 }, () =>
            form(world, "/functions/v1/newsletter-subscribe", { email: visitor(world).email }),
          ),
          form(world, "/rest/v1/consultation_requests", {
            id: randomUUID(),
            source: "home",
            name: "Ada",
            email: visitor(world).email,
          }),
        ]);
        const faulty: Answer[] = [];
        for (let turn = 0; turn < 30; turn += 1)
          faulty.push(await form(world, "/functions/v1/claim-offer", { firstName: "", email: "x" }));
        const late = await form(world, "/functions/v1/claim-offer", { firstName: "Ada", email: visitor(world).email });
        return [
          judgeAll(
            "60 x POST /rest/v1/consultation_requests with 20 empty rows each",
            `${countStatuses(answers)}; then other visitors: ${countStatuses(visitors)}`,
            !visitors.every(isYes) && "other visitors are refused",
          ),
          judge(late, !isYes(late) && `other visitors are refused after ${countStatuses(faulty)}`),
        ];
      },
    },
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
    {
      name: "an owner, locked out of recovery by others who ask for it",
      aim: "From a device that its owner used before, recovery works whatever strangers asked.",
      isAlone: true,
      async attack(world) {
        const owner = await newAuthor(world);
        const answers: Answer[] = [];
        for (let turn = 0; turn < 14; turn += 1)
          answers.push(await form(world, "/auth/v1/recover", { email: owner.email }));
        const before = await mailsTo(world, (address) => address === owner.email);
        const link = linkOf(await world.mails(), owner.email);
        const opened = await visitor(world).ask("POST", "/auth/v1/verify", {
          body: link.searchParams.toString(),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        });
        const asked = await visitor(world, { ...owner, token: undefined }).ask("POST", "/auth/v1/recover", {
          body: { email: owner.email },
          isLimitMeant,
        });
        const after = await mailsTo(world, (address) => address === owner.email);
        return [
          judgeAll(
            "14 recoveries asked for by strangers",
            `${countStatuses(answers)}; ${before} mails`,
            before > share && `${before} mails`,
          ),
          judge(asked, after === before && "the owner gets no mail"),
          judge(
            opened,
            !opened.headers.location?.includes("access_token") && "what was mailed before does not work any more",
          ),
        ];
      },
    },
  ],
};
