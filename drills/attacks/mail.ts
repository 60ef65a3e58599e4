import { randomUUID } from "node:crypto";
import type { Answer } from "./answer.ts";
import { countStatuses, isYes, judge, judgeAll, type Subject } from "./attack.ts";
import { filledMailboxes, form, mailsTo, share } from "./filled-mailboxes.ts";
import { makeAccount, newAuthor, visitor } from "./people.ts";
import { linkOf } from "./world.ts";

const isLimitMeant = true;

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
    ...filledMailboxes,
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
