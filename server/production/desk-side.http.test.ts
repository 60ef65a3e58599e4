import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { templateFor, templateOf } from "#content/production-templates.ts";
import type { DeskFunctions } from "#domain/desk-functions.ts";
import { planStages } from "#domain/production-forecast.ts";
import { toCamel, toSnake } from "#domain/snake-case.ts";
import { exportPerson } from "../privacy/person.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { type AuthorInProduction, ask, authorInProduction, call, pdf, sendFile } from "../testing/books.ts";
import { waitForMails } from "../testing/send-form.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const say = (author: Pick<AuthorInProduction, "browser">, book: number, text: string) =>
  ask(author, "send_book_message", { book, text, versions: [], request_id: randomUUID() });
const waiting = async (search = "", only_overdue = false) => june.ask("desk_book_messages", { search, only_overdue });

test("an author's message has the inbox's clock until somebody answers, or says that it needs none", async () => {
  const [ada, ben] = [await authorInProduction(server, june), await authorInProduction(server, june)];
  const before = await june.ask("desk_counts", {});
  await say(ada, ada.book, "May the cover be green?");
  await say(ada, ada.book, "Or teal, like a kingfisher?");
  await say(ben, ben.book, "Thank you!");
  const counts = await june.ask("desk_counts", {});
  expect([counts.unanswered - before.unanswered, counts.overdue - before.overdue]).toEqual([2, 0]);
  const [first] = (await waiting()).waiting.filter(({ book }) => book === ada.book);
  expect(first).toMatchObject({ title: ada.title, text: "May the cover be green?" });
  expect(Date.parse(first?.due_at ?? "") - Date.parse(first?.since ?? "")).toBe(24 * 3_600_000);
  // What was said in any thread can be found from the inbox.
  expect((await waiting("kingfishers")).found).toMatchObject([{ book: ada.book, side: "author" }]);
  expect((await waiting("kingfishers")).waiting).toEqual([]);

  expect(await june.ask("desk_settle_messages", { book: ben.book })).toBe(true);
  expect(await june.ask("desk_settle_messages", { book: ben.book })).toBe(false);
  await server.database.query(
    "update private.book_answers_due set due_at = now() - interval '1 minute' where book_id = $1",
    [ada.book],
  );
  expect((await june.ask("desk_counts", {})).overdue - before.overdue).toBe(1);
  expect((await waiting("", true)).waiting.map(({ book }) => book)).toEqual([ada.book]);
  const remind = () => server.database.query("select private.remind_of_messages(now())");
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  const [late, ...more] = await waitForMails(
    server,
    ({ to, subject }) => to === ada.email && subject.includes("we owe you an answer"),
  );
  expect(more).toEqual([]);
  expect(late?.text).toContain("That time has passed, and the delay is our fault");
  const staffs = await server.database.query("select data from private.outbox where template = 'book-answers-due'");
  expect(staffs.rows).toMatchObject([{ data: { count: 1, threads: [{ title: ada.title }] } }]);

  await june.browser.rpc("send_book_message", {
    book: ada.book,
    text: "Teal.",
    versions: [],
    request_id: randomUUID(),
  });
  await waitForMails(server, ({ to, text }) => to === ada.email && text.includes("Teal."));
  expect((await june.ask("desk_counts", {})).unanswered).toBe(before.unanswered);
});

test("what staff note about a person is in no thread, for either side, and in no search of threads", async () => {
  const ada = await authorInProduction(server, june);
  await server.database.query(
    "insert into public.consultation_requests (source, name, email) values ('home', 'Ada', $1)",
    [ada.email],
  );
  const person = await june.ask("desk_person", { key: ada.email });
  const lead_id = person?.leads[0]?.id ?? "";
  await june.ask("desk_add_note", { lead_id, note: "Quarrelsome about commas.", request_id: randomUUID() });
  await say(ada, ada.book, "Good morning.");
  const seen = [
    await ask(ada, "my_book", { book: ada.book }),
    await ask(ada, "copy_of_book", { book: ada.book }),
    await ask(ada, "book_list", { book: ada.book, list: "messages", before: null, page_size: 50, search: "commas" }),
    await june.ask("desk_book", { book: ada.book }),
    await waiting("commas"),
  ];
  expect(JSON.stringify(seen)).not.toContain("Quarrelsome");
});

