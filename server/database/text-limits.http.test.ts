import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FieldRule, longFields, shortFields } from "#domain/consultation-fields.ts";
import { textLimits } from "#domain/text-limits.ts";
import { openBrowser } from "../testing/accounts.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const {
  line,
  email,
  text,
  dayNote,
  projectNotes,
  nextStep,
  answer,
  letter,
  reason,
  bookReason,
  changeLine,
  passage,
  signature,
} = textLimits;

/** An address has a rule of its own, see below. */
function limitsOf(fields: Readonly<Record<string, FieldRule>>): Record<string, number> {
  const limited = Object.values(fields).flatMap((field) =>
    "limit" in field && field.limit && field.column && field.kind !== "email" ? [[field.column, field.limit]] : [],
  );
  return Object.fromEntries(limited);
}

/** Every text that somebody types, by the table that keeps it. */
const ofTables = {
  "public.consultation_requests": { name: line, ...limitsOf(shortFields), ...limitsOf(longFields) },
  "public.offer_leads": { first_name: line },
  "public.callback_requests": { name: line, phone: line, message: text },
  "public.hand_leads": { name: line, phone: line, message: text },
  "public.newsletter_subscribers": {},
  "public.projects": { title: line, genre: line, description: text },
  "public.word_log": { note: dayNote },
  "public.project_notes": { text: projectNotes },
  "public.books": { title: line },
  "public.book_events": { reason: bookReason },
  "public.book_tasks": { title: line, why: bookReason },
  "public.book_files": { name: line },
  "public.book_versions": { name: line, change: changeLine },
  "private.book_uploads": { document: line, name: line, change: changeLine, refused: changeLine },
  "public.book_hand_ins": { note: text },
  "public.book_proofs": { note: text },
  "public.proof_comments": { passage, text },
  "public.book_approvals": { document: line, name: line, note: text },
  "public.book_messages": { text },
  "public.leads": { next_step: nextStep },
  "private.bookings": { name: line, phone: line, reason },
  "private.letters": { subject: line, body: letter },
};

/** Where the house keeps a text without a column of its own, the function that takes it says how long it may be. */
const ofFunctions = {
  is_email_address: { address: email },
  desk_add_note: { note: text },
  desk_note_person: { note: text },
  desk_write_person: { subject: line, body: answer },
  desk_log_call: { note: text },
  desk_close_call: { step: nextStep },
  desk_send_answer: { subject: line, body: answer },
  desk_save_letter_template: { name: line, subject: line, body: answer },
  desk_save_profile: { name: line, signature },
  desk_rename_staff: { name: line },
};

/** Written by scripts or by the house, from a list, from what a browser says, or from what was typed elsewhere. */
const notTyped = [
  "page",
  "referrer_host",
  "utm",
  "privacy_version",
  "status",
  "who",
  "written_by",
  "email_key",
  "source",
  "mailbox",
  "time_zone",
  "who_name",
  "author_name",
  "asked_by_name",
  "done_by_name",
  // A part of the newsletter's readers, chosen from a list.
  "wanted",
];
const notTypedThere = [
  "public.leads.name",
  "public.book_stages.name",
  "public.book_proofs.wording",
  "public.book_approvals.wording",
];

/** As people write it in SQL and as PostgreSQL writes it back: `length(x) <= 9`, `length(x) > 9`, `not between 1 and 9`. */
const limit = /length\(\(?(?:trim\()?(\w+)(?:::text)?\)+(?:, 0\))? (?:<= |> |not between 1 and )(\d\d+)/g;

function readLimits(rules: { place: string; rule: string }[]): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const { place, rule } of rules) {
    found[place] ??= {};
    for (const [, name = "", most] of rule.matchAll(limit)) {
      if (notTyped.includes(name) || notTypedThere.includes(`${place}.${name}`)) continue;
      found[place][name] = Number(most);
    }
  }
  return found;
}

