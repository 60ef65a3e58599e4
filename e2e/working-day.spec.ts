import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { site as house } from "../content/site.ts";
import { momentIn } from "../domain/zoned-time.ts";
import { bounceOf, writeSource } from "../server/testing/mail-source.ts";
import { findDovecot } from "./dovecot.ts";
import { newAddress, notice } from "./leads.ts";
import { test } from "./post-office.ts";
import type { Site } from "./site.ts";
import { type Ask, askAs, askForConsultation, expect, imogen, personPage, sendToDoor, subscribe } from "./staff.ts";

test.skip(() => !findDovecot(), "Debian's Dovecot could not be had");

type Lead = { id: string; name: string; email: string };

/** What Chromium says when the test's own scripts try to enter a mail's frame. */
const shutIn = /Blocked script execution in 'about:srcdoc'/;

test("a working day of two: forty leads, ten replies, three calls, a collision, a merge, a bounce, a letter on time", {
  tag: "@all",
}, async ({ page, otherPage, request, login, colleague, post, sql, expectComplaint }) => {
  test.slow();
  expectComplaint(shutIn);
  const mine = askAs(request, (await login(imogen)).token);
  const mark = newAddress().split("@")[0] ?? "";
  /** Who is to get which letter from the desk: each of them once, and nothing else. */
  const owed: string[] = [];
  const write = async (ask: Ask, { id, email }: Lead, subject: string) => {
    owed.push(`${email} ${subject}`);
    const mail = { lead_id: id, mail_id: randomUUID(), subject, body: "Dear author, thank you." };
    // Pressed twice, as on a slow line.
    await Promise.all([ask("desk_send_answer", mail), ask("desk_send_answer", mail)]);
  };

  // They have come in over night; three of them wait for more than a day, and are told so once.
  const leads: Lead[] = [];
  for (let number = 1; number <= 37; number += 1) {
    leads.push(await askForConsultation(request, `Writer ${number} ${mark}`, `Book number ${number}.`));
  }
  const [caller, otherCaller] = [
    await askForCall(request, `Caller ${mark}`),
    await askForCall(request, `Other ${mark}`),
  ];
  const late = leads.slice(-3).map(({ id }) => id);
  await sql("update public.leads set created_at = created_at - $2::interval, due_at = due_at - $2::interval where id = any ($1)", [late, "26 hours"]); // biome-ignore format: one line
  await page.goto("/staff");
  const waits = (name: string) => page.getByRole("listitem").filter({ hasText: `${name} ${mark}` });
  await expect(waits("Writer 36")).toContainText("overdue by 2 hours");
  await expect(waits("Writer 1")).toContainText(/due in 2[34] hours/);
  const told = () => sql("select reference from private.outbox where template = 'lead-late'");
  await expect.poll(told).toHaveLength(3);

  // Eleven are answered, one by each in a browser.
  const [first, second, ...others] = leads.slice(0, 11) as [Lead, Lead, ...Lead[]];
  for (const [at, lead] of [
    [page, first],
    [otherPage, second],
  ] as const) {
    await at.goto(personPage(lead.email));
    await at.getByRole("button", { name: "Reply by email" }).click();
    owed.push(`${lead.email} Word to ${lead.name}`);
    await sendLetter(at, lead, `Word to ${lead.name}`);
  }
  await Promise.all(others.map((lead, place) => write(place % 2 ? mine : colleague.ask, lead, `Word to ${lead.name}`)));
  const words = await Promise.all(leads.slice(0, 11).map(({ name }) => post.letter(`Word to ${name}`)));

  // Ten write back: one copy comes twice, one does not say what it answers, one is from another mailbox. An absence note is
  // no reply, and the eleventh address does not exist.
  const ids = words.map(() => `${randomUUID()}@mail.example`);
  const elsewhere = newAddress("elsewhere");
  for (const [place, letter] of words.slice(0, 10).entries()) {
    const id = ids[place] ?? "";
    const text = `It is me, number ${place + 1}.\r\n\r\nOn Monday the house wrote:\r\n> Dear author`;
    if (place === 8) post.deliver(writeSource({ from: letter.to, subject: `From scratch ${mark}`, id, text }));
    else post.reply(letter, { from: place === 9 ? elsewhere : undefined, id, text });
    if (place === 4) post.reply(letter, { id, text });
  }
  const absence = { from: first.email, subject: "Away until Friday", text: "I am away." };
  post.deliver(writeSource({ ...absence, headers: { "Auto-Submitted": "auto-replied" } }));
  const gone = leads[10] as Lead;
  await subscribe({ request, sql }, gone.email);
  post.deliver(bounceOf({ recipient: gone.email, returned: words[10]?.messageId.slice(1, 37) ?? "", status: "5.1.1" }));
  await expect.poll(() => mine("desk_reply_counts", {})).toMatchObject({ waiting: 9, tray: 1, overdue: 0 });
  await expect.poll(() => mine("desk_bounces", {})).toMatchObject({ count: 1, addresses: [{ address: gone.email }] });

  // Both at the same reply: the second hears who else writes, and then that it is answered. Nothing goes out twice.
  for (const at of [page, otherPage]) {
    await at.goto(personPage(first.email));
    await expect(writtenBack(at)).toContainText("due in 23 hours");
    await writtenBack(at).getByRole("button", { name: "Reply by email" }).click();
    await expect(at.getByRole("dialog").getByRole("region", { name: "What they wrote" })).toContainText("number 1.");
  }
  const slower = otherPage.getByRole("dialog", { name: `Reply to ${first.name}` });
  await expect(slower.getByText("Also writing to them right now: Imogen Vale")).toBeVisible();
  await slower.getByLabel("Letter", { exact: true }).fill("From the slower one.");
  owed.push(`${first.email} Re: Word to ${first.name}`);
  await sendLetter(page, first);
  await slower.getByRole("button", { name: "Send the letter" }).click();
  await expect(slower.getByRole("alert")).toContainText("Imogen Vale has written to them since you began");
  await slower.getByRole("button", { name: "Throw it away" }).click();
  await expect(writtenBack(page)).toHaveCount(0);
  expect((await post.letter(`Re: Word to ${first.name}`)).answers).toBe(`<${ids[0]}>`);

  // Seven more are answered, one needs no answer, and the one from the other mailbox is put where it belongs.
  await Promise.all(leads.slice(1, 8).map((lead) => write(colleague.ask, lead, `Re: Word to ${lead.name}`)));
  await otherPage.goto("/staff/replies");
  const quiet = otherPage.getByRole("listitem").filter({ hasText: `From scratch ${mark}` });
  await quiet.getByText(`From scratch ${mark}`).click();
  await quiet.getByRole("button", { name: "No reply needed" }).click();
  await expect(quiet).toHaveCount(0);
  const tenth = leads[9] as Lead;
  await otherPage.goto("/staff/replies?list=tray");
  const stray = otherPage.getByRole("listitem").filter({ hasText: elsewhere });
  await stray.getByText(`Re: Word to ${tenth.name}`).click();
  await expect(stray).toContainText(`It answers our email to ${tenth.email}, but comes from another address.`);
  await stray.getByLabel("Whose is it? Their email address").fill(tenth.email);
  await stray.getByRole("button", { name: "Put it into their thread" }).click();
  await expect(notice(otherPage, "In their thread")).toBeVisible();
  await write(mine, tenth, `Re: Word to ${tenth.name}`);

  // Three calls: one by each, and one with the tenth writer, who is typed in before anybody knows who it is.
  await page.goto(personPage(caller.email));
  await logCall(page, "Talked about a cookbook.");
  await otherPage.goto(personPage(otherCaller.email));
  await logCall(otherPage, "Talked about a diary.");
  await page.goto("/staff");
  await page.getByRole("button", { name: "Type in a lead" }).click();
  const typed = page.getByRole("dialog", { name: "Type in a lead" });
  await typed.getByLabel("Name").fill(tenth.name);
  await typed.getByLabel("Phone number").fill("(805) 555-0123");
  await typed.getByRole("button", { name: "Add the lead" }).click();
  await expect(page.getByText("Only a phone number")).toBeVisible();
  await logCall(page, "She asks whether her pages came.");
  await page.getByRole("button", { name: "Compare and merge" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge them" }).click();
  await expect(notice(page, "Merged")).toBeVisible();
  await otherPage.goto(personPage(tenth.email));
  await expect(otherPage.getByText("She asks whether her pages came.").first()).toBeVisible();
  await expect(otherPage.getByText(`They wrote: Re: Word to ${tenth.name}`)).toBeVisible();

  // The letter waits for nine on the house's clock, and goes to whom mail can reach.
  const readers = [1, 2, 3].map((number) => newAddress(`reader${number}`));
  for (const reader of readers) await subscribe({ request, sql }, reader);
  const letter = randomUUID();
  const subject = `Margins ${mark}`;
  await mine("desk_save_letter", { letter, seen_version: 0, subject, body: "A margin is where a thumb lives." });
  await page.goto(`/staff/newsletter/${letter}`);
  await page.getByRole("button", { name: "Schedule it" }).click();
  const schedule = page.getByRole("dialog", { name: "When should it go out?" });
  const nine = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T09:00`;
  await schedule.getByLabel(/^Day and time, Pacific/).fill(nine);
  await schedule.getByRole("button", { name: "Schedule it" }).click();
  await expect(notice(page, "Scheduled")).toContainText("9:00 a.m. Pacific");
  const letterNow = async () => (await mine("desk_letters", {})).letters.find(({ id }) => id === letter);
  expect(Date.parse((await letterNow())?.scheduled_at ?? "")).toBe(Date.parse(momentIn(nine, house.timeZone) ?? ""));
  await sql("update private.letters set scheduled_at = now() where id = $1", [letter]);
  await expect.poll(letterNow).toMatchObject({ state: "sent", recipients: 3, sent: 3, failed: 0 });

  // In the afternoon each takes the next until nothing is left, and nobody gets what the other has.
  const taken: string[] = [];
  const work = async (ask: Ask) => {
    for (;;) {
      const item = await ask("desk_take_next", { after: null });
      if (!item) return;
      taken.push(item.id);
      const [lead] = await sql("select id, name, email from public.leads where id = $1", [item.lead_id]);
      await write(ask, lead as Lead, `To ${item.name}`);
    }
  };
  await Promise.all([work(mine), work(colleague.ask)]);
  // The eleven, the two callers and whoever was typed in are done; the demonstration has a lead of its own.
  expect(taken.filter((id) => leads.some((lead) => lead.id === id))).toHaveLength(26);
  expect(new Set(taken).size).toBe(taken.length);
  await page.goto("/staff");
  await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();

  // Every mail that was owed has left once.
  await expect.poll(() => sql("select from private.outbox where status = 'waiting'")).toHaveLength(0);
  const mails = await sql("select id, template, recipient, status from private.outbox");
  const sent = post.sent();
  const sorted = (lines: readonly unknown[]) => lines.map(String).toSorted();
  expect(sorted(sent.map(({ messageId }) => messageId))).toEqual(sorted(mails.map(({ id }) => `<${id}@halftitle.example>`))); // biome-ignore format: one line
  const answers = sent.filter(({ to, subject: about }) => owed.includes(`${to} ${about}`));
  expect(sorted(answers.map(({ to, subject: about }) => `${to} ${about}`))).toEqual(sorted(owed));
  expect(mails.filter(({ template }) => template === "desk-answer")).toHaveLength(owed.length);
  expect(sorted(sent.filter((one) => one.subject === subject).map(({ to }) => to))).toEqual(sorted(readers));
  expect(sorted((await told()).map(({ reference }) => reference))).toEqual(sorted(late));
  expect(mails.filter(({ status }) => status !== "sent")).toMatchObject([{ recipient: gone.email, status: "bounced" }]);
  // Every clock began when they wrote and ended when we did; nothing was stored twice, and nothing is missing.
  expect(await readClocks(sql, mark)).toEqual({
    leads: { all: 40, promised: 40, answered: 40, late: 3 },
    replies: { all: 10, promised: 10, answered: 10, late: 0 },
    machines: 2,
    calls: 3,
  });
});

type Request = Parameters<typeof sendToDoor>[0];

async function askForCall(request: Request, name: string): Promise<Lead> {
  const lead = { id: randomUUID(), name, email: newAddress("caller") };
  await sendToDoor(request, "request-callback", { ...lead, phone: "", message: "After four.", consent: true });
  return lead;
}

const writtenBack = (page: Page) => page.getByRole("region", { name: "They wrote back" });

async function sendLetter(page: Page, { name }: Lead, subject?: string) {
  const dialog = page.getByRole("dialog", { name: `Reply to ${name}` });
  if (subject) await dialog.getByLabel("Subject").fill(subject);
  await dialog.getByLabel("Letter", { exact: true }).fill("Dear author, thank you.");
  await dialog.getByRole("button", { name: "Send the letter" }).click();
  await expect(notice(page, "Letter on its way")).toBeVisible();
}

async function logCall(page: Page, words: string) {
  await page.getByLabel("Log a call").fill(words);
  await page.getByRole("button", { name: "Log the call" }).click();
  await expect(page.getByText("answered in time")).toBeVisible();
}

async function readClocks(sql: Site["sql"], mark: string) {
  const clocks = (began: string) =>
    `jsonb_build_object('all', count(*), 'promised', count(*) filter (where due_at = ${began} + interval '24 hours'),
       'answered', count(*) filter (where answered_at >= ${began}), 'late', count(*) filter (where answered_at > due_at))`;
  const [found] = await sql(
    `select (select ${clocks("created_at")} from public.leads where due_at is not null and name like $1) as leads,
            (select ${clocks("received_at")} from private.replies where kind = 'letter') as replies,
            (select count(*)::int from private.replies where kind <> 'letter' and due_at is null) as machines,
            (select count(*)::int from private.lead_events where what = 'call') as calls`,
    [`%${mark}`],
  );
  return found;
}