const open = async (slug: "launch", stages: ReturnType<typeof planStages>) => {
  const author = await signedInAuthor(server);
  const begun = await author.browser
    .from("projects")
    .insert({ title: "Two Tides", target_words: 5 })
    .select("id")
    .single();
  const project = begun.data?.id as number;
  const opened = await june.ask("desk_open_book", {
    project,
    package: slug,
    stages: toSnake(stages.map((stage) => ({ ...stage, name: stage.kind, owner: stage.owner ?? null }))),
  });
  return { ...author, book: opened.book, project };
};

test("a template is edited with its history, a new book follows it, and no running book changes", async () => {
  const plan = async () => {
    const templates = toCamel(await june.ask("desk_templates", {}));
    return planStages(templateFor("launch", templates), "2026-11-16");
  };
  const before = await open("launch", await plan());
  const stagesOf = async (book: number) => (await june.ask("desk_book", { book }))?.stages;
  const running = await stagesOf(before.book);

  const stages = toSnake(
    templateOf("launch").map((stage) =>
      stage.kind === "cover" ? { ...stage, workdays: 33, owner: june.user.id } : { ...stage, owner: null },
    ),
  ) as DeskFunctions["desk_save_template"]["asks"]["stages"];
  const save = (seen_version: number, changed = stages) =>
    june.browser.rpc("desk_save_template", { package: "launch", seen_version, stages: changed });
  const wrong = [
    [],
    [{ ...stages[0], kind: "lunch" }],
    [stages[0], stages[0]],
    [{ ...stages[0], workdays: 0 }],
    [{ ...stages[0], waits_for: ["launch"] }],
    [{ ...stages[0], side: "author", owner: june.user.id }],
    [{ ...stages[0], side: "house", owner: randomUUID() }],
  ];
  for (const each of wrong) expect((await save(0, each as typeof stages)).error, JSON.stringify(each)).not.toBeNull();
  expect((await save(0)).data).toMatchObject({ kind: "saved", template: { version: 1 } });
  expect((await save(0)).data).toMatchObject({ kind: "conflict", template: { version: 1 } });
  expect((await save(1, stages.slice(0, 3))).data).toMatchObject({ kind: "saved", template: { version: 2 } });
  expect((await save(2)).data).toMatchObject({ kind: "saved", template: { version: 3 } });
  const [kept] = await june.ask("desk_templates", {});
  expect(kept?.history.map(({ version, stages: were }) => [version, were.length])).toEqual([
    [3, stages.length],
    [2, 3],
    [1, stages.length],
  ]);

  const after = await open("launch", await plan());
  const cover = (await stagesOf(after.book))?.find(({ kind }) => kind === "cover");
  expect(cover).toMatchObject({ owner: june.user.id });
  expect(cover?.planned).not.toEqual(running?.find(({ kind }) => kind === "cover")?.planned);
  expect(await stagesOf(before.book)).toEqual(running);
});

