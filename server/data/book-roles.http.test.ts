import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import {
  type AuthorInProduction,
  ask,
  authorInProduction,
  beginUpload,
  call,
  pdf,
  readVault,
  sendFile,
  tus,
} from "../testing/books.ts";
import { halfSignedInStaff, requireSecondFactor, type Staff, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

/** Whoever may be something to a book. */
const roles = ["visitor", "stranger", "former", "reads", "acts", "author", "half", "staff"] as const;
type Role = (typeof roles)[number];

let server: TestServer;
let june: Staff;
let ada: AuthorInProduction;
let file: { version: string };
const tokens = {} as Record<Role, string | undefined>;

beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
  june = await signedInStaff(server);
  ada = await authorInProduction(server, june);
  const own = await authorInProduction(server, june);
  const invite = async (role: "reads" | "acts") => {
    const guest = await signedInAuthor(server);
    const { id } = await ask(ada, "invite_to_book", { book: ada.book, email: guest.email, role });
    await ask(guest, "accept_book_invitation", { member: id });
    return { ...guest, id };
  };
  const [reads, acts, former] = [await invite("reads"), await invite("acts"), await invite("acts")];
  await ask(ada, "revoke_book_member", { member: former.id });
  const half = await halfSignedInStaff(server);
  Object.assign(tokens, {
    visitor: undefined,
    stranger: own.session.access_token,
    former: former.session.access_token,
    reads: reads.session.access_token,
    acts: acts.session.access_token,
    author: ada.session.access_token,
    half: half.session.access_token,
    staff: june.token,
  });
  file = await sendFile(server, ada.session.access_token, pdf("Ada’s own"), { book: ada.book, name: "a.pdf" });
  await open(june.token, file.version);
});
afterAll(() => server.stop());

async function open(token: string | undefined, version: string) {
  const answer = await fetch(`${server.url}/files/links`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ version }),
  });
  return { status: answer.status, ...((await answer.json()) as { href?: string }) };
}

/** Every door of the files, and what each of them answers to whom. */
const doors: Record<string, { try: (token: string | undefined) => Promise<number>; answers: Record<Role, number> }> = {
  "sends a file": {
    try: async (token) => (await beginUpload(server, token ?? "", 10, { book: ada.book, name: "a.pdf" })).status,
    answers: { visitor: 401, stranger: 404, former: 404, reads: 403, acts: 201, author: 201, half: 404, staff: 201 },
  },
  "opens a file": {
    try: async (token) => (await open(token, file.version)).status,
    answers: { visitor: 401, stranger: 404, former: 404, reads: 200, acts: 200, author: 200, half: 404, staff: 200 },
  },
  "asks how the vault stands": {
    try: async (token) => (await readVault(server, token ?? "", ada.book)).status,
    answers: { visitor: 401, stranger: 404, former: 404, reads: 200, acts: 200, author: 200, half: 404, staff: 200 },
  },
  "asks the house to delete the project": {
    try: async (token) => {
      const answer = await fetch(`${server.url}/rest/v1/rpc/ask_project_deletion`, {
        method: "POST",
        headers: {
          apikey: publicKey,
          "content-type": "application/json",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ book: ada.book, wanted: true, text: "Please delete it.", request_id: randomUUID() }),
      });
      return answer.status;
    },
    answers: { visitor: 401, stranger: 404, former: 404, reads: 403, acts: 403, author: 200, half: 404, staff: 403 },
  },
  "goes on with somebody else’s upload": {
    try: async (token) => {
      const { path } = await beginUpload(server, tokens.author ?? "", 10, { book: ada.book, name: "b.pdf" });
      const answer = await tus(server, token, "HEAD", path);
      await tus(server, tokens.author, "DELETE", path);
      return answer.status;
    },
    answers: { visitor: 401, stranger: 404, former: 404, reads: 404, acts: 404, author: 200, half: 404, staff: 404 },
  },
};

test.each(Object.keys(doors))("who %s, and who does not", async (what) => {
  const answers: Partial<Record<Role, number>> = {};
  for (const role of roles) answers[role] = await doors[what]?.try(tokens[role]);
  expect(answers).toEqual(doors[what]?.answers);
});

