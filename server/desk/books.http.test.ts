import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveStage } from "#domain/production-forecast.ts";
import { publicKey } from "#domain/public-key.ts";
import { toCamel } from "#domain/snake-case.ts";
import { signedInAuthor, signToken } from "../testing/accounts.ts";
import { type AuthorInProduction, ask, authorInProduction, call, pdf, sendFile, sendProof } from "../testing/books.ts";
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

const anHourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

const mailsTo = (author: AuthorInProduction, subject: RegExp, count = 1) =>
  waitForMails(server, (mail) => mail.to === author.email && subject.test(mail.subject), count);

test("a project in production has a book that its author reads and cannot alter, and stays with it", async () => {
  const ada = await authorInProduction(server, june);
  const { books } = await ask(ada, "my_books", {});
  expect(books).toMatchObject([{ id: ada.book, title: ada.title, role: "author", owed: 0 }]);
  const page = await ask(ada, "my_book", { book: ada.book });
  expect(page.stages.map(({ kind }) => kind)).toEqual([
    "agreement",
    "line",
    "copyedit",
    "cover",
    "interior",
    "proofs",
    "printer",
    "distribution",
    "launch",
    "aftercare",
  ]);
  expect(page.stages.every(({ planned, forecast }) => planned.end === forecast.end)).toBe(true);
  expect(page.events.map(({ what }) => what)).toEqual(["planned", "opened"]);
  await mailsTo(ada, /is in production/);

  // Asking again opens no second one.
  const again = await june.ask("desk_open_book", { project: ada.project, package: "pro", stages: [] });
  expect(again).toEqual({ book: ada.book, is_new: false });
  // No table takes anything of it from outside.
  for (const table of ["books", "book_stages", "book_events", "book_approvals"]) {
    expect((await ada.browser.from(table).update({ title: "Mine" }).eq("id", ada.book)).status).toBe(404);
  }
  const gone = await ada.browser.from("projects").delete().eq("id", ada.project);
  expect(gone.error?.message).toMatch(/in production/);
  expect((await ask(ada, "my_book", { book: ada.book })).book).toMatchObject({
    title: ada.title,
    project_id: ada.project,
  });
});

test("a date moves with its reason and what moves along: on the page, in the record, and in one mail", async () => {
  const ada = await authorInProduction(server, june);
  const { book, stages } = await ask(ada, "my_book", { book: ada.book });
  const line = stages.find(({ kind }) => kind === "line");
  if (!line) throw new Error("no line edit");
  const answer = moveStage(toCamel(stages), line.id, { ...line.forecast, end: "2027-01-15" });
  if (!("moves" in answer)) throw new Error(answer.refusal);
  const moves = answer.moves.map(({ id, to }) => ({ id, ...to }));
  const change = {
    book: ada.book,
    seen_version: book.version,
    moves,
    reason: "The editor is ill until January.",
    request_id: randomUUID(),
  };
  const refused = await june.browser.rpc("desk_move_stage", { ...change, reason: " " });
  expect(refused.error?.message).toMatch(/why the date moves/);
  const half = await june.browser.rpc("desk_move_stage", { ...change, moves: moves.slice(0, 1) });
  expect(half.error?.message).toMatch(/cannot start before/);
  const [saved, twice] = [await june.ask("desk_move_stage", change), await june.ask("desk_move_stage", change)];
  expect([saved.kind, twice.kind]).toEqual(["saved", "saved"]);
  const late = await june.ask("desk_move_stage", { ...change, request_id: randomUUID() });
  expect(late.kind).toBe("conflict");

  const after = await ask(ada, "my_book", { book: ada.book });
  expect(after.stages.find(({ kind }) => kind === "line")).toMatchObject({
    planned: line.planned,
    forecast: { end: "2027-01-15" },
  });
  const moved = after.events.filter(({ what }) => what === "moved");
  expect(moved).toMatchObject([{ reason: "The editor is ill until January.", who: expect.any(String) }]);
  expect(moved[0]?.detail.moves).toHaveLength(moves.length);
  const [mail, ...more] = await mailsTo(ada, /^A date of/);
  expect(mail?.text).toContain("The editor is ill until January.");
  expect(more).toEqual([]);

  // Nobody rewrites what was said, the owner of the database included.
  for (const statement of [
    "update book_events set reason = 'x'",
    "delete from book_events",
    "truncate book_events",
    "update book_stages set planned_end = planned_end + 1",
  ]) {
    await expect(server.database.query(statement)).rejects.toThrow(/only ever added to|stays as it was planned/);
  }
});