test("a project is its author's until production; then it takes words and notes, and the rest is asked of the house", async () => {
  const author = await signedInAuthor(server);
  const begun = await author.browser
    .from("projects")
    .insert({ title: "The Long Tide", target_words: 5 })
    .select("id, version")
    .single();
  const project = begun.data?.id as number;
  const change = (values: object) => author.browser.from("projects").update(values).eq("id", project).select("status");
  expect((await change({ status: "Editing" })).data).toEqual([{ status: "Editing" }]);
  const plan = planStages(templateOf("launch"), "2026-11-16");
  await june.ask("desk_open_book", {
    project,
    package: "launch",
    stages: toSnake(plan.map((stage) => ({ ...stage, name: stage.kind, owner: null }))),
  });
  const whom = /in production.*write to us in the book’s messages/;
  for (const values of [{ status: "Published" }, { title: "Another" }, { genre: "x" }, { description: "x" }]) {
    expect((await change(values)).error?.message, JSON.stringify(values)).toMatch(whom);
  }
  const gone = await author.browser.from("projects").delete().eq("id", project);
  expect(gone.error?.message).toMatch(whom);
  expect((await change({ target_words: 90_000 })).error).toBeNull();
  const logged = await author.browser.from("word_log").insert({ project_id: project, day: "2026-11-16", words: 900 });
  expect(logged.error).toBeNull();
  expect((await author.browser.from("project_notes").insert({ project_id: project, text: "Mine." })).error).toBeNull();
  // The house may still say where it stands.
  const seen = await june.ask("desk_project", { project });
  const changed = await june.ask("desk_change_project", {
    project,
    seen_version: seen?.project.version ?? 0,
    new_status: "Published",
  });
  expect(changed.kind).toBe("saved");
});

test("deleting a project in production is asked of the house, can be taken back, and happens only when the house agrees", async () => {
  const [ada, ben] = [await authorInProduction(server, june), await authorInProduction(server, june)];
  const request = (author: AuthorInProduction, wanted: boolean, text: string, request_id = randomUUID()) =>
    ask(author, "ask_project_deletion", { book: author.book, wanted, text, request_id });
  const askedAt = async ({ book }: AuthorInProduction) =>
    (await june.ask("desk_book", { book }))?.book.deletion_asked_at;
  const foreign = { book: ada.book, wanted: true, text: "Please delete it.", request_id: randomUUID() };
  expect((await call(ben, "ask_project_deletion", foreign)).status).toBe(404);

  const id = randomUUID();
  for (const _ of [1, 2]) await request(ada, true, "Please delete it: I have lost heart.", id);
  const [asked] = (await waiting()).waiting.filter(({ book }) => book === ada.book);
  expect(asked?.text).toBe("Please delete it: I have lost heart.");
  expect(await askedAt(ada)).not.toBeNull();
  expect((await ask(ada, "my_books", {})).books[0]?.deletion_asked_at).not.toBeNull();
  await request(ada, false, "Please keep it.");
  expect(await askedAt(ada)).toBeNull();

  await request(ada, true, "Please delete it after all.");
  const decide = { book: ada.book, agreed: false, answer: "Let us talk first.", request_id: randomUUID() };
  expect((await june.browser.rpc("desk_decide_deletion", { ...decide, answer: " " })).error?.message).toMatch(
    /sentence/,
  );
  for (const _ of [1, 2]) expect((await june.ask("desk_decide_deletion", decide)).kind).toBe("saved");
  expect((await ada.browser.from("projects").select("id").eq("id", ada.project)).data).toHaveLength(1);
  expect((await waiting()).waiting.filter(({ book }) => book === ada.book)).toEqual([]);
  const late = { ...decide, agreed: true, request_id: randomUUID() };
  expect((await june.ask("desk_decide_deletion", late)).kind).toBe("conflict");

  await request(ada, true, "Now, please.");
  const yes = { book: ada.book, agreed: true, answer: "As you wish.", request_id: randomUUID() };
  expect(await june.ask("desk_decide_deletion", yes)).toMatchObject({
    kind: "saved",
    page: { book: { project_id: null } },
  });
  expect((await ada.browser.from("projects").select("id").eq("id", ada.project)).data).toEqual([]);
  const page = await ask(ada, "my_book", { book: ada.book });
  expect([page.book.closed_at === null, page.events[0]?.what, page.events[0]?.reason]).toEqual([
    false,
    "closed",
    "As you wish.",
  ]);
  expect((await call(ada, "ask_project_deletion", { ...foreign, request_id: randomUUID() })).error?.message).toMatch(
    /gone/,
  );
  await waitForMails(server, ({ to, text }) => to === ada.email && text.includes("As you wish."));
  expect((await ask(ben, "my_books", {})).books[0]?.deletion_asked_at).toBeNull();
});