test("a link does not outlive what its owner is to the book", async () => {
  const guest = await signedInAuthor(server);
  const { id } = await ask(ada, "invite_to_book", { book: ada.book, email: guest.email, role: "reads" });
  await ask(guest, "accept_book_invitation", { member: id });
  const { href = "" } = await open(guest.session.access_token, file.version);
  expect((await fetch(new URL(href, server.url))).status).toBe(200);
  await ask(ada, "revoke_book_member", { member: id });
  expect((await fetch(new URL(href, server.url))).status).toBe(403);
});

/** Also those that somebody adds later: whatever has a book in it. */
async function listTables(): Promise<string[]> {
  const { rows } = await server.database.query(
    `select distinct relation.relname as name from pg_class relation
     left join pg_attribute part on part.attrelid = relation.oid and part.attname = 'book_id'
     where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
       and (relation.relname = 'books' or part.attname is not null) order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows of Ada's book somebody sees who comes past every function, straight to the tables. */
async function countRows(table: string, token: string | undefined): Promise<number | "refused"> {
  const client = await server.database.connect();
  try {
    await client.query("begin");
    if (token)
      await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(decodeJwt(token))]);
    await client.query(`set local role ${token ? "authenticated" : "anon"}`);
    const key = table === "books" ? "id" : "book_id";
    const { rowCount } = await client.query(`select ${key} from public.${table} where ${key} = ${ada.book}`);
    return rowCount ?? 0;
  } catch (error) {
    expect((error as { code: string }).code).toBe("42501");
    return "refused";
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** What the author alone sees, or each only of themselves. */
const notForMembers = new Map([
  ["file_reads", 0],
  ["book_members", 1],
]);

test("past every function, the tables of a book show it to its author and members, and to nobody else", async () => {
  for (const table of await listTables()) {
    const { rowCount: all } = await server.database.query(
      `select from public.${table} where ${table === "books" ? "id" : "book_id"} = ${ada.book}`,
    );
    expect(await countRows(table, undefined), table).toBe("refused");
    for (const role of ["stranger", "former", "half", "staff"] as const) {
      const seen = await countRows(table, tokens[role]);
      // A line about oneself stays one's own.
      expect(seen === "refused" ? 0 : seen, `${role} in ${table}`).toBe(
        role === "former" && table === "book_members" ? 1 : 0,
      );
    }
    for (const role of ["reads", "acts"] as const) {
      const seen = await countRows(table, tokens[role]);
      if (seen !== "refused" && table !== "book_reads")
        expect(seen, `${role} in ${table}`).toBe(notForMembers.get(table) ?? all);
    }
  }
  expect(await countRows("file_reads", tokens.author)).toBeGreaterThan(0);
});

test("nobody from outside writes to a table of a book, and none is in the data API by accident", async () => {
  const tables = await listTables();
  expect(tables).toContain("book_versions");
  for (const table of tables) {
    const { rows } = await server.database.query(
      `select role, privilege from unnest(array['anon', 'authenticated']) role, unnest(array['INSERT', 'UPDATE', 'REFERENCES']) privilege
       where has_any_column_privilege(role, 'public.${table}', privilege)
       union all
       select role, privilege from unnest(array['anon', 'authenticated']) role, unnest(array['DELETE', 'TRUNCATE', 'TRIGGER']) privilege
       where has_table_privilege(role, 'public.${table}', privilege)`,
    );
    expect(rows, table).toEqual([]);
  }
});

test("the halves of the doors are not to be called from outside", async () => {
  const upload = randomUUID().replaceAll("-", "");
  for (const [name, asks] of [
    ["begin_book_upload", { upload, book: ada.book, kind: "other", document: "x", name: "x", size: 1, change: "" }],
    ["touch_book_upload", { upload }],
    ["open_book_version", { version: file.version }],
    ["book_vault", { book: ada.book }],
  ] as const) {
    expect((await call(ada, name as never, asks as never)).status, name).toBe(404);
  }
});