test("the database allows of every text exactly what the pages allow", async () => {
  const { rows: checks } = await server.database.query(
    `select kept::regclass::text as place, coalesce(pg_get_constraintdef(c.oid), '') as rule
     from unnest($1::text[]) as kept left join pg_constraint c on c.conrelid = kept::regclass and c.contype = 'c'`,
    [Object.keys(ofTables)],
  );
  const withSchema = checks.map(({ place, rule }) => ({ place: place.replace(/^(?!\w+\.)/, "public."), rule }));
  expect(readLimits(withSchema)).toEqual(ofTables);

  const { rows: functions } = await server.database.query(
    "select proname as place, prosrc as rule from pg_proc where proname like 'desk\\_%' or proname = 'is_email_address'",
  );
  const limited = Object.entries(readLimits(functions)).filter(([, limits]) => Object.keys(limits).length > 0);
  expect(Object.fromEntries(limited)).toEqual(ofFunctions);
});

test("what the database says to people is spelled as every other text of the house", async () => {
  const { rows } = await server.database.query(
    `select proname as name, prosrc as source from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const sayings = rows.flatMap(({ name, source }) =>
    [...source.matchAll(/message = '([^']*)'/g)].map(([, said]) => `${name}: ${said}`),
  );
  expect(sayings.length).toBeGreaterThan(80);
  expect(sayings.filter((said) => /\bany more\b|cancelled|\be-mail/.test(said))).toEqual([]);
});

test("the database takes of every choice exactly the values that the forms offer", async () => {
  const { rows } = await server.database.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'consultation_requests'::regclass",
  );
  // Both forms have genres, so their lists stand behind the form's own name.
  const genres = rows.find(({ rule }) => rule.includes("publishing_goals IS NULL"))?.rule ?? "";
  const listsOf = (rule: string) =>
    [...rule.matchAll(/ARRAY\[(.*?)\]/g)].map(([, list = ""]) =>
      [...list.matchAll(/'([^']*)'/g)].map(([, one]) => one),
    );
  expect(listsOf(genres)).toEqual([shortFields.genre.values, longFields.genre.values]);

  for (const field of Object.values<FieldRule>({ ...shortFields, ...longFields })) {
    if (!("values" in field) || !field.values || field.column === "genre") continue;
    const own = rows.filter(({ rule }) => new RegExp(`\\(${field.column}[ )]`).test(rule) && rule !== genres);
    expect
      .soft(
        own.flatMap(({ rule }) => listsOf(rule)),
        field.column,
      )
      .toEqual([field.values]);
  }
});

test("a text of the greatest length goes through the doors in any script", async () => {
  // Three bytes each, the most that one unit of a browser's own counting takes.
  const filled = (length: number) => "長".repeat(length);
  const { consultation: lead_id } = await sendEveryForm(server);
  const subject = filled(line);

  const written = { subject, body: filled(letter) };
  const saved = await june.ask("desk_save_letter", { letter: randomUUID(), seen_version: 0, ...written });
  expect(saved.letter.body).toHaveLength(letter);
  const preview = await june.browser.functions.invoke("preview-letter", { body: written });
  expect(preview.error).toBeNull();

  await june.ask("desk_send_answer", { lead_id, mail_id: randomUUID(), subject, body: filled(answer) });
  await june.ask("desk_add_note", { lead_id, note: filled(text), request_id: randomUUID() });

  const project = { title: subject, genre: subject, description: filled(text), target_words: 1 };
  const begun = await june.browser.from("projects").insert(project).select("id").single();
  expect(begun.error).toBeNull();
  const notes = { project_id: begun.data?.id, text: filled(projectNotes) };
  expect((await june.browser.from("project_notes").insert(notes)).error).toBeNull();

  const request = {
    id: randomUUID(),
    source: "consultation",
    name: subject,
    email: `${"a".repeat(60)}@example.com`,
    phone: subject,
    topic: subject,
    genre: "memoir",
    manuscript_status: "revised",
    goals: filled(text),
    additional_info: filled(text),
  };
  expect((await openBrowser(server).from("consultation_requests").insert(request)).error).toBeNull();
});