test("the copy of one's data and the person command hold all of a book; an account that goes takes all but what was signed", async () => {
  const ada = await authorInProduction(server, june);
  const file = await sendFile(server, ada.session.access_token, pdf(randomUUID()), { book: ada.book, name: "a.pdf" });
  await ask(ada, "hand_in", {
    book: ada.book,
    versions: [file.version],
    checklist: ["All of it"],
    note: "",
    request_id: randomUUID(),
  });
  await ask(ada, "choose_book_notices", { book: ada.book, weekly: true });
  await ask(ada, "make_book_feed", { book: ada.book });
  await say(ada, ada.book, "When is it out?");
  await june.ask("desk_add_task", {
    book: ada.book,
    task: {
      stage_id: null,
      side: "author",
      title: "Send a portrait",
      why: "",
      minutes: null,
      due: "2031-03-13",
      wants: "tick",
      file_kind: null,
    },
    request_id: randomUUID(),
  });
  await server.database.query("select private.remind_of_books('2031-03-12T20:00:00Z', 'America/Los_Angeles')");
  const copy = await ask(ada, "copy_of_book", { book: ada.book });
  expect(copy).toMatchObject({
    hand_ins: [{ checklist: ["All of it"] }],
    tasks: [{ title: "Send a portrait" }],
    reminders: [{ what: "task", due: "2031-03-13" }],
    digest: [{ template: "book-task" }],
    notices: { is_weekly: true },
  });
  const stranger = await signedInAuthor(server);
  expect((await call(stranger, "copy_of_book", { book: ada.book })).status).toBe(404);

  const found = await exportPerson(server.database, ada.email);
  const tables = Object.keys(found);
  for (const table of ["book_readers", "book_digest_lines", "book_reminders", "book_answers_due"]) {
    expect(tables).toContain(`private.${table}`);
  }
  for (const table of ["books", "book_stages", "book_events", "book_hand_ins", "book_versions", "book_messages"]) {
    expect(tables).toContain(`public.${table}`);
  }
  expect(JSON.stringify(found["private.book_readers"])).not.toContain("token");

  expect((await ada.browser.from("account_deletions").insert({ owner: ada.user.id })).error).toBeNull();
  const [told] = await waitForMails(server, ({ subject }) => subject === `“${ada.title}”: its author has left`);
  expect(told?.text).toContain(`/staff/books/${ada.book}`);
  expect(told?.text).not.toContain(ada.email);
  const left = async (table: string) =>
    (await server.database.query(`select from ${table} where book_id = $1`, [ada.book])).rowCount;
  for (const table of ["readers", "digest_lines", "reminders", "answers_due"]) {
    expect(await left(`private.book_${table}`), table).toBe(0);
  }
  for (const table of ["book_messages", "book_tasks", "book_hand_ins", "book_versions", "book_reads"]) {
    expect(await left(`public.${table}`), table).toBe(0);
  }
  expect(await left("public.book_events")).toBeGreaterThan(3);
  expect(await left("public.book_stages")).toBeGreaterThan(3);
  await server.database.query("select private.forget_books(now() + interval '1 day')");
  const { rows } = await server.database.query("select author_name, owner from public.books where id = $1", [ada.book]);
  expect(rows).toEqual([{ author_name: `Author of book ${ada.book}`, owner: null }]);
  const names = await server.database.query(
    "select from public.book_stages where book_id = $1 and owner_name is not null",
    [ada.book],
  );
  expect([await left("public.book_events"), names.rowCount]).toEqual([0, 0]);
});
