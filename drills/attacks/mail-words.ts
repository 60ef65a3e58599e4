import { randomUUID } from "node:crypto";
import type { Answer } from "./answer.ts";
import { countStatuses, each, judge, judgeAll, type Subject } from "./attack.ts";
import { visitor } from "./people.ts";

export const mailWords: Subject = {
  title: "What mail says",
  about: "typed text that turns into headers or recipients, and a stranger's mailbox as a place for one's own words",
  attacks: [
    {
      name: "typed text that turns into headers or recipients of a mail",
      aim: "What somebody types stays text, and a mail goes to one mailbox.",
      async attack(world) {
        const texts = [
          "Ada\r\nBcc: all@evil.example",
          "Ada\nTo: all@evil.example",
          "Ada\r\n\r\n<h1>body</h1>",
          "Ada\u2028Bcc: all@evil.example",
          "=?utf-8?q?Ada=0d=0aBcc:_all@evil.example?=",
          "Ada\0Bcc: all@evil.example",
        ];
        const addresses = [
          "a@example.com,all@evil.example",
          "a@example.com\r\nBcc: all@evil.example",
          "<a@example.com>all@evil.example",
          '"a b"@example.com',
          "a@example.com;all@evil.example",
          "a@example.com%0aBcc:all@evil.example",
          "all@evil.example\u0000@example.com",
        ];
        const sent = [
          ...texts.map((name) => ({ name, email: visitor(world).email })),
          ...addresses.map((email) => ({ name: "Ada", email })),
        ];
        const attempts = await each(sent, ({ name, email }) =>
          each(
            [
              ["/rest/v1/consultation_requests", { id: randomUUID(), source: "home", name, email }],
              ["/functions/v1/request-consultation", { source: "home", name, email, message: name }],
              ["/functions/v1/claim-offer", { firstName: name, email }],
              ["/functions/v1/request-callback", { id: randomUUID(), name, email, consent: true }],
              ["/auth/v1/signup", { email, password: "seven quiet otters", data: { full_name: name } }],
            ] as const,
            async ([path, body]) => judge(await visitor(world, { own: "everybody's" }).ask("POST", path, { body })),
          ),
        );
        const mails = await world.mails();
        const elsewhere = mails.filter(
          ({ to }) => to.length !== 1 || to.some((address) => address.includes("evil.example")),
        );
        const headed = mails.filter(({ text }) =>
          /^(bcc|to|cc): .*evil\.example/im.test(text.split(/\r?\n\r?\n/)[0] ?? ""),
        );
        return [
          ...attempts,
          judgeAll(
            `the recipients of ${mails.length} mails`,
            elsewhere.map(({ to }) => to.join()).join(" "),
            elsewhere.length > 0 && "a mail went elsewhere",
          ),
          judgeAll(`the headers of ${mails.length} mails`, "", headed.length > 0 && "a header was typed into a mail"),
        ];
      },
    },
    {
      name: "a stranger's mailbox as a way to show one's own words",
      aim: "A mail to an address that nobody has proven carries nothing that was typed.",
      isLong: true,
      async attack(world) {
        const words = "Visit evil.example now";
        const doors: [string, (email: string) => unknown][] = [
          [
            "/rest/v1/consultation_requests",
            (email) => ({ id: randomUUID(), source: "home", name: words, email, message: words, book_title: words }),
          ],
          ["/functions/v1/claim-offer", (email) => ({ firstName: words, email })],
          [
            "/functions/v1/request-callback",
            (email) => ({ id: randomUUID(), name: words, email, message: words, consent: true }),
          ],
          [
            "/auth/v1/signup",
            (email) => ({ email, password: "seven quiet otters", data: { full_name: words, name: words } }),
          ],
          ["/auth/v1/otp", (email) => ({ email, data: { full_name: words, name: words } })],
        ];
        return each(doors, async ([path, bodyOf]) => {
          const victim = visitor(world);
          const answer = await victim.ask("POST", path, { body: bodyOf(victim.email) });
          const mails = (await world.mails()).filter(({ to }) => to.includes(victim.email));
          return judge(
            answer,
            mails.some(({ text }) => text.includes("evil.example")) && "the mail carries what was typed",
          );
        });
      },
    },
    {
      name: "mails that somebody asks to have sent now",
      aim: "Asking again sends nothing again, and nothing to anybody whom the asker names.",
      async attack(world) {
        const owner = visitor(world);
        const id = randomUUID();
        await owner.ask("POST", "/rest/v1/consultation_requests", {
          body: { id, source: "home", name: "Ada", email: owner.email },
        });
        await world.mails();
        const stranger = "all@evil.example";
        const bodies = [
          { id }, { id, email: stranger }, { id, to: stranger, recipient: stranger, force: true }, { email: stranger, name: "Ada", source: "home" }, { id: randomUUID(), email: stranger },
          { id: "' or 1=1 --" }, { id: [id] }, { id: { $ne: null } }, {},
        ]; // biome-ignore format: a list
        const attempts = await each(bodies, async (body) =>
          judge(await visitor(world).ask("POST", "/functions/v1/send-consultation-email", { body })),
        );
        const mails = await world.mails();
        const again = mails.filter(({ to }) => to.includes(owner.email)).length;
        const elsewhere = mails.filter(({ to }) => to.includes(stranger)).length;
        return [
          ...attempts,
          judgeAll("what the owner got", `${again} mails`, again !== 1 && `${again} mails where one was owed`),
          judgeAll("what a stranger got", `${elsewhere} mails`, elsewhere > 0 && "a mail went to whom the asker named"),
        ];
      },
    },
    {
      name: "the links of a newsletter, followed by programs and bent by strangers",
      aim: "Only the button behind a mailbox's own link subscribes; reading a link changes nothing, and no link does another's work.",
      async attack(world) {
        const reader = visitor(world);
        await reader.ask("POST", "/functions/v1/newsletter-subscribe", { body: { email: reader.email } });
        const mail = (await world.mails()).findLast(({ to }) => to.includes(reader.email))?.text ?? "";
        const tokenOf = (page: string) => new RegExp(`/newsletter/${page}\\?token=([\\w.~-]+)`).exec(mail)?.[1] ?? "";
        const confirm = tokenOf("confirm");
        if (!confirm) throw new Error("the mail has no link to confirm");
        const form = { "content-type": "application/x-www-form-urlencoded" };
        const isSubscribed = () =>
          world.count("newsletter_subscribers where email = $1 and status = 'confirmed'", [reader.email]);
        const tries: [string, string, string | undefined][] = [
          ["GET", `/newsletter/confirm?token=${confirm}`, undefined], ["HEAD", `/newsletter/confirm?token=${confirm}`, undefined], ["POST", "/newsletter/confirm", ""], ["POST", "/newsletter/confirm", "token="],
          ["POST", "/newsletter/confirm", `token=${confirm.slice(0, -2)}`], ["POST", "/newsletter/confirm", `token=${confirm}x`], ["POST", "/newsletter/confirm", `token=${confirm.toLowerCase()}x`],
          ["POST", "/newsletter/confirm", `token=${tokenOf("unsubscribe")}`], ["POST", "/newsletter/confirm", `token=${randomUUID()}`], ["POST", "/newsletter/confirm", "token=' or 1=1 --"], ["POST", "/newsletter/confirm", "token=%00"],
          ["PUT", "/newsletter/confirm", `token=${confirm}`], ["POST", `/newsletter/unsubscribe`, `token=${randomUUID()}`],
        ]; // biome-ignore format: a table
        const attempts = await each(tries, async ([method, path, body]) => {
          const answer = await visitor(world).ask(method, path, { body, headers: form });
          return judge(answer, (await isSubscribed()) > 0 && "somebody else subscribed the reader");
        });
        await reader.ask("POST", "/newsletter/confirm", { body: `token=${confirm}`, headers: form });
        if (!(await isSubscribed()))
          throw new Error("the reader's own button does not subscribe, so this proves nothing");
        return attempts;
      },
    },
    {
      name: "the way out of offers, taken by programs and by strangers",
      aim: "Only the button behind a mailbox's own link ends offers to it, and no link works for another lead or another list.",
      async attack(world) {
        const [reader, other] = [visitor(world), visitor(world)];
        for (const { email } of [reader, other])
          await reader.ask("POST", "/functions/v1/claim-offer", { body: { firstName: "Ada", email } });
        const linkTo = async (email: string) => {
          const mail = (await world.mails()).findLast(({ to }) => to.includes(email))?.text ?? "";
          const [, offer = "", token = ""] = /unsubscribe\?offer=([\w-]+)&token=([\w.~-]+)/.exec(mail) ?? [];
          if (!token) throw new Error("the mail has no way out of offers");
          return { offer, token };
        };
        const [own, foreign] = [await linkTo(reader.email), await linkTo(other.email)];
        const form = { "content-type": "application/x-www-form-urlencoded" };
        const page = "/newsletter/unsubscribe";
        const isOut = async () => {
          const [row] = await world.query<{ it: boolean }>("select private.wants_no_offers($1) as it", [reader.email]);
          return row?.it ?? false;
        };
        const tries: [string, string, string | undefined][] = [
          ["GET", `${page}?offer=${own.offer}&token=${own.token}`, undefined], ["HEAD", `${page}?offer=${own.offer}&token=${own.token}`, undefined], ["PUT", page, `offer=${own.offer}&token=${own.token}`],
          ["POST", page, `offer=${own.offer}`], ["POST", page, `offer=${own.offer}&token=`], ["POST", page, `offer=${own.offer}&token=${foreign.token}`], ["POST", page, `offer=${own.offer}&token=${own.token.slice(0, -2)}`],
          ["POST", page, `offer=${own.offer}&token=${own.token}x`], ["POST", page, `offer=${randomUUID()}&token=${own.token}`], ["POST", page, `offer=' or 1=1 --&token=${own.token}`], ["POST", page, `offer=%00&token=${own.token}`],
          ["POST", page, `token=${own.token}`], ["POST", "/newsletter/confirm", `token=${own.token}`], ["POST", "/rest/v1/rpc/decline_offers", JSON.stringify({ lead: own.offer, at: "2026-01-01" })],
          ["POST", "/rest/v1/offer_suppressions", "{}"], ["GET", "/rest/v1/offer_suppressions", undefined],
        ]; // biome-ignore format: a table
        const attempts = await each(tries, async ([method, path, body]) => {
          const headers = path.startsWith("/rest") ? { "content-type": "application/json" } : form;
          const answer = await visitor(world).ask(method, path, { body, headers });
          return judge(answer, (await isOut()) && "somebody else ended the reader's offers");
        });
        await visitor(world).ask("POST", page, { body: `offer=${own.offer}&token=${own.token}`, headers: form });
        if (!(await isOut())) throw new Error("the reader's own button ends nothing, so this proves nothing");
        return attempts;
      },
    },
    {
      name: "the mailbox of somebody who wants no offers, filled with codes",
      aim: "Whoever has opted out gets a code that is asked for once a day at most, and stays opted out.",
      isAlone: true,
      async attack(world) {
        const victim = visitor(world);
        const ask = (email: string) =>
          visitor(world).ask("POST", "/functions/v1/claim-offer", {
            body: { firstName: "Ada", email },
            isLimitMeant: true,
          });
        await ask(victim.email);
        await world.query("select private.decline_offers(id, now()) from offer_leads where email = $1", [victim.email]);
        const answers: Answer[] = [];
        for (const email of [victim.email, victim.email.toUpperCase(), victim.email, victim.email]) {
          // As if the pause between two mails of a code had passed each time.
          await world.query("update discount_codes set mailed_at = mailed_at - interval '1 hour'");
          answers.push(await ask(email));
        }
        const count = (await world.mails()).filter(({ to }) => to.some((it) => it.toLowerCase() === victim.email.toLowerCase())).length; // biome-ignore format: one line
        const [row] = await world.query<{ it: boolean }>("select private.wants_no_offers($1) as it", [victim.email]);
        return [
          judgeAll(
            "4 claims after opting out",
            `${countStatuses(answers)}; ${count} mails`,
            count > 2 && `${count} mails`,
          ),
          judgeAll("the opt-out afterward", `${row?.it}`, !row?.it && "asking for a code undoes it"),
        ];
      },
    },
  ],
};
