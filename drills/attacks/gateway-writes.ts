import { randomInt, randomUUID } from "node:crypto";
import { each, judge, type Subject } from "./attack.ts";
import { type Author, authorWithBook, visitor } from "./people.ts";
import type { World } from "./world.ts";

/** Everything of somebody's that a write could touch. */
async function snapshot(world: World, owner: Author): Promise<string> {
  const rows = await world.query(
    `select to_jsonb(book) as book, (select jsonb_agg(entry order by entry.id) from word_log entry where project_id = book.id) as log,
            (select to_jsonb(sheet) from project_notes sheet where project_id = book.id) as notes,
            (select jsonb_agg(note order by note.id) from book_messages note where project_id = book.id) as house,
            (select to_jsonb(look) from project_looks look where project_id = book.id) as look,
            (select email from auth.users where id = book.owner) as account
     from projects book where owner = $1 or id = $2 order by id`,
    [owner.id, owner.project],
  );
  return JSON.stringify(rows);
}

type Write = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

const merging = { prefer: "resolution=merge-duplicates,return=representation" };
const ignoring = { prefer: "resolution=ignore-duplicates,return=representation" };
const showing = { prefer: "return=representation" };

/** Writes by one author that aim at another's rows. */
function writesAt(victim: Author, own: Author): Write[] {
  const { project, entry, id } = victim;
  const book = { title: "Taken", target_words: 5 };
  const day = { day: "2026-01-01", words: 7, note: "Taken" };
  return [
    // Changes and removals, by every way to name a row.
    ...[`id=eq.${project}`, `owner=eq.${id}`, `id=in.(${project})`, `id=eq.${project}&select=*`, `id=eq.${own.project}&id=eq.${project}`, `id=eq.${project}&or=(id.eq.${project})`]
      .flatMap((query) => [{ method: "PATCH", path: `projects?${query}`, body: { title: "Taken" }, headers: showing }, { method: "DELETE", path: `projects?${query}`, headers: showing }]),
    ...[`id=eq.${entry}`, `project_id=eq.${project}`, `note=like.*`, `project_id=in.(${project},${own.project})&id=eq.${entry}`]
      .flatMap((query) => [{ method: "PATCH", path: `word_log?${query}`, body: { words: 9 }, headers: showing }, { method: "DELETE", path: `word_log?${query}`, headers: showing }]),
    ...[`project_id=eq.${project}`, "text=like.*"].flatMap((query) => [{ method: "PATCH", path: `project_notes?${query}`, body: { text: "Taken" }, headers: showing }, { method: "DELETE", path: `project_notes?${query}` }]),
    ...["POST", "PATCH", "DELETE"].map((method) => ({ method, path: `book_messages?project_id=eq.${project}`, body: method === "DELETE" ? undefined : { project_id: project, side: "house", who_name: "x", text: "Taken" } })),
    ...["POST", "PATCH", "DELETE"].map((method) => ({ method, path: `project_looks?project_id=eq.${project}`, body: method === "DELETE" ? undefined : { project_id: project, looked_at: "2001-01-01T00:00:00Z" } })),
    // Rows under somebody else's name or number.
    { method: "POST", path: "projects", body: { ...book, owner: id } }, { method: "POST", path: "projects", body: { ...book, id: project } },
    { method: "POST", path: "projects", body: [book, { ...book, owner: id }], headers: showing }, { method: "POST", path: "projects?columns=title,target_words,owner", body: { ...book, owner: id } },
    { method: "POST", path: "projects?on_conflict=id", body: { ...book, id: project }, headers: merging }, { method: "POST", path: "projects?on_conflict=id", body: { ...book, id: project }, headers: ignoring },
    { method: "POST", path: "projects?on_conflict=owner", body: { ...book, owner: id }, headers: merging }, { method: "PUT", path: `projects?id=eq.${project}`, body: { ...book, id: project } },
    { method: "PATCH", path: `projects?id=eq.${own.project}`, body: { owner: id } }, { method: "PATCH", path: `projects?id=eq.${own.project}`, body: { id: project } },
    { method: "POST", path: "word_log", body: { ...day, project_id: project } }, { method: "POST", path: "word_log", body: [{ ...day, project_id: own.project, day: "2026-01-02" }, { ...day, project_id: project }] },
    { method: "POST", path: "word_log?on_conflict=project_id,day", body: { ...day, project_id: project }, headers: merging }, { method: "POST", path: "word_log?on_conflict=id", body: { ...day, id: entry, project_id: own.project }, headers: merging },
    { method: "PATCH", path: `word_log?id=eq.${own.entry}`, body: { project_id: project } }, { method: "PATCH", path: `word_log?id=eq.${own.entry}`, body: { id: entry } },
    { method: "POST", path: "project_notes", body: { project_id: project, text: "Taken" } }, { method: "POST", path: "project_notes?on_conflict=project_id", body: { project_id: project, text: "Taken" }, headers: merging },
    { method: "PATCH", path: `project_notes?project_id=eq.${own.project}`, body: { project_id: project } },
    { method: "POST", path: "account_deletions", body: { owner: id } }, { method: "POST", path: "account_deletions", body: [{ owner: own.id, id: 1 }, { owner: id }] },
    { method: "DELETE", path: `account_deletions?owner=eq.${id}` }, { method: "PATCH", path: `projects?id=eq.${project};drop table projects`, body: { title: "Taken" } },
    { method: "PATCH", path: `projects?id=eq.${project}`, body: { "title\" = 'Taken' where true --": "x" } }, { method: "PATCH", path: `projects?id=eq.${project}`, body: '{"__proto__":{"title":"Taken"},"constructor":1,"title":"Taken"}' },
    // Last, because they may well take what is the author's own.
    ...["id=gt.0", `or=(id.eq.${project},id.gt.0)`, "title=like.*", "id=not.is.null", "id=gt.0&limit=1000"].flatMap((query) => [{ method: "PATCH", path: `projects?${query}`, body: { title: "Taken" } }, { method: "DELETE", path: `projects?${query}` }]),
  ]; // biome-ignore format: one kind to a line
}