test("a stage that ends late asks why others move; what has happened does not move", async () => {
  const ada = await authorInProduction(server, june);
  const { book, stages } = await ask(ada, "my_book", { book: ada.book });
  const [agreement, line] = stages;
  if (!agreement || !line) throw new Error("no stages");
  const mark = { book: ada.book, stage: agreement.id, on_day: "2026-11-16", moves: [], reason: "" };
  const done = await june.ask("desk_mark_stage", { ...mark, seen_version: book.version, mark: "finished" });
  expect(done.page.stages[0]).toMatchObject({ started_on: "2026-11-16", finished_on: "2026-11-16" });
  const back = await june.browser.rpc("desk_move_stage", {
    book: ada.book,
    seen_version: done.page.book.version,
    moves: [{ id: agreement.id, start: "2026-11-16", end: "2026-12-01" }],
    reason: "A mistake",
    request_id: randomUUID(),
  });
  expect(back.error?.message).toMatch(/does not move/);
  await mailsTo(ada, /agreement is done/);
});

test("whoever is nobody to a book hears the same as about no book, and a member only what the author lets them", async () => {
  const ada = await authorInProduction(server, june);
  const [ben, cleo] = [await signedInAuthor(server), await signedInAuthor(server)];
  const theirs = await call(ben, "my_book", { book: ada.book });
  const nobodys = await call(ben, "my_book", { book: 987_654 });
  expect([theirs.status, theirs.error?.message]).toEqual([nobodys.status, nobodys.error?.message]);
  expect(theirs.status).toBe(404);

  const { id } = await ask(ada, "invite_to_book", { book: ada.book, email: ben.email.toUpperCase(), role: "reads" });
  const [mail] = await waitForMails(
    server,
    ({ subject, to }) => /invited to a book/.test(subject) && to.toLowerCase() === ben.email,
  );
  expect(mail?.text).not.toContain(ada.title);
  // The invitation is the address's: nobody else takes it up.
  expect((await call(cleo, "accept_book_invitation", { member: id })).status).toBe(404);
  expect((await ask(ben, "my_books", {})).invitations).toMatchObject([{ id, title: ada.title }]);
  await ask(ben, "accept_book_invitation", { member: id });
  expect((await ask(ben, "my_book", { book: ada.book })).role).toBe("reads");
  const message = { book: ada.book, text: "Hello", versions: [], request_id: randomUUID() };
  expect((await call(ben, "send_book_message", message)).status).toBe(403);
  expect((await call(ben, "invite_to_book", { book: ada.book, email: cleo.email, role: "acts" })).status).toBe(403);
  expect(
    (await call(ben, "book_list", { book: ada.book, list: "reads", before: null, page_size: 5, search: null })).status,
  ).toBe(403);

  // A member sees their own line and may always go; the author lets them in anew, and out.
  const second = await ask(ada, "invite_to_book", { book: ada.book, email: cleo.email, role: "acts" });
  await ask(cleo, "accept_book_invitation", { member: second.id });
  expect((await ask(ben, "my_book", { book: ada.book })).members).toMatchObject([{ id, email: expect.any(String) }]);
  expect(await ask(ben, "revoke_book_member", { member: second.id })).toBe(false);
  expect(await ask(cleo, "revoke_book_member", { member: second.id })).toBe(true);
  expect((await call(cleo, "my_book", { book: ada.book })).status).toBe(404);
  await ask(ada, "revoke_book_member", { member: id });
  expect((await call(ben, "my_book", { book: ada.book })).status).toBe(404);
  expect((await call(ada, "desk_book" as "my_book", { book: ada.book })).status).toBe(403);
});

