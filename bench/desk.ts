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
 * a real one passes: token, role, function, JSON. The promise is 100 ms; whatever takes longer fails the run.
 */
const promised = 100;
const leads = Number(process.argv[2] ?? 100_000);
const rounds = 20;

type Question = { [Name in keyof DeskFunctions]: [string, Name, DeskFunctions[Name]["asks"]] }[keyof DeskFunctions];

const inbox = (what: string, filter: DeskFunctions["desk_inbox"]["asks"]["filter"]): Question => [
  what,
  "desk_inbox",
  { filter, after: null, page_size: 50 },
];

const questions: Question[] = [
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
    {
      filter: {},
      after: { created_at: "2020-03-01T00:00:00Z", id: "ffffffff-ffff-4fff-8fff-ffffffffffff" },
      page_size: 50,
    },
  ],
  inbox("search, one person", { search: "reader.77777@" }),
  inbox("search, two words", { search: "harbour 4321" }),
  inbox("search, everybody", { search: "example.com" }),
  inbox("search, nobody", { search: "xylophonist" }),
  inbox("search, two letters", { search: "re" }),
  inbox("search, two letters of nobody", { search: "zq" }),
  inbox("search with filters", { search: "lighthouse", kinds: ["consultation"], statuses: ["won"] }),
  ["person", "desk_person", { key: "reader.77777@example.com" }],
  ["person who never stops asking", "desk_person", { key: "busy@example.com" }],
  ["people, one name", "desk_people", { search: "reader 77777" }],
  ["people, one address", "desk_people", { search: "reader.77777@" }],
  ["people, newest", "desk_people", { search: "" }],
  ["today, everybody's", "desk_today", { whose: "all" }],
  ["today, mine", "desk_today", { whose: "mine" }],
  ["today, nobody's", "desk_today", { whose: "nobody" }],
  ["take the next", "desk_take_next", { after: null }],
  ["counts (polled)", "desk_counts", {}],
  ["mail, waiting", "desk_mails", { wanted_status: "waiting", search: "", after: null, page_size: 50 }],
  ["mail of one person", "desk_mails", { wanted_status: "sent", search: "reader.77777", after: null, page_size: 50 }],
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
});
try {
  await fill(server.databaseUrl);
  const client = createClient(server.url, publicKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await client.auth.signInWithPassword({ email: "staff@example.com", password: "halftitle-demo" });
  console.log(
    `\n${leads.toLocaleString("en-US")} leads; milliseconds over ${rounds} rounds\n  median     p95   question`,
  );
  const misses: string[] = [];
  for (const question of questions) {
    if ((await measure(client, question)) > promised) misses.push(question[0]);
  }
  for (const question of slower) await measure(client, question);
  if (misses.length > 0) {
    console.log(`\nOver ${promised} ms: ${misses.join("; ")}.`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(client: SupabaseClient, [what, name, asks]: Question): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { error } = await client.rpc(name, asks as never);
    times.push(performance.now() - start);
    if (error) throw new Error(`${what}: ${error.message}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  console.log(`${at(0.5).toFixed(1).padStart(8)}${at(0.95).toFixed(1).padStart(8)}   ${what}`);
  return at(0.95);
}

async function fill(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  const client = await pool.connect();
  const start = performance.now();
  await fillDesk(client, { from: 1, to: leads, total: leads });
  client.release();
  await pool.end();
  console.log(`Filled in ${Math.round((performance.now() - start) / 1_000)} s.`);
}
