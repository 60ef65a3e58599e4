import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import pg from "pg";
import type { DeskFunctions } from "#domain/desk-functions.ts";
import { publicKey } from "#domain/public-key.ts";
import { fillDesk } from "./fill-desk.ts";

/**
 * `npm run bench:desk [leads]`: how long the desk's questions take on a full database, over HTTP and with everything that
 * a real one passes: token, role, function, JSON; and how long the same questions took on a small one. The promise is
 * 100 ms, and that a house which has grown does not wait longer: whatever breaks either fails the run.
 */
const promised = 100;
/** A hundred thousand persons, one of whom never stops asking. */
const leads = Number(process.argv[2] ?? 100_200);
/** What is to be done is among these, so that the desk says the same however much lies behind it. */
const few = Math.min(5_000, leads);
/** About eleven events for each lead: a million in all. */
const notes = 9;
const rounds = 20;

type Question = { [Name in keyof DeskFunctions]: [string, Name, DeskFunctions[Name]["asks"]] }[keyof DeskFunctions];

const inbox = (what: string, filter: DeskFunctions["desk_inbox"]["asks"]["filter"]): Question => [
  what,
  "desk_inbox",
  { filter, after: null, page_size: 50 },
];

const people = (what: string, search: string): Question => [`people, ${what}`, "desk_people", { search }];
const person = (what: string, key: string): Question => [what, "desk_person", { key }];
const aMonthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();

const questions: Question[] = [
  ["today, everybody's", "desk_today", { whose: "all" }],
  ["today, mine", "desk_today", { whose: "mine" }],
  ["today, nobody's", "desk_today", { whose: "nobody" }],
  ["take the next", "desk_take_next", { after: null }],
  person("person", "reader.777@example.com"),
  person("person whose name many have", "reader.701@example.com"),
  person("person who never stops asking", "busy@example.com"),
  ["thread of a person", "desk_thread", { key: "reader.770@example.com" }],
  people("one name", "reader 4999"),
  people("a name that many have", "john smith"),
  people("everybody", "reader"),
  people("nobody", "xylophonist"),
  people("two letters", "jo"),
  people("one address", "reader.777@"),
  people("one number", "(805) 555-5777"),
  people("newest", ""),
  ["replies that wait", "desk_replies", { list: "waiting", after: null, page_size: 50 }],
  ["replies in the tray", "desk_replies", { list: "tray", after: null, page_size: 50 }],
  ["replies of machines", "desk_replies", { list: "automatic", after: null, page_size: 50 }],
  ["replies put away", "desk_replies", { list: "away", after: null, page_size: 50 }],
  ["replies, counts (polled)", "desk_reply_counts", {}],
  inbox("inbox", {}),
  inbox("inbox, one kind", { kinds: ["callback"] }),
  inbox("inbox, three statuses", { statuses: ["contacted", "booked", "lost"] }),
  inbox("inbox, rare status of one kind", { kinds: ["offer"], statuses: ["spam"] }),
  inbox("inbox, overdue", { overdue: true }),
  inbox("inbox, nobody's", { owner: "none" }),
  inbox("inbox, of somebody", { owner: "00000000-0000-4000-8000-000000000201" }),
  inbox("inbox, one source", { source: "source-7" }),
  inbox("inbox, source and status", { source: "source-7", statuses: ["booked"] }),
  [
    "inbox, far down",
    "desk_inbox",
    { filter: {}, after: { created_at: aMonthAgo, id: "ffffffff-ffff-4fff-8fff-ffffffffffff" }, page_size: 50 },
  ],
  inbox("search, one person", { search: "reader.777@" }),
  inbox("search, two words", { search: "harbour 4321" }),
  inbox("search, everybody", { search: "example.com" }),
  inbox("search, nobody", { search: "xylophonist" }),
  inbox("search, two letters", { search: "re" }),
  inbox("search, two letters of nobody", { search: "zq" }),
  inbox("search with filters", { search: "lighthouse", kinds: ["consultation"], statuses: ["won"] }),
  ["counts (polled)", "desk_counts", {}],
  ["mail, waiting", "desk_mails", { wanted_status: "waiting", search: "", after: null, page_size: 50 }],
  ["mail, failed", "desk_mails", { wanted_status: "dead", search: "", after: null, page_size: 50 }],
  ["mail of one person", "desk_mails", { wanted_status: "sent", search: "reader.777@", after: null, page_size: 50 }],
  ["who did what", "desk_audit", { filter: {}, after: null, page_size: 50 }],
  ["who did what is rarely done", "desk_audit", { filter: { what: "merge" }, after: null, page_size: 50 }],
];

/** Not promised, and shown: everything counted at once, and a page of an export. */
const slower: Question[] = [
  ["outcomes of everything", "desk_outcomes", { since: "2000-01-01" }],
  ["numbers of everything", "desk_numbers", { since: "2000-01-01" }],
  ["export, 500 lines", "desk_export", { list: "leads", after: null, page_size: 500 }],
];

const folder = mkdtempSync(join(tmpdir(), "halftitle-bench-"));
process.env.LOG_LEVEL ??= "fatal";
const { readSettings } = await import("../server/environment.ts");
const { openLog } = await import("../server/log.ts");
const { startServer } = await import("../server/start.ts");
const server = await startServer(readSettings({ PORT: "0", DATA_DIR: folder }), {
  log: openLog(),
  isDelivering: false,
  limits: "off",
});
try {
  const pool = new pg.Pool({ connectionString: server.databaseUrl });
  const client = createClient(server.url, publicKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await client.auth.signInWithPassword({ email: "staff@example.com", password: "halftitle-demo" });
  await fill(pool, 1, few);
  const before = new Map<string, number>();
  for (const question of questions) before.set(question[0], (await measure(client, question)).median);
  if (leads > few) await fill(pool, few + 1, leads);
  const [{ persons, events } = { persons: 0, events: 0 }] = (
    await pool.query<{ persons: number; events: number }>(
      "select (select count(*)::int from public.persons) as persons, (select count(*)::int from private.lead_events) as events",
    )
  ).rows;
  console.log(
    `\n${say(leads)} leads of ${say(persons)} persons with ${say(events)} events, against ${say(few)} leads; milliseconds over ${rounds} rounds\n   small    full     p95   question`,
  );
  const misses: string[] = [];
  for (const question of [...questions, ...slower]) {
    const [what] = question;
    const { median, slow } = await measure(client, question);
    const small = before.get(what);
    console.log(`${column(small)}${column(median)}${column(slow)}   ${what}`);
    if (small === undefined) continue;
    if (slow > promised) misses.push(`${what}: over ${promised} ms`);
    // Half as long again is within what a shared machine makes of it, and so are a few milliseconds.
    if (median > small * 1.5 + 5) misses.push(`${what}: slower than on a small desk`);
  }
  await pool.end();
  if (misses.length > 0) {
    console.log(`\n${misses.join("\n")}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function say(count: number) {
  return count.toLocaleString("en-US");
}

function column(time: number | undefined) {
  return (time?.toFixed(1) ?? "").padStart(8);
}

async function measure(client: SupabaseClient, [what, name, asks]: Question) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { error } = await client.rpc(name, asks as never);
    times.push(performance.now() - start);
    if (error) throw new Error(`${what}: ${error.message}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { median: at(0.5), slow: at(0.95) };
}

async function fill(pool: pg.Pool, from: number, to: number) {
  const database = await pool.connect();
  const start = performance.now();
  await fillDesk(database, { from, to, total: leads, notes });
  database.release();
  console.log(`Filled up to ${say(to)} leads in ${Math.round((performance.now() - start) / 1_000)} s.`);
}