test("what was asked for by mistake is withdrawn once: settled, not done, on the record, and no reminder follows", async () => {
  const ada = await authorInProduction(server, june);
  const task = { stage_id: null, side: "author", title: "Send a portrait", why: "", minutes: null, due: "2031-03-13", wants: "file", file_kind: "picture" } as const; // biome-ignore format: one row
  const { id } = await june.ask("desk_add_task", { book: ada.book, task, request_id: randomUUID() });
  const [one, two] = [
    await june.ask("desk_withdraw_task", { task: id }),
    await june.ask("desk_withdraw_task", { task: id }),
  ];
  expect(one).toEqual(two);
  const page = await ask(ada, "my_book", { book: ada.book });
  expect(page.tasks).toMatchObject([{ id, is_withdrawn: true, done_at: expect.any(String) }]);
  expect(page.events.filter(({ what }) => what === "task withdrawn")).toHaveLength(1);
  await server.database.query("select private.remind_of_books('2031-03-12T20:00:00Z', 'America/Los_Angeles')");
  const { rows } = await server.database.query(
    "select from private.book_reminders where book_id = $1 and what = 'task'",
    [ada.book],
  );
  expect(rows).toEqual([]);
});

test("a thread begins under the project and goes over into the book; staff's notes on a person never appear in it", async () => {
  const author = await signedInAuthor(server);
  const title = `Two Harbors ${randomUUID()}`;
  const begun = await author.browser.from("projects").insert({ title, target_words: 5 }).select("id, version").single();
  const project = begun.data?.id as number;
  await june.ask("desk_add_house_note", { project, note: "We have read it.", request_id: randomUUID() });
  await server.database.query(
    "insert into private.lead_events (person, what, after) values ($1, 'note', 'Pays late, be careful')",
    [author.email],
  );
  const stages = [
    {
      kind: "launch",
      name: "Launch",
      side: "house",
      owner: null,
      waits_for: [],
      start: "2026-12-01",
      end: "2026-12-01",
    },
  ] as const;
  const { book } = await june.ask("desk_open_book", {
    project,
    package: "launch",
    stages: [...stages].map((stage) => ({ ...stage, waits_for: [] })),
  });
  await june.ask("desk_change_project", {
    project,
    seen_version: begun.data?.version as number,
    new_status: "Editing",
  });
  const request_id = randomUUID();
  for (const _ of [1, 2])
    await ask(author, "send_book_message", { book, text: "When do we begin?", versions: [], request_id });
  const { messages, unread } = await ask(author, "my_book", { book });
  expect(messages.map(({ kind, side, text }) => [kind, side, text])).toEqual([
    ["message", "author", "When do we begin?"],
    ["status", "house", expect.stringContaining("Editing")],
    ["message", "house", "We have read it."],
  ]);
  expect(unread).toBe(2);
  await ask(author, "read_book_messages", { book, last_message: messages[0]?.id ?? 0 });
  expect((await ask(author, "my_book", { book })).unread).toBe(0);
  const found = await ask(author, "book_list", { book, list: "messages", before: null, page_size: 5, search: "begin" });
  expect(found).toHaveLength(1);
  expect(JSON.stringify(await ask(author, "my_book", { book }))).not.toContain("be careful");
  expect(JSON.stringify(await june.ask("desk_book", { book }))).not.toContain("be careful");
  await waitForMails(server, (mail) => mail.subject.includes(title) && /a message from/.test(mail.subject));
});

