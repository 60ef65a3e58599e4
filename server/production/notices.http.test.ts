import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { soonWorkdays } from "#domain/production-ball.ts";
import { moveStage } from "#domain/production-forecast.ts";
import { toCamel } from "#domain/snake-case.ts";
import { addDays } from "#domain/weeks.ts";
import { addWorkdays } from "#domain/workdays.ts";
import { dayIn } from "#domain/zoned-time.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { type AuthorInProduction, ask, authorInProduction, call, pdf, sendFile, sendProof } from "../testing/books.ts";
import { linksOf, waitForMails } from "../testing/send-form.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

/** As several servers would, all at once. */
const look = (name: string, at: Date) =>
  Promise.all(
    [1, 2, 3, 4].map(() => server.database.query(`select private.${name}($1, $2)`, [at.toISOString(), site.timeZone])),
  );

const owed = async (template: string, book: number) =>
  (
    await server.database.query<{ recipient: string; data: Record<string, unknown> }>(
      "select recipient, data from private.outbox where template = $1 and data ->> 'book' = $2 order by recipient, data ->> 'owes'",
      [template, String(book)],
    )
  ).rows;

const addTask = (book: number, changes: object) =>
  june.ask("desk_add_task", {
    book,
    task: {
      stage_id: null,
      side: "author",
      title: "Choose a picture",
      why: "",
      minutes: null,
      due: null,
      wants: "tick",
      file_kind: null,
      ...changes,
    },
    request_id: randomUUID(),
  });

async function addActing(ada: AuthorInProduction) {
  const ben = await signedInAuthor(server);
  const { id } = await ask(ada, "invite_to_book", { book: ada.book, email: ben.email, role: "acts" });
  await ask(ben, "accept_book_invitation", { member: id });
  return { ...ben, member: id };
}

test("three workdays before a day, from eight in the house's morning, whoever owes it is reminded once; nobody once it is done", async () => {
  const ada = await authorInProduction(server, june);
  const ben = await addActing(ada);
  const due = "2031-03-13";
  const { book, stages } = await ask(ada, "my_book", { book: ada.book });
  const [agreement, line] = stages;
  if (!agreement || !line) throw new Error("no stages");
  const answer = moveStage(toCamel(stages), agreement.id, { ...agreement.forecast, end: due });
  if (!("moves" in answer)) throw new Error(answer.refusal);
  await june.ask("desk_move_stage", {
    book: ada.book,
    seen_version: book.version,
    moves: answer.moves.map(({ id, to }) => ({ id, ...to })),
    reason: "The author travels.",
    request_id: randomUUID(),
  });
  await addTask(ada.book, { title: "Send the permissions", due });
  await addTask(ada.book, { title: "Write the jacket copy", side: "house", stage_id: line.id, due });
  await addTask(ada.book, { title: "Book the printer", side: "house", due });
  const early = await addTask(ada.book, { title: "Done in time", due });
  await ask(ada, "finish_book_task", { task: early.id });
  const file = await sendFile(server, june.token, pdf(randomUUID()), {
    book: ada.book,
    kind: "proof",
    name: "cover.pdf",
  });
  const proof = await sendProof(june, ada.title, file, "cover.pdf");

  // What the page calls soon is when the reminder comes. The Friday before, and Monday before eight: Pacific daylight time has just begun.
  expect(addWorkdays("2031-03-10", soonWorkdays)).toBe(due);
  await look("remind_of_books", new Date("2031-03-07T20:00:00Z"));
  await look("remind_of_books", new Date("2031-03-10T14:59:00Z"));
  expect(await owed("book-due", ada.book)).toEqual([]);
  await look("remind_of_books", new Date("2031-03-10T15:00:00Z"));
  await look("remind_of_books", new Date("2031-03-11T18:00:00Z"));
  const reminders = await owed("book-due", ada.book);
  expect(reminders.map(({ recipient, data }) => [recipient, data.owes]).toSorted()).toEqual(
    [
      [ada.email, "Send the permissions"],
      [ada.email, "agreement"],
      [ben.email, "Send the permissions"],
      [ben.email, "agreement"],
      [june.email, "Write the jacket copy"],
      ["staff", "Book the printer"],
    ].toSorted(),
  );
  const [mail] = await waitForMails(
    server,
    ({ to, subject }) => to === ada.email && subject.includes("Send the permissions, by"),
  );
  expect(mail?.subject).toBe(`“${ada.title}”: Send the permissions, by Thursday, March 13`);
  expect(mail?.text).toContain("If you need longer, tell us on the book’s page.");

  // The proof is due on its own day; the stage that moves is reminded of on its new one.
  await look("remind_of_books", new Date("2026-12-23T18:00:00Z"));
  const asked = (await owed("book-due", ada.book)).filter(({ data }) => data.what === "proof");
  expect(asked.map(({ recipient, data }) => [recipient, data.about, data.due])).toEqual(
    [ada.email, ben.email].toSorted().map((email) => [email, proof.id, "2026-12-24"]),
  );
  await server.database.query("update public.book_stages set forecast_end = '2031-04-15' where id = $1", [
    agreement.id,
  ]);
  await look("remind_of_books", new Date("2031-04-14T18:00:00Z"));
  expect((await owed("book-due", ada.book)).filter(({ data }) => data.due === "2031-04-15")).toHaveLength(2);

  // One that was settled between queue and mailbox does not leave.
  const late = randomUUID();
  await server.database.query(
    `insert into private.outbox (id, template, recipient, data)
     values ($1, 'book-due', $2, $3)`,
    [
      late,
      ada.email,
      { book: String(ada.book), title: ada.title, what: "task", about: String(early.id), owes: "Done in time", due },
    ],
  );
  await vi.waitUntil(
    async () =>
      (await server.database.query("select status from private.outbox where id = $1", [late])).rows[0]?.status ===
      "dead",
    60_000,
  );
});