/** Columns of one's own rows that are the house's to set, with what an author would like to see there. */
const houseColumns: Record<string, Record<string, unknown>> = {
  projects: { version: 99, created_at: "2001-01-01T00:00:00Z", updated_at: "2001-01-01T00:00:00Z", status: "Sold to Hollywood", id: 987_654_321, owner: randomUUID() },
  word_log: { created_at: "2001-01-01T00:00:00Z", id: 987_654_321 },
  project_notes: { version: 99, updated_at: "2001-01-01T00:00:00Z" },
  consultation_requests: { status: "won", owner: randomUUID(), due_at: "2001-01-01T00:00:00Z", created_at: "2001-01-01T00:00:00Z", updated_at: "2001-01-01T00:00:00Z" },
}; // biome-ignore format: a table

export const gatewayWrites: Subject = {
  title: "Writing through the data gateway",
  about:
    "other authors' books by changes, removals, upserts and bulk inserts; columns that are the house's to set; slips that would reach every row",
  attacks: [
    {
      name: "another author's rows, by every kind of write",
      aim: "What is somebody's stays as they left it.",
      async attack(world) {
        const [ada, ben] = [await authorWithBook(world), await authorWithBook(world)];
        const before = await snapshot(world, ben);
        return each(writesAt(ben, ada), async ({ method, path, body, headers }) => {
          const answer = await ada.ask(method, `/rest/v1/${encodeURI(path)}`, { body, headers });
          const isTouched = (await snapshot(world, ben)) !== before;
          return judge(
            { ...answer, request: `${method} ${path} ${JSON.stringify(body)}` },
            isTouched && "changed somebody else's rows",
          );
        });
      },
    },
    {
      name: "an author's rows, as a visitor",
      aim: "A visitor writes nothing into the portal.",
      async attack(world) {
        const [ada, ben] = [await authorWithBook(world), await authorWithBook(world)];
        const count =
          "select (select count(*) from projects) + (select count(*) from word_log) + (select count(*) from project_notes) as rows";
        const before = [
          await snapshot(world, ben),
          await snapshot(world, ada),
          JSON.stringify(await world.query(count)),
        ].join();
        return each(writesAt(ben, ada), async ({ method, path, body, headers }) => {
          const answer = await visitor(world).ask(method, `/rest/v1/${encodeURI(path)}`, { body, headers });
          const after = [
            await snapshot(world, ben),
            await snapshot(world, ada),
            JSON.stringify(await world.query(count)),
          ].join();
          return judge({ ...answer, request: `${method} ${path}` }, after !== before && "wrote");
        });
      },
    },
    {
      name: "columns that are the house's, on one's own rows",
      aim: "Numbers, owners, versions, times and the house's own statuses are not an author's or a visitor's to set.",
      async attack(world) {
        const ada = await authorWithBook(world);
        const rows = Object.entries(houseColumns).flatMap(([table, columns]) =>
          Object.entries(columns).map(([column, value]) => ({ table, column, value })),
        );
        return each(rows, ({ table, column, value }) =>
          each(["POST", "PATCH"], async (method) => {
            const email = `${ada.marker}@example.com`;
            const row: Record<string, object> = {
              projects: { title: `A book of ${ada.marker}`, target_words: 5 },
              word_log: { project_id: ada.project, day: `2026-02-${method === "POST" ? "01" : "02"}`, words: 1 },
              project_notes: { project_id: ada.project, text: "x" },
              consultation_requests: { id: randomUUID(), source: "home", name: "Ada", email },
            };
            const where = {
              projects: `id=eq.${ada.project}`,
              word_log: `id=eq.${ada.entry}`,
              project_notes: `project_id=eq.${ada.project}`,
              consultation_requests: `email=eq.${email}`,
            }[table];
            const path = `/rest/v1/${table}${method === "PATCH" ? `?${where}` : ""}`;
            const answer = await ada.ask(method, path, {
              body: method === "POST" ? { ...row[table], [column]: value } : { [column]: value },
            });
            const count = await world.count(
              `${table} where ${column}::text = $1 or ${column}::text like '2001-01-01%'`,
              [String(value)],
            );
            return judge(answer, count > 0 && `${column} was set`);
          }),
        );
      },
    },
    {
      name: "a change or a removal that names no rows",
      aim: "A slip does not reach every row.",
      async attack(world) {
        const ada = await authorWithBook(world);
        const before = await snapshot(world, ada);
        const queries = [
          "",
          "?",
          "?select=*",
          "?limit=5",
          "?order=id",
          "?offset=0",
          "?columns=title",
          "?select=id&order=id&limit=1",
        ];
        return each(queries, (query) =>
          each(["PATCH", "DELETE"], async (method) => {
            const answer = await ada.ask(method, `/rest/v1/projects${query}`, {
              body: method === "PATCH" ? { title: "All" } : undefined,
            });
            return judge(answer, (await snapshot(world, ada)) !== before && "changed rows that nobody named");
          }),
        );
      },
    },
    {
      name: "bodies that no row is made of",
      aim: "Whatever is sent is answered in words of ours: no failure, and nothing of the database's own.",
      async attack(world) {
        const ada = await authorWithBook(world);
        // Few letters and many bytes, which do not get smaller by packing.
        const long = Array.from({ length: 1_900 }, () => String.fromCodePoint(0x4e00 + randomInt(20_000))).join("");
        const request = { id: randomUUID(), source: "home", name: "Ada", email: `${ada.marker}@example.com` };
        const bodies: [string, unknown][] = [
          ["projects", { title: "" }], ["projects", { title: "x".repeat(300), target_words: 5 }], ["projects", { title: "x", target_words: -1 }], ["projects", { title: "x", target_words: 1e12 }],
          ["projects", { title: "x", target_words: "many" }], ["projects", { title: null, target_words: 5 }], ["projects", { nothing: 1 }], ["projects", { title: "x", target_words: 5, status: "x" }],
          ["projects", { title: "\0", target_words: 5 }], ["projects", { title: "\ud800", target_words: 5 }], ["projects", { title: { a: 1 }, target_words: 5 }], ["projects", []], ["projects", [1]],
          ["projects", "{"], ["projects", "null"], ["projects", Array.from({ length: 101 }, () => ({ title: "x", target_words: 5 }))], ["projects", "[".repeat(5_000)],
          ["word_log", { project_id: ada.project, day: "2026-99-99", words: 1 }], ["word_log", { project_id: ada.project, day: "2999-01-01", words: 1 }], ["word_log", { project_id: ada.project, day: "2026-01-01", words: 1 }],
          ["word_log", { project_id: 987_654, day: "2026-01-01", words: 1 }], ["word_log", { day: "2026-01-01", words: 1 }], ["word_log", { project_id: ada.project, day: "infinity", words: 1 }],
          ["project_notes", { project_id: ada.project, text: "x" }], ["project_notes", { project_id: ada.project, text: "x".repeat(30_000) }], ["project_notes", { project_id: "x", text: "x" }],
          ["consultation_requests", { ...request, source: "nowhere" }], ["consultation_requests", { ...request, email: "x" }], ["consultation_requests", { ...request, name: "" }], ["consultation_requests", { ...request, id: "x" }],
          ["consultation_requests", { ...request, utm: { utm_source: long } }], ["consultation_requests", { ...request, utm: [] }], ["consultation_requests", { ...request, services_interested: ["x"] }],
          ["consultation_requests", { ...request, genre: "x" }], ["consultation_requests", { ...request, package: "x" }], ["consultation_requests", {}], ["account_deletions", { owner: "x" }], ["account_deletions", { id: 5 }],
        ]; // biome-ignore format: a table
        return each(bodies, async ([table, body]) => {
          return judge(await ada.ask("POST", `/rest/v1/${table}`, { body }));
        });
      },
    },
  ],
};
