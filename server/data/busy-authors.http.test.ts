import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { rowsAPage } from "#domain/data-pages.ts";
import { publicKey } from "#domain/public-key.ts";
import { openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { long, once } from "../testing/once.ts";
import { spawnServer } from "../testing/spawn-server.ts";
import { createDatabase, startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { dataTables } from "./data-tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Author = Awaited<ReturnType<typeof signedInAuthor>>;

const call = ({ session }: Author, path: string, init: RequestInit = {}, { url } = server) =>
  fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: publicKey,
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
      ...init.headers,
    },
  });

const insert = (author: Author, table: string, rows: object[]) =>
  call(author, table, { method: "POST", body: JSON.stringify(rows) });

const readSession = ({ session }: Author) => decodeJwt(session.access_token).session_id;

const project = (fields: object = {}) => ({ title: "The Salt Year", target_words: 80_000, ...fields });

/** Holds a table so that nobody else can even read it, until the test lets go. */
async function hold(table: string) {
  const client = await server.database.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  let isHeld = true;
  const letGo = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query("rollback");
    client.release();
  };
  onTestFinished(letGo);
  return letGo;
}

test("a question that no page asks is refused in words, before the database hears it", async () => {
  const author = await signedInAuthor(server);
  await insert(author, "projects", [project()]);
  for (const query of [
    "select=word_log(projects(word_log(note,day,words,created_at,project_id)))",
    "select=*,word_log(*)",
    "select=id&description=match.^(.%2B)(.%2B)%5C1%5C2!$",
    "or=(id.gt.0,title.like.*)",
    "select=id::text",
    "limit=100000",
  ]) {
    const answer = await call(author, `projects?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "PGRST100", message: expect.stringMatching(/\.$/) });
  }
});

long("forms and health go on while authors wait for everything they can reach", async () => {
  const authors = await Promise.all([signedInAuthor(server), signedInAuthor(server)]);
  const letGo = await hold("public.word_log");
  const waiting = Array.from({ length: 40 }, (_, index) => call(authors[index % 2] as Author, "word_log?select=id"));
  const row = { id: randomUUID(), source: "home", name: "Ada", email: "ada@example.com" };
  expect((await openBrowser(server).from("consultation_requests").insert(row)).error).toBeNull();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // Each of them is told to come again, or got its answer: nobody hangs.
  for (const answer of await Promise.all(waiting)) expect([200, 503]).toContain(answer.status);
  await letGo();
  expect((await call(authors[0], "word_log?select=id")).status).toBe(200);
});

test("a statement ends when whoever asked has gone", async () => {
  const author = await signedInAuthor(server);
  await server.database.query(
    `create or replace function public.my_offer_codes() returns jsonb language sql security definer
     as $$ select to_jsonb(pg_sleep(600)::text) $$`.replace(
      "create or replace",
      "drop function public.my_offer_codes(); create",
    ),
  );
  await server.database.query("grant execute on function public.my_offer_codes() to authenticated");
  const isRunning = async () => {
    const { rowCount } = await server.database.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and state = 'active' and query like '%"my_offer_codes"%'`,
    );
    return Boolean(rowCount);
  };
  const gone = new AbortController();
  const asked = call(author, "rpc/my_offer_codes", { method: "POST", body: "{}", signal: gone.signal });
  asked.catch(() => {});
  await vi.waitUntil(isRunning, { timeout: 60_000, interval: 20 });
  gone.abort();
  await vi.waitUntil(async () => !(await isRunning()), { timeout: 60_000, interval: 20 });
  expect((await call(author, "rpc/is_staff", { method: "POST", body: "{}" })).status).toBe(200);
});

/** A row of each table that an author reads, as heavy as the database takes it: each letter is six bytes of JSON. */
const heaviest = {
  projects: `insert into public.projects (owner, title, genre, description, status, target_words)
    select $1, repeat(e'\\x01', 200), repeat(e'\\x01', 200), repeat(e'\\x01', 10000), 'In Progress', 1 from generate_series(1, $2)`,
  word_log: `insert into public.word_log (project_id, day, words, note)
    select (select max(id) from public.projects where owner = $1), date '2000-01-01' + number, 10000000, repeat(e'\\x01', 500) from generate_series(1, $2::int) as number`,
  project_notes: `insert into public.project_notes (project_id, text)
    select id, repeat(e'\\x01', 20000) from public.projects where owner = $1 limit $2`,
  book_messages: `insert into public.book_messages (project_id, side, who_name, text)
    select (select max(id) from public.projects where owner = $1), 'house', repeat(e'\\x01', 320), repeat(e'\\x01', 10000) from generate_series(1, $2::int)`,
};