test("an approval names the exact file, is given once, and nobody alters it; a newer version asks anew", async () => {
  const ada = await authorInProduction(server, june);
  const sending = { book: ada.book, kind: "proof", document: "Interior", name: "interior.pdf" };
  const first = await sendFile(server, june.token, pdf(randomUUID()), sending);
  const proof = await sendProof(june, ada.title, first, "interior.pdf");
  await mailsTo(ada, /please look at Interior/);
  const sign = {
    proof: proof.id,
    decision: "approved",
    seen_sha256: first.sha256,
    name: "Ada Lark",
    note: "",
  } as const;
  expect((await call(ada, "answer_proof", { ...sign, seen_sha256: "0".repeat(64) })).error?.message).toMatch(
    /not the file/,
  );
  const comment = { page: 3, place_x: 120, place_y: 800, text: "This comma is mine." };
  const written = await ask(ada, "comment_on_proof", { proof: proof.id, comment, request_id: randomUUID() });
  await june.browser.rpc("comment_on_proof", {
    proof: proof.id,
    comment: { text: "It stays.", answers: written.id },
    request_id: randomUUID(),
  });
  // A sign-in of an hour ago may read, and not sign.
  const stale = await signToken(server, {
    ...decodeJwt(ada.session.access_token),
    amr: [{ method: "password", timestamp: anHourAgo() }],
  });
  const refused = await fetch(`${server.url}/rest/v1/rpc/answer_proof`, {
    method: "POST",
    headers: { apikey: publicKey, authorization: `Bearer ${stale}`, "content-type": "application/json" },
    body: JSON.stringify(sign),
  });
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringMatching(/sign in once more/)]);
  const { approval, kind } = await ask(ada, "answer_proof", sign);
  expect(kind).toBe("given");
  expect(approval).toMatchObject({ sha256: first.sha256, name: "Ada Lark", number: 1, role: "author" });
  expect(approval.wording).toContain(first.sha256);
  expect((await ask(ada, "answer_proof", { ...sign, decision: "changes" })).kind).toBe("conflict");
  await mailsTo(ada, /is approved/);
  await expect(server.database.query("update book_approvals set name = 'x'")).rejects.toThrow(/only ever added to/);
  await expect(server.database.query("delete from book_approvals")).rejects.toThrow(/only ever added to/);

  const second = await sendFile(server, june.token, pdf(randomUUID()), sending);
  const newer = await sendProof(june, ada.title, second, "interior.pdf");
  const third = await sendProof(june, ada.title, second, "interior.pdf");
  const page = await ask(ada, "my_book", { book: ada.book });
  expect(page.approvals).toHaveLength(1);
  expect(page.proofs.map(({ id }) => id)).toEqual([third.id]);
  const overtaken = await call(ada, "answer_proof", { ...sign, proof: newer.id, seen_sha256: second.sha256 });
  expect(overtaken.error?.message).toMatch(/newer version/);
  const whole = await ask(ada, "book_proof", { proof: proof.id });
  expect(whole.comments.map(({ text }) => text)).toEqual(["This comma is mine.", "It stays."]);
});

test("an account that goes ends the access and takes the files along; what two sides signed stays, without a way in", async () => {
  const ada = await authorInProduction(server, june);
  const sent = await sendFile(server, june.token, pdf(randomUUID()), {
    book: ada.book,
    kind: "proof",
    name: "cover.pdf",
  });
  await sendFile(server, june.token, pdf(randomUUID()), { book: ada.book, kind: "agreement", name: "agreement.pdf" });
  const proof = await sendProof(june, ada.title, sent, "cover.pdf");
  await ask(ada, "answer_proof", {
    proof: proof.id,
    decision: "approved",
    seen_sha256: sent.sha256,
    name: "Ada Lark",
    note: "",
  });
  await ask(ada, "send_book_message", { book: ada.book, text: "Goodbye", versions: [], request_id: randomUUID() });
  await ask(ada, "invite_to_book", { book: ada.book, email: "nobody@example.com", role: "reads" });
  expect((await ada.browser.from("account_deletions").insert({ owner: ada.user.id })).error).toBeNull();
  const left = await june.ask("desk_book", { book: ada.book });
  expect(left).toMatchObject({ messages: [], members: [], tasks: [], approvals: [{ sha256: sent.sha256 }] });
  expect(left?.files.map(({ kind }) => kind)).toEqual(["agreement"]);
  expect(left?.events.length).toBeGreaterThan(3);

  const count = await server.database.query("select private.forget_books(now() + interval '1 day') as count");
  expect(Number(count.rows[0].count)).toBeGreaterThan(0);
  const forgotten = await june.ask("desk_book", { book: ada.book });
  expect(forgotten).toMatchObject({
    book: { author_name: `Author of book ${ada.book}` },
    events: [],
    approvals: [],
    files: [],
  });
});