test("what was asked for only today is not reminded of today, and a closed book of nothing", async () => {
  const ada = await authorInProduction(server, june);
  const today = dayIn(Date.now(), site.timeZone);
  await addTask(ada.book, { due: addDays(today, 2) });
  await look("remind_of_books", new Date(`${today}T20:00:00Z`));
  expect((await owed("book-due", ada.book)).filter(({ data }) => data.what === "task")).toEqual([]);
  await june.ask("desk_close_book", { book: ada.book, reason: "The author has withdrawn." });
  await look("remind_of_books", new Date(`${addDays(today, 1)}T20:00:00Z`));
  expect(await owed("book-due", ada.book)).toEqual([]);
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test("one mail a week for who prefers it, by the link in any mail; approvals come at once; back again, and the rest comes", async () => {
  const ada = await authorInProduction(server, june);
  const mine = (subject: RegExp) => (mail: { to: string; subject: string }) =>
    mail.to === ada.email && subject.test(mail.subject);
  const [opened] = await waitForMails(server, mine(/is in production/));
  const link = new URL(linksOf(opened ?? { html: "", text: "" }).find((href) => href.includes("/notices?")) ?? "");
  const at = `${server.url}${link.pathname}${link.search}`;
  const page = await (await fetch(at)).text();
  expect(page).toContain("You get each email as it happens.");
  expect(page).toContain("One email a week");
  // Looking changes nothing; another reader, book or token finds nothing.
  expect(await ask(ada, "my_book_notices", { book: ada.book })).toMatchObject({ is_weekly: false, can_choose: true });
  const forged = new URL(at);
  forged.searchParams.set("book", String(ada.book - 1));
  expect((await fetch(forged)).status).toBe(404);
  const press = (how: string) =>
    fetch(`${server.url}/notices`, {
      method: "POST",
      body: new URLSearchParams({ ...Object.fromEntries(link.searchParams), how }),
    });
  expect(await (await press("weekly")).text()).toContain("From now on you get one email a week.");
  expect(await ask(ada, "my_book_notices", { book: ada.book })).toMatchObject({ is_weekly: true });

  await addTask(ada.book, { title: "Send a portrait", due: "2031-05-05" });
  await june.browser.rpc("send_book_message", {
    book: ada.book,
    text: "The cover is lovely.",
    versions: [],
    request_id: randomUUID(),
  });
  const file = await sendFile(server, june.token, pdf(randomUUID()), { book: ada.book, kind: "proof", name: "p.pdf" });
  await sendProof(june, ada.title, file, "p.pdf");
  await waitForMails(server, mine(/please look at/));
  expect(await owed("book-task", ada.book)).toEqual([]);

  // Nothing before Monday; then once, from however many servers and however late.
  await look("send_digests", new Date());
  await look("send_digests", days(9));
  await look("send_digests", days(9.5));
  const [digest, ...more] = await waitForMails(server, mine(/your week$/));
  expect(more).toEqual([]);
  expect(digest?.text).toContain("asks you for this: Send a portrait (by Monday, May 5)");
  expect(digest?.text).toContain("wrote: The cover is lovely.");
  expect(linksOf(digest ?? { html: "", text: "" }).some((href) => href.includes("/notices?"))).toBe(true);
  expect(await owed("book-digest", ada.book)).toHaveLength(1);

  await addTask(ada.book, { title: "A second thing" });
  await look("send_digests", days(9.6));
  expect(await owed("book-digest", ada.book)).toHaveLength(1);
  await ask(ada, "choose_book_notices", { book: ada.book, weekly: false });
  expect(await owed("book-digest", ada.book)).toHaveLength(2);
  await look("send_digests", days(17));
  expect(await owed("book-digest", ada.book)).toHaveLength(2);
  await addTask(ada.book, { title: "A third thing" });
  expect(await owed("book-task", ada.book)).toHaveLength(1);
});

test("a calendar of a book is secret, each reader's own, and ends with its address or its reader", async () => {
  const ada = await authorInProduction(server, june);
  const ben = await addActing(ada);
  await addTask(ada.book, { title: "Send the index", due: "2031-06-02" });
  const feed = (token: string) => fetch(`${server.url}/calendar/book.ics?token=${token}`);
  const [first, bens] = [
    await ask(ada, "make_book_feed", { book: ada.book }),
    await ask(ben, "make_book_feed", { book: ada.book }),
  ];
  const answer = await feed(first.token);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = (await answer.text()).replaceAll("\r\n ", "");
  expect(text).toContain("DTSTART;VALUE=DATE:20310602");
  expect(text).toContain("Send the index");
  const { stages } = await ask(ada, "my_book", { book: ada.book });
  const launch = stages.find(({ kind }) => kind === "launch")?.forecast.end.replaceAll("-", "");
  expect(text).toContain(`DTSTART;VALUE=DATE:${launch}`);
  expect(text).toContain(`SUMMARY:${ada.title} is out`);
  // Every event keeps its number, so that a calendar moves it instead of showing it twice.
  expect([...text.matchAll(/UID:(.+)/g)].length).toBe(
    new Set([...text.matchAll(/UID:(.+)/g)].map(([uid]) => uid)).size,
  );

  const second = await ask(ada, "make_book_feed", { book: ada.book });
  expect([(await feed(first.token)).status, (await feed(second.token)).status]).toEqual([404, 200]);
  const { rows } = await server.database.query("select * from private.book_readers where book_id = $1", [ada.book]);
  expect(JSON.stringify(rows)).not.toContain(second.token);
  expect(await ask(ada, "end_book_feed", { book: ada.book })).toBe(true);
  expect([(await feed(second.token)).status, (await feed(bens.token)).status, (await feed("")).status]).toEqual([
    404, 200, 404,
  ]);
  await ask(ada, "revoke_book_member", { member: ben.member });
  expect((await feed(bens.token)).status).toBe(404);
  expect((await call(ben, "make_book_feed", { book: ada.book })).status).toBe(404);
});
