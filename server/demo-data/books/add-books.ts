import type pg from "pg";
import { bookPage } from "#content/book-page.ts";
import { sayApproval } from "#content/production.ts";
import type { ContentStore } from "../../files/content-store.ts";
import { nameOfBytes, putBytes } from "../../files/put-bytes.ts";
import { idOf } from "../chance.ts";
import { dayOf } from "../demo-year.ts";
import { insertRows } from "../insert-rows.ts";
import { members } from "../work-on-leads.ts";
import type { Lived } from "./live-through.ts";
import { makeManuscript, makePages } from "./make-files.ts";
import { type Story, stories } from "./stories.ts";
import { type Clock, clockOf, workday } from "./story-clock.ts";

type Row = Record<string, unknown>;
const [imogen] = members;

/** Three books in production, at three places, with everything that was done and said until today. */
export async function addBooks(client: pg.PoolClient, store: ContentStore, now: Date) {
  for (const story of stories) await addBook(client, store, story, now);
}

async function addBook(client: pg.PoolClient, store: ContentStore, story: Story, now: Date) {
  const today = dayOf(now);
  const lived = story.live(today);
  const at = clockOf(lived, now);
  const project = await client.query<{ id: number }>(
    "update public.projects set status = $3 where owner = $1 and title = $2 returning id",
    [story.owner, story.title, story.status],
  );
  const author = { who: story.owner, who_name: story.author };
  const by = (person: (typeof members)[number] | undefined) =>
    person ? { who: person.id, who_name: person.name } : author;
  const opened = at({ day: lived.startsOn, at: "16:00" });
  await insertRows(client, "public.books", [
    {
      id: story.id,
      project_id: project.rows[0]?.id ?? null,
      owner: story.owner,
      author_name: story.author,
      title: story.title,
      package: story.package,
      version: 1 + lived.happenings.length,
      opened_at: opened,
    },
  ]);
  const book_id = story.id;
  const stageIds = await addStages(client, book_id, lived);
  await client.query("update public.book_messages set book_id = $1, project_id = null, at = $3 where project_id = $2", [
    book_id,
    project.rows[0]?.id,
    opened,
  ]);

  const events: (Row & { at: Date })[] = [];
  const log = (event: Row & { at: Date; what: string; detail: object }) =>
    events.push({ book_id, reason: null, ...event });
  const plan = lived.stages.map(({ kind, name, planned }) => ({ stage: kind, name, ...planned }));
  log({ at: opened, ...by(imogen), what: "opened", detail: { package: story.package } });
  log({ at: new Date(opened.getTime() + 1), ...by(imogen), what: "planned", detail: { stages: plan } });
  for (const { day, what, stage, reason, moves } of lived.happenings) {
    const owner = members.find(({ id }) => id === stage.owner) ?? imogen;
    const hour = { started: "15:30", moved: "17:45", finished: "23:30" }[what];
    const detail = what === "moved" ? { moves } : { stage: stage.kind, name: stage.name, on: day, moves };
    log({ at: at({ day, at: hour }), ...by(owner), what, reason, detail });
  }

  const versions = new Map<string, { id: string; fileId: number; sha256: string; number: number; document: string }>();
  for (const sent of story.sent) {
    const sentAt = at(sent.when);
    const bytes =
      "draft" in sent.content
        ? makeManuscript(story.title, sent.content.draft)
        : await makePages(sent.content.pages, { title: story.title, author: story.author, made: sentAt });
    const sha256 = nameOfBytes(bytes);
    await putBytes(store, sha256, bytes);
    const { rows } = await client.query<{ id: number; versions: number }>(
      `with made as (insert into public.book_files (book_id, kind, name, created_at) values ($1, $2, $3, $4)
                     on conflict (book_id, kind, name) do update set name = excluded.name returning id)
       select id, (select count(*)::int from public.book_versions where file_id = made.id) as versions from made`,
      [book_id, sent.kind, sent.document, sentAt],
    );
    const file = rows[0] as { id: number; versions: number };
    const version = { id: idOf(`version ${sent.name}`), fileId: file.id, sha256, number: file.versions + 1, document: sent.document }; // biome-ignore format: one row
    versions.set(sent.name, version);
    const { id, number } = version;
    const type = "draft" in sent.content ? "docx" : "pdf";
    const { name, change, side, kind } = sent;
    await insertRows(client, "public.book_versions", [
      { id, book_id, file_id: file.id, number, name, size: bytes.length, sha256, type, change, side, ...by(sent.who), at: sentAt, is_scanned: false }, // biome-ignore format: one row
    ]);
    const detail = { document: sent.document, kind, number, sha256, side };
    log({ at: sentAt, ...by(sent.who), what: "version", reason: change, detail });
  }
  const versionOf = (name: string | undefined) => (name ? versions.get(name) : undefined);

  const handed = { at: at(story.handedIn.when), ...author, note: story.handedIn.note };
  await client.query(
    `insert into public.book_hand_ins (book_id, at, who, who_name, note, checklist, versions)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      book_id,
      handed.at,
      handed.who,
      handed.who_name,
      handed.note,
      JSON.stringify(bookPage.handIn.checklist),
      story.handedIn.names.flatMap((name) => versionOf(name)?.id ?? []),
    ],
  );
  log({ at: handed.at, ...author, what: "handed in", reason: handed.note || null, detail: { names: story.handedIn.names } }); // biome-ignore format: one line

  for (const { when, stage, side, title, why, minutes, due, wants, done } of story.tasks) {
    const created_at = at(when);
    const dueOn = due === null ? null : workday(today, due);
    await insertTask(client, {
      book_id,
      stage_id: stageIds.get(stage),
      side,
      title,
      why,
      minutes,
      due: dueOn,
      wants: wants ? "file" : "tick",
      file_kind: wants ?? null,
      created_at,
      done_at: done ? at(done) : null,
      done_by_name: done ? story.author : null,
    });
    log({ at: created_at, ...by(imogen), what: "task", detail: { task: title, side, due: dueOn } });
    if (done) log({ at: at(done), ...author, what: "task done", detail: { task: title, side } });
  }

  for (const { when, document, number, who, note, due, answer } of story.asked) {
    const version = [...versions.entries()].find(([, one]) => one.document === document && one.number === number);
    if (!version) throw new Error(`there is no version ${number} of ${document}`);
    const [file, { id: version_id, fileId, sha256 }] = version;
    const id = idOf(`proof ${story.id} ${document} ${number}`);
    const wording = sayApproval({ title: story.title, file, number, sha256 }).join("\n\n");
    const dueOn = due === undefined ? null : workday(today, due);
    await insertRows(client, "public.book_proofs", [
      { id, book_id, file_id: fileId, version_id, sha256, wording, note, due: dueOn, asked_by_name: who.name, asked_at: at(when) }, // biome-ignore format: one row
    ]);
    log({ at: at(when), ...by(who), what: "proof", reason: note, detail: { proof: id, document, number, sha256, due: dueOn } }); // biome-ignore format: one line
    if (answer) {
      const given = { document, number, sha256, decision: "approved", name: story.author };
      await insertRows(client, "public.book_approvals", [
        { id: idOf(`approval ${id}`), book_id, proof_id: id, version_id, ...given, wording, note: answer.note, ...author, role: "author", at: at(answer.when) }, // biome-ignore format: one row
      ]);
      log({ at: at(answer.when), ...author, what: "decision", reason: answer.note || null, detail: given });
    } else {
      await addComments(client, story, id, at);
    }
  }

  const said = story.said.map(({ when, side, who, text, file }) => ({
    book_id,
    kind: "message",
    side,
    ...by(who),
    text,
    versions: [versionOf(file)?.id].filter(Boolean),
    at: at(when),
  }));
  await insertInOrder(client, "public.book_messages", said);
  await insertInOrder(client, "public.book_events", events);
  const opens = story.opened.map(({ when, who, name }) => ({
    book_id,
    version_id: versionOf(name)?.id,
    side: "house",
    ...by(who),
    at: at(when),
  }));
  await insertInOrder(client, "public.file_reads", opens);
  await markRead(client, story, said);
  await startClock(client, book_id, now);
}

/** An author who had the last word waits for ours. What is late already has been reminded of, so that nobody is mailed. */
const startClock = (client: pg.PoolClient, book: number, now: Date) =>
  client.query(
    `insert into private.book_answers_due (book_id, message_id, since, due_at, reminded_at)
     select book_id, id, at, at + interval '24 hours', $2 from public.book_messages
     where side = 'author' and id = (select max(id) from public.book_messages where book_id = $1 and kind = 'message')`,
    [book, now],
  );

/** Everybody has read up to the last message of the other side but one: that one is new. */
async function markRead(client: pg.PoolClient, { id, owner }: Story, said: readonly { side: string; at: Date }[]) {
  const readers = [
    { account: owner, other: "house" },
    ...members.map((member) => ({ account: member.id, other: "author" })),
  ];
  for (const { account, other } of readers) {
    const newest = said.filter(({ side, at }) => side === other && Date.now() - at.getTime() < 2 * 86_400_000).at(-1);
    await client.query(
      `insert into public.book_reads (book_id, account, last_message)
       select $1, $2, coalesce(max(id), 0) from public.book_messages where book_id = $1 and at < $3`,
      [id, account, newest?.at ?? new Date(8.64e15)],
    );
  }
}

async function addStages(client: pg.PoolClient, book_id: number, { stages }: Lived) {
  const ids = new Map<string, number>();
  for (const [place, stage] of stages.entries()) {
    const { kind, name, side, owner, ownerName, waitsFor, planned, forecast, startedOn, finishedOn } = stage;
    const { rows } = await client.query<{ id: number }>(
      `insert into public.book_stages (book_id, position, kind, name, side, owner, owner_name, waits_for, planned_start,
         planned_end, forecast_start, forecast_end, started_on, finished_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
      [book_id, place + 1, kind, name, side, owner, ownerName, waitsFor, planned.start, planned.end, forecast.start, forecast.end, startedOn, finishedOn], // biome-ignore format: one row
    );
    ids.set(kind, rows[0]?.id as number);
  }
  return ids;
}

async function addComments(client: pg.PoolClient, story: Story, proof: string, at: Clock) {
  let first: number | undefined;
  for (const { when, side, who, page, place, text, answers } of story.comments) {
    const { rows } = await client.query<{ id: number }>(
      `insert into public.proof_comments (book_id, proof_id, answers, page, place_x, place_y, text, side, who, who_name, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [story.id, proof, answers ? first : null, page, place?.[0], place?.[1], text, side, who?.id ?? story.owner, who?.name ?? story.author, at(when)], // biome-ignore format: one row
    );
    first ??= rows[0]?.id;
  }
}

const insertTask = (client: pg.PoolClient, task: Row) => insertRows(client, "public.book_tasks", [task]);

/** Numbers follow the days: what happened first has the lower one. */
const insertInOrder = (client: pg.PoolClient, table: string, rows: readonly (Row & { at: Date })[]) =>
  insertRows(client, table, rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())); // biome-ignore format: one line