test("an answer has a greatest size, and a page as the portal asks for it comes whole at its heaviest", async () => {
  const author = await signedInAuthor(server);
  for (const [table, fill] of Object.entries(heaviest)) {
    const length = rowsAPage[table as keyof typeof rowsAPage];
    await server.database.query(fill, [author.user.id, table === "project_notes" ? length : length * 2]);
    const page = await call(author, `${table}?limit=${length}`);
    expect(page.status).toBe(200);
    expect(await page.json()).toHaveLength(length);
    if (table === "project_notes") continue;
    const whole = await call(author, table);
    expect(whole.status).toBe(400);
    expect(await whole.json()).toMatchObject({ message: expect.stringMatching(/fewer rows/) });
  }
});

test("no account holds more than its cap, also when everything is sent at once", async () => {
  const author = await signedInAuthor(server);
  const hundred = Array.from({ length: 100 }, () => project());
  const answers = await Promise.all(Array.from({ length: 12 }, () => insert(author, "projects", hundred)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  for (const { status } of answers) expect([201, 400, 503]).toContain(status);
  const { rows } = await server.database.query(
    "select min(id) as id, count(*)::int as count from public.projects where owner = $1",
    [author.user.id],
  );
  expect(rows[0].count).toBe(500);

  // Without the triggers, each of which would follow every row.
  await server.database.query(
    `begin; set local session_replication_role = replica;
     insert into public.word_log (project_id, day, words)
       select ${rows[0].id}, date '1970-01-02' + number, 1 from generate_series(1, 9950) as number;
     commit`,
  );
  const days = (from: number) =>
    Array.from({ length: 40 }, (_, index) => ({
      project_id: Number(rows[0].id) + 1,
      day: new Date(Date.UTC(2001, 0, from + index)).toISOString().slice(0, 10),
      words: 1,
    }));
  const logged = await Promise.all([0, 40, 80].map((from) => insert(author, "word_log", days(from))));
  expect(logged.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
});

test("one account that asks without end waits, and nobody else does", async () => {
  const limited = await startServerForTest({ limits: "on" });
  const [eager, calm] = [await signedInAuthor(limited), await signedInAuthor(limited)];
  const ask = (author: Author) => call(author, "projects?select=id", {}, limited);
  const refusals: Response[] = [];
  for (let round = 0; round < 100 && refusals.length === 0; round += 1) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(eager)));
    refusals.push(...answers.filter(({ status }) => status === 429));
  }
  expect(Number(refusals[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refusals[0]?.json()).toMatchObject({ message: expect.stringMatching(/try again in a minute/) });
  expect((await ask(calm)).status).toBe(200);
});

test("an ended session is told so, also where there is nothing to hide", async () => {
  const author = await signedInAuthor(server);
  const tables = ["projects", "word_log", "project_notes", "book_messages", "project_looks"];
  for (const table of tables) expect((await call(author, table)).status).toBe(200);
  await server.database.query("delete from auth.sessions where user_id = $1", [author.user.id]);
  for (const table of tables) expect((await call(author, table)).status).toBe(401);
});

test("what can be written from outside is what the migrations grant, column by column", async () => {
  for (const [table, { insert: inserted = [], update: updated = [] }] of dataTables) {
    const granted = async (privilege: string) => {
      const { rows } = await server.database.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and has_column_privilege('authenticated', attrelid, attnum, $2)`,
        [`public.${table}`, privilege],
      );
      return rows.map(({ name }) => name).toSorted();
    };
    expect(inserted.toSorted()).toEqual(await granted("insert"));
    expect(updated.toSorted()).toEqual(await granted("update"));
  }
});

test("what an author asks is looked for among their own rows, however many others there are", async () => {
  const author = await signedInAuthor(server);
  await insert(author, "projects", [project({ word_count: 5 })]);
  const client = await server.database.connect();
  onTestFinished(() => client.release());
  for (const table of ["word_log", "project_notes", "book_messages", "project_looks", "projects"]) {
    await client.query("begin; set local enable_seqscan = off");
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: author.user.id, session_id: readSession(author) }),
    ]);
    await client.query("set local role authenticated");
    const { rows } = await client.query(`explain (costs off) select * from public.${table} limit 1000`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index Cond: \((project_id = ANY|owner = )/);
    await client.query("rollback");
  }
});

once("an error that nobody caught is logged and counted, and the server goes on", async () => {
  const database = await createDatabase();
  onTestFinished(database.drop);
  const planted = `process.on("SIGUSR2",()=>setImmediate(()=>{throw new Error("planted by ada@example.com")}))`;
  const {
    process: child,
    url,
    ended,
  } = spawnServer({
    DATABASE_URL: database.url,
    LOG_LEVEL: "fatal",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
  });
  const address = await url;
  let log = "";
  child.stdout?.on("data", (chunk) => {
    log += chunk;
  });
  child.kill("SIGUSR2");
  const metrics = async () => (await fetch(`${address}/metrics`)).text();
  await vi.waitUntil(async () => (await metrics()).includes("halftitle_surprises_total 1"), {
    timeout: 60_000,
    interval: 50,
  });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(log).toContain("an error that nobody caught");
  expect(log).not.toContain("ada@example.com");
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
});
