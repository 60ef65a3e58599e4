import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { listMigrations } from "../database/migrate.ts";
import type { Secrets } from "../secrets.ts";
import { openBrowser, readKeys, signedInAuthor } from "../testing/accounts.ts";
import { crowd, once, onceOnEmbedded } from "../testing/once.ts";
import { otherMajors, startOtherPostgres } from "../testing/other-postgres.ts";
import { passkeyOrigin, showPasskey, withPasskey } from "../testing/passkeys.ts";
import { runCommand } from "../testing/run-command.ts";
import { newAddress, sendJson, waitForEmptyOutbox } from "../testing/send-form.ts";
import type { Authenticator } from "../testing/software-authenticator.ts";
import { createDatabase, startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { keepNewest } from "./keep-newest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { listTables } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

/** A hosted project keeps its own backups; our own databases are both tried. */
const onOurs = test.skipIf(inject("backend") === "second-copy");

let server: TestServer;
let author: Awaited<ReturnType<typeof signedInAuthor>> & { device: Authenticator };
let folder: string;

beforeAll(async () => {
  if (inject("backend") === "second-copy") return;
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), "halftitle-backup-"));
  author = await withPasskey(server, await signedInAuthor(server));
  await author.browser
    .from("projects")
    .insert({ title: "The Salt Year ✓ \\ \"'\n", target_words: 900, word_count: 10 });
  await sendJson(server, "newsletter-subscribe", { email: newAddress() });
  await sendJson(server, "claim-offer", { firstName: "Ada", email: newAddress() });
  await sendJson(server, "request-callback", { id: randomUUID(), name: "Ada", email: newAddress(), consent: true });
  await ask();
});
// A mail that is leaving changes its rows, and what is compared must stand still.
beforeEach(async () => {
  if (inject("backend") !== "second-copy") await waitForEmptyOutbox(server);
});
afterAll(async () => {
  if (inject("backend") === "second-copy") return;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(): Promise<string> {
  const id = randomUUID();
  const row = { id, source: "home", name: "Ada", email: newAddress() };
  const { error } = await openBrowser(server).from("consultation_requests").insert(row);
  expect(error).toBeNull();
  return id;
}

const secretsOf = async () => (inject("backend") === "embedded" ? readKeys(server) : null);

async function backUp(): Promise<string> {
  const file = join(folder, `${randomUUID()}.backup.gz`);
  await writeBackup({ url: server.databaseUrl, secrets: await secretsOf(), file });
  return file;
}

async function emptyDatabase() {
  const database = await createDatabase("template0");
  onTestFinished(database.drop);
  return database.url;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every table's rows as one hash each, where its numbers stand, and when its triggers wake. */
async function fingerprint(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const prints: Record<string, string> = {};
    for (const { name } of await listTables(client)) {
      // The one table that a restore may fill by itself: the secrets move in from their file.
      if (name === "private.secrets") continue;
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(line, e'\\n' order by line)), '') as print
         from (select t::text as line from ${name} t) as lines`,
      );
      prints[name] = rows[0].print;
    }
    const { rows } = await client.query("select sequencename, last_value from pg_sequences order by 1");
    const { rows: triggers } = await client.query(
      "select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2",
    );
    return { ...prints, sequences: JSON.stringify(rows), triggers: JSON.stringify(triggers) };
  } finally {
    await client.end();
  }
}

onOurs("a restored database is the same, table by table, and nobody has to sign in again", async () => {
  const file = await backUp();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = await fingerprint(server.databaseUrl);
  const url = await emptyDatabase();
  const { rows } = await restoreBackup({ url, file, description: "it" });
  expect(rows).toBeGreaterThan(20);
  expect(await fingerprint(url)).toEqual(before);

  const second = await startServerForTest({ backend: "database-url", settings: { DATABASE_URL: url } });
  const browser = openBrowser(second);
  const { data, error } = await browser.auth.setSession(author.session);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(author.email);
  expect((await browser.auth.refreshSession()).error).toBeNull();
  expect((await browser.from("projects").select()).data).toHaveLength(1);
  // Another port is another page of the same house: what was made there is good here.
  expect((await showPasskey(second, author.device, { origin: passkeyOrigin(second) })).answer.error).toBeNull();
  // The numbers go on where they stood.
  const next = await browser.from("projects").insert({ title: "Next", target_words: 5 }).select().single();
  expect(next.error).toBeNull();
});

onOurs("a backup taken while forms come in is of one moment: a request and its two mails, or neither", async () => {
  const before = [await ask(), await ask()];
  let isWriting = true;
  const writers = Array.from({ length: crowd(3, 1) }, async () => {
    while (isWriting) await ask();
  });
  const files: string[] = [];
  for (let times = 0; times < crowd(2, 1); times += 1) files.push(await backUp());
  isWriting = false;
  await Promise.all(writers);
  for (const file of files) {
    const url = await emptyDatabase();
    await restoreBackup({ url, file, description: "it" });
    const stored = (await query<{ id: string }>(url, "select id from consultation_requests")).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(before));
    const torn = await query(
      url,
      `select id from consultation_requests r
       where (select count(*) from private.outbox where reference = r.id) <> 2
       union all select id from private.outbox where template like 'consultation-%'
         and reference not in (select id from consultation_requests)`,
    );
    expect(torn).toEqual([]);
  }
});

onceOnEmbedded("a restore replaces nothing", async () => {
  const file = await backUp();
  const before = await fingerprint(server.databaseUrl);
  await expect(restoreBackup({ url: server.databaseUrl, file, description: "It" })).rejects.toThrow(
    "It is not empty, and a restore replaces nothing",
  );
  expect(await fingerprint(server.databaseUrl)).toEqual(before);
});

onceOnEmbedded(
  "a file that is cut off or is something else restores nothing, and the same place takes a whole one after",
  async () => {
    const whole = await backUp();
    const lines = gunzipSync(readFileSync(whole)).toString("utf8").trimEnd().split("\n");
    const cut = join(folder, "cut.backup.gz");
    writeFileSync(cut, readFileSync(whole));
    truncateSync(cut, Math.floor(statSync(cut).size / 2));
    const withoutEnd = join(folder, "without-end.backup.gz");
    writeFileSync(withoutEnd, gzipSync(`${lines.slice(0, -1).join("\n")}\n`));
    const other = join(folder, "other.gz");
    writeFileSync(other, gzipSync('{"some":"thing"}\n'));
    const url = await emptyDatabase();
    for (const file of [cut, withoutEnd, other, join(folder, "missing")]) {
      await expect(restoreBackup({ url, file, description: "it" })).rejects.toThrow(/is not a whole backup/);
    }
    await restoreBackup({ url, file: whole, description: "it" });
    expect(await fingerprint(url)).toEqual(await fingerprint(server.databaseUrl));
  },
);

onOurs("a backup of a newer release is refused by name", async () => {
  const lines = gunzipSync(readFileSync(await backUp()))
    .toString("utf8")
    .split("\n");
  const opening = JSON.parse(lines[0] ?? "") as { migrations: string[] };
  opening.migrations.push("29991231000000");
  const newer = join(folder, "newer.backup.gz");
  writeFileSync(newer, gzipSync([JSON.stringify(opening), ...lines.slice(1)].join("\n")));
  const url = await emptyDatabase();
  await expect(restoreBackup({ url, file: newer, description: "it" })).rejects.toThrow(/newer release.*29991231000000/);
});

onOurs("a backup of an older release comes up to date", async () => {
  const all = listMigrations();
  const older = all.filter(({ version }) => version < "20261115001000");
  const source = await emptyDatabase();
  const { migrate } = await import("../database/migrate.ts");
  await migrate(source, older);
  await query(
    source,
    `insert into consultation_requests (id, source, name, email) values (gen_random_uuid(), 'home', 'Ada', 'ada@example.com')`,
  );
  const file = join(folder, "older.backup.gz");
  await writeBackup({ url: source, secrets: null, file });
  const url = await emptyDatabase();
  const { waitingMails } = await restoreBackup({ url, file, description: "it" });
  expect(waitingMails).toBe(2);
  expect(await query(url, "select name from consultation_requests")).toEqual([{ name: "Ada" }]);
  const applied = await query(url, "select version from supabase_migrations.schema_migrations");
  expect(applied).toHaveLength(all.length);
});

onceOnEmbedded.each(otherMajors())("there and back through PostgreSQL %s everything is the same", async (major) => {
  const before = await fingerprint(server.databaseUrl);
  const other = await startOtherPostgres(major);
  onTestFinished(other.stop);
  await restoreBackup({ url: other.url, file: await backUp(), description: "it" });
  expect(await fingerprint(other.url)).toEqual(before);
  const back = join(folder, `from-${major}.backup.gz`);
  await writeBackup({ url: other.url, secrets: null, file: back });
  const url = await emptyDatabase();
  await restoreBackup({ url, file: back, description: "it" });
  expect(await fingerprint(url)).toEqual(before);
});

onceOnEmbedded("by command: out of a running server's data folder, into a new one, secrets included", async () => {
  const embedded = await startServerForTest({ backend: "embedded" });
  const { session } = await signedInAuthor(embedded);
  const kept = mkdtempSync(join(folder, "kept-"));
  const saved = await runCommand({ DATA_DIR: embedded.dataFolder }, "backup", kept, "--keep", "2");
  expect(saved).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ rows of \d+ tables are in /) });
  const file = saved.said.split(" are in ")[1] ?? "";

  const target = mkdtempSync(join(tmpdir(), "halftitle-restored-"));
  onTestFinished(() => rmSync(target, { recursive: true, force: true }));
  const restored = await runCommand({ DATA_DIR: target }, "restore", file);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("is ready to be started on") });
  const secrets = JSON.parse(readFileSync(join(target, "secrets.json"), "utf8")) as Secrets;
  expect(secrets).toEqual(await readKeys(embedded));
  expect(statSync(join(target, "secrets.json")).mode & 0o777).toBe(0o600);

  const again = await runCommand({ DATA_DIR: target }, "restore", file);
  expect(again.code).toBe(78);
  expect(again.said).toMatch(/^The database in .* is not empty/);
  // A folder at rest is backed up as well: the command starts its database for as long as it needs.
  const copied = await runCommand({ DATA_DIR: target }, "backup", join(kept, "copy.backup.gz"));
  expect(copied.said).toBe(saved.said.replace(file, join(kept, "copy.backup.gz")));
  const second = await startServerForTest({ backend: "embedded", settings: { DATA_DIR: target } });
  expect((await openBrowser(second).auth.setSession(session)).error).toBeNull();
});

once.each([
  ["backup", ["--keep", "none"], {}, 78, /--keep takes how many/],
  ["backup", [], { DATA_DIR: "EMPTY" }, 78, /There is no database in/],
  ["restore", [], {}, 78, /Name the backup/],
  [
    "backup",
    [],
    {
      DATABASE_URL: "postgres://x@127.0.0.1:1/x",
      SUPABASE_URL: "http://127.0.0.1:1",
      SUPABASE_ANON_KEY: "a",
      SUPABASE_SERVICE_ROLE_KEY: "b",
    },
    78,
    /hosted project keeps its own backups/,
  ],
] as const)("%s %j says in a sentence what is missing", async (command, args, settings, code, sentence) => {
  const empty = mkdtempSync(join(tmpdir(), "halftitle-empty-"));
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }));
  const given = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value === "EMPTY" ? empty : value]),
  );
  const result = await runCommand(given, command, ...args);
  expect(result.code).toBe(code);
  expect(result.said).toMatch(sentence);
  expect(result.said.split("\n")).toHaveLength(1);
});

once("of the dated backups the newest are kept, and nothing else is touched", () => {
  const kept = mkdtempSync(join(folder, "kept-"));
  const names = ["20260101", "20260103", "20260102"].map((day) => `halftitle-${day}T000000Z.backup.gz`);
  for (const name of [...names, "before-the-move.backup.gz"]) writeFileSync(join(kept, name), "");
  expect(keepNewest(kept, 2)).toEqual([names[0]]);
  expect(statSync(join(kept, "before-the-move.backup.gz")).size).toBe(0);
});
