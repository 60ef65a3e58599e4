import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { packages } from "#content/prices.ts";
import { campaignTags } from "#domain/attribution.ts";
import { bookingStatuses, bookingWays } from "#domain/booking.ts";
import { chapterTypes } from "#domain/chapter.ts";
import { type FieldRule, longFields, shortFields } from "#domain/consultation-fields.ts";
import {
  leadEventKinds,
  leadKinds,
  leadStatuses,
  letterStates,
  lostReasons,
  type MailStatus,
  mailStatuses,
  staffRoles,
  wonPackages,
} from "#domain/desk.ts";
import { deskExports } from "#domain/desk-functions.ts";
import { addressOrigins, phoneOrigins, waysIn } from "#domain/desk-persons.ts";
import { fileRefusals, mailboxTroubles, replyKinds, replyStates, trayReasons } from "#domain/desk-replies.ts";
import { deskEventKinds } from "#domain/desk-staff.ts";
import { contentTypes } from "#domain/file-content.ts";
import {
  bookEventKinds,
  decisions,
  fileKinds,
  memberRoles,
  messageKinds,
  owedKinds,
  sides,
  stageKinds,
  taskWants,
} from "#domain/production.ts";
import { projectStatuses } from "#domain/project.ts";
import { todayKinds } from "#domain/today.ts";
import { createDatabase } from "../testing/start-test-server.ts";

async function openMigrated() {
  const { url, drop } = await createDatabase();
  const pool = new pg.Pool({ connectionString: url });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return pool;
}

/** Of both consultation forms: what is chosen from a list, by its column. */
const answers: Record<string, (readonly string[])[]> = {};
for (const field of [shortFields, longFields].flatMap((fields): FieldRule[] => Object.values(fields))) {
  if (!("values" in field) || !field.values) continue;
  const place = `consultation_requests.${field.column}`;
  answers[place] = [...(answers[place] ?? []), field.values];
}

/** Every list of values that a table allows, by its column; the first genres are those of the short form. */
const ofTables = {
  "consultation_requests.source": [["home", "consultation"]],
  ...answers,
  "consultation_requests.status": [leadStatuses],
  "offer_leads.status": [leadStatuses],
  "callback_requests.status": [leadStatuses],
  "hand_leads.came_by": [waysIn],
  "hand_leads.status": [leadStatuses],
  "person_addresses.origin": [addressOrigins],
  "person_phones.origin": [phoneOrigins],
  "leads.kind": [leadKinds],
  "leads.status": [leadStatuses],
  "leads.won_package": [wonPackages],
  "leads.lost_reason": [lostReasons],
  "private.bookings.way": [bookingWays],
  "private.bookings.status": [bookingStatuses],
  "private.lead_events.what": [leadEventKinds],
  "private.desk_events.what": [deskEventKinds],
  "private.staff.role": [staffRoles],
  "private.letters.state": [letterStates],
  // A decoy is the sign-in service's own: the desk never hears of one.
  "books.package": [Object.keys(packages)],
  "private.production_templates.package": [Object.keys(packages)],
  "private.production_template_versions.package": [Object.keys(packages)],
  "private.book_reminders.what": [owedKinds],
  "private.request_files.type": [chapterTypes],
  "book_members.role": [memberRoles],
  "book_stages.kind": [stageKinds],
  "book_stages.waits_for": [stageKinds],
  "book_stages.side": [sides],
  "book_events.what": [bookEventKinds],
  "book_tasks.side": [sides],
  "book_tasks.wants": [taskWants],
  "book_tasks.file_kind": [fileKinds],
  "book_files.kind": [fileKinds],
  "private.book_uploads.kind": [fileKinds],
  "book_versions.type": [Object.keys(contentTypes)],
  "book_versions.side": [sides],
  "proof_comments.side": [sides],
  "book_approvals.decision": [decisions],
  "book_approvals.role": [["author", "acts"]],
  "book_messages.kind": [messageKinds],
  "book_messages.side": [sides],
  "file_reads.side": [sides],
  "private.outbox.status": [
    ["waiting", "sent", "dead", "closed", "decoy", "bounced"] satisfies (MailStatus | "decoy")[],
  ],
  "private.replies.kind": [replyKinds],
  "private.replies.state": [replyStates],
  "private.replies.why": [trayReasons],
  "private.reply_files.type": [Object.keys(contentTypes)],
  "private.reply_files.refused": [fileRefusals],
  "private.mailbox_cursors.trouble": [mailboxTroubles],
  // The database's own: pages and server say it in words.
  "newsletter_subscribers.status": [["pending", "confirmed", "unsubscribed", "bounced"]],
};

test("a column takes exactly the values that the product knows", async () => {
  const pool = await openMigrated();
  const { rows } = await pool.query<{ place: string; rule: string }>(
    `select conrelid::regclass::text as place, pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const found: Record<string, string[][]> = {};
  for (const { place, rule } of rows) {
    for (const [, column = "", list = ""] of rule.matchAll(/(\w+) (?:= ANY \(|<@ )ARRAY\[([^\]]+)\]/g)) {
      found[`${place}.${column}`] = [...(found[`${place}.${column}`] ?? []), readList(list)];
    }
  }
  expect(found).toEqual(ofTables);
});

/** Functions that go through a whole list, or refuse what is not on it. */
const ofFunctions = {
  desk_inbox: [leadKinds, leadStatuses],
  desk_numbers: [leadStatuses],
  desk_today: [todayKinds],
  desk_mails: [mailStatuses],
  receive_project: [projectStatuses],
  cut_attribution: [campaignTags],
};

test("a function knows exactly the values that the product knows", async () => {
  const pool = await openMigrated();
  for (const [name, lists] of Object.entries(ofFunctions)) {
    const { rows } = await pool.query<{ source: string }>("select prosrc as source from pg_proc where proname = $1", [
      name,
    ]);
    const source = rows.map((row) => row.source).join("\n");
    const found = [...source.matchAll(/(?:array\[|in \()('[^\])]+)[\])]/g)].map(([, list = ""]) => readList(list));
    for (const list of lists) expect(found, name).toContainEqual([...list]);
  }
});

test("the desk offers exactly the lists that the database has a view for", async () => {
  const pool = await openMigrated();
  const { rows } = await pool.query<{ list: string }>(
    "select substr(viewname, 8) as list from pg_views where schemaname = 'private' and viewname like 'export\\_%'",
  );
  expect(rows.map(({ list }) => list).toSorted()).toEqual(deskExports.toSorted());
});

const readList = (sql: string) => [...sql.matchAll(/'([^']+)'/g)].map(([, value = ""]) => value);
