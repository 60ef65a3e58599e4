import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { authorWithApp, openBrowser, passwordAlone, readKeys, signedInAuthor, signToken } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

type Author = Awaited<ReturnType<typeof signedInAuthor>> & { projectId: number; entryId: number };

let server: TestServer;
let ada: Author;
let ben: Author;

beforeAll(async () => {
  server = await startTestServer();
  [ada, ben] = await Promise.all([beginBook("Ada’s book"), beginBook("Ben’s book")]);
});
afterAll(() => server.stop());

/** An author with one project, the log entry that its count wrote, notes on it by both sides, and a look from the desk. */
async function beginBook(title: string): Promise<Author> {
  const author = await signedInAuthor(server);
  const { data: project, error } = await author.browser
    .from("projects")
    .insert({ title, target_words: 50_000, word_count: 1_000 })
    .select()
    .single();
  expect(error).toBeNull();
  await author.browser.from("project_notes").insert({ project_id: project.id, text: `Notes on ${title}` });
  await server.database.query(
    "insert into book_messages (project_id, side, who_name, text) values ($1, 'house', 'The house', $2)",
    [project.id, `To ${title}`],
  );
  await server.database.query("insert into project_looks (project_id) values ($1)", [project.id]);
  const { data: entry } = await author.browser.from("word_log").select().eq("project_id", project.id).single();
  return { ...author, projectId: project.id, entryId: entry.id };
}

/** Every table that has rows of people in it, and how to reach a row of somebody. */
const tables = [
  {
    name: "projects",
    by: "its number",
    key: (author: Author) => `id=eq.${author.projectId}`,
    change: { title: "Stolen" },
  },
  { name: "word_log", by: "its number", key: (author: Author) => `id=eq.${author.entryId}`, change: { words: 9 } },
  {
    name: "word_log",
    by: "its project",
    key: (author: Author) => `project_id=eq.${author.projectId}`,
    change: { note: "Stolen" },
  },
  {
    name: "project_notes",
    by: "its project",
    key: (author: Author) => `project_id=eq.${author.projectId}`,
    change: { text: "Stolen" },
  },
  // Written by the house: an author reads them, and nobody outside writes any.
  {
    name: "book_messages",
    by: "its project",
    key: (author: Author) => `project_id=eq.${author.projectId}`,
    change: { text: "Stolen" },
  },
  {
    name: "project_looks",
    by: "its project",
    key: (author: Author) => `project_id=eq.${author.projectId}`,
    change: { looked_at: "2001-01-01T00:00:00Z" },
  },
] as const;

type Call = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> };
async function call(path: string, { method = "GET", body, token, headers = {} }: Call = {}) {
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publicKey,
      "content-type": "application/json",
      prefer: "return=representation",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, rows: text ? JSON.parse(text) : undefined };
}

/** What is really stored, whatever anyone was told. */
async function everythingStored() {
  const { rows: projects } = await server.database.query("select * from public.projects order by id");
  const { rows: log } = await server.database.query("select * from public.word_log order by id");
  const { rows: notes } = await server.database.query("select * from public.project_notes order by project_id");
  const { rows: house } = await server.database.query("select * from public.book_messages order by id");
  const { rows: looks } = await server.database.query("select * from public.project_looks order by project_id");
  return JSON.stringify({ projects, log, notes, house, looks });
}

/** A no that was meant; a failure on our side is none. 405 where the table takes such a request from nobody at all. */
const refusals = [400, 401, 403, 404, 405];

/** Nothing came back, or a refusal: both keep the secret. */
function expectNothing({ status, rows }: Awaited<ReturnType<typeof call>>) {
  if (status < 300) expect(rows ?? []).toEqual([]);
  else expect(refusals).toContain(status);
}

for (const { name, by, key, change } of tables) {
  test(`an author reads, lists, changes and removes nothing of another in ${name}, by ${by}`, async () => {
    const before = await everythingStored();
    const token = ada.session.access_token;
    expectNothing(await call(`${name}?${key(ben)}`, { token }));
    expectNothing(await call(`${name}?${key(ben)}`, { token, method: "PATCH", body: change }));
    expectNothing(await call(`${name}?${key(ben)}`, { token, method: "DELETE" }));
    const { rows } = await call(`${name}?select=*`, { token });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ben.user.id);
    expect(await everythingStored()).toBe(before);
  });

  test(`a visitor reads, writes and removes nothing in ${name}, by ${by}`, async () => {
    const before = await everythingStored();
    expectNothing(await call(`${name}?select=*`));
    expectNothing(await call(`${name}?${key(ben)}`));
    expectNothing(await call(`${name}?${key(ben)}`, { method: "PATCH", body: change }));
    expectNothing(await call(`${name}?${key(ben)}`, { method: "DELETE" }));
    expectNothing(await call(name, { method: "POST", body: { ...change, title: "x", target_words: 5 } }));
    expect(await everythingStored()).toBe(before);
  });
}

test("through the client, an author sees their own rows and none of another's", async () => {
  const mine = await ada.browser.from("projects").select();
  expect(mine.data?.map(({ title }) => title)).toEqual(["Ada’s book"]);
  expect((await ada.browser.from("projects").select().eq("id", ben.projectId)).data).toEqual([]);
  expect((await ada.browser.from("projects").select().eq("owner", ben.user.id)).status).toBe(400);
  expect((await ada.browser.from("word_log").select().eq("project_id", ben.projectId)).data).toEqual([]);
  const changed = await ada.browser.from("projects").update({ title: "Mine" }).eq("id", ben.projectId).select();
  expect(changed.data ?? []).toEqual([]);
  expect((await openBrowser(server).from("projects").select()).data ?? []).toEqual([]);
});

test("no row can be given to, or taken from, somebody else", async () => {
  const before = await everythingStored();
  const token = ada.session.access_token;
  const owned = { title: "Planted", target_words: 5, owner: ben.user.id };
  expect(refusals).toContain((await call("projects", { token, method: "POST", body: owned })).status);
  const given = await call(`projects?id=eq.${ada.projectId}`, { token, method: "PATCH", body: { owner: ben.user.id } });
  expect(refusals).toContain(given.status);
  const entry = { project_id: ben.projectId, day: "2026-01-01", words: 1 };
  expect(refusals).toContain((await call("word_log", { token, method: "POST", body: entry })).status);
  const moved = await call(`word_log?id=eq.${ada.entryId}`, {
    token,
    method: "PATCH",
    body: { project_id: ben.projectId },
  });
  expect(refusals).toContain(moved.status);
  const merging = await call("word_log?on_conflict=project_id,day", {
    token,
    method: "POST",
    body: entry,
    headers: { prefer: "resolution=merge-duplicates,return=representation" },
  });
  expect(refusals).toContain(merging.status);
  expect(await everythingStored()).toBe(before);
});

test("whether a number belongs to somebody cannot be told from the answer", async () => {
  const token = ada.session.access_token;
  const nobody = 987_654;
  for (const method of ["GET", "PATCH", "DELETE"]) {
    const body = method === "PATCH" ? { title: "Guess" } : undefined;
    const taken = await call(`projects?id=eq.${ben.projectId}`, { token, method, body });
    const free = await call(`projects?id=eq.${nobody}`, { token, method, body });
    expect(taken).toEqual(free);
  }
});

test("neither a filter, an order, a count nor an embedded table shows what a row hides", async () => {
  const token = ada.session.access_token;
  for (const query of [
    `select=*&or=(id.eq.${ben.projectId},title.eq.x)`,
    "select=title&order=owner&title=like.Ben*",
    `select=*,word_log(*)&id=eq.${ben.projectId}`,
    `select=id&title=eq.${encodeURIComponent("Ben’s book")}`,
  ]) {
    expectNothing(await call(`projects?${query}`, { token }));
  }
  expect((await ada.browser.from("projects").select("id", { count: "exact" })).status).toBe(400);
  for (const query of ["select=*,users(*)", "select=*,outbox(*)", "select=*,consultation_requests(*)"]) {
    const { status, rows } = await call(`projects?${query}`, { token });
    if (status < 300) expect(JSON.stringify(rows)).not.toMatch(/@|encrypted/);
  }
});

test("a forged token opens nothing, whatever it claims", async () => {
  const before = await everythingStored();
  const sign = (secret: string, claims: object, alg = "HS256") =>
    new SignJWT({ role: "authenticated", aud: "authenticated", sub: ben.user.id, ...claims })
      .setProtectedHeader({ alg })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));
  const [head, , signature] = ada.session.access_token.split(".");
  const claimsOfBen = btoa(
    JSON.stringify({ sub: ben.user.id, role: "authenticated", aud: "authenticated", exp: 4e9 }),
  ).replaceAll("=", "");
  const forged = [
    await sign("a secret of somebody else, long enough", {}),
    await sign("a secret of somebody else, long enough", { role: "service_role" }),
    `${head}.${claimsOfBen}.${signature}`,
    `${btoa('{"alg":"none"}').replaceAll("=", "")}.${claimsOfBen}.x`,
  ];
  for (const token of forged) {
    for (const { name, key, change } of tables) {
      expect((await call(`${name}?select=*`, { token })).status).toBe(401);
      // 405 where nobody at all may change or remove anything.
      expect([401, 405]).toContain(
        (await call(`${name}?${key(ben)}`, { token, method: "PATCH", body: change })).status,
      );
      expect([401, 405]).toContain((await call(`${name}?${key(ben)}`, { token, method: "DELETE" })).status);
    }
  }
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const stranger = await signToken(server, { role: "authenticated", aud: "authenticated", sub: randomUUID(), exp });
  expectNothing(await call("projects?select=*", { token: stranger }));
  const begun = await call("projects", {
    token: stranger,
    method: "POST",
    body: { title: "Nobody’s", target_words: 1 },
  });
  expect(refusals).toContain(begun.status);
  expect(await everythingStored()).toBe(before);
});

test("who may use which door of passkeys, second factors and keys", async () => {
  const { email } = await authorWithApp(server);
  const { token: half } = await passwordAlone(server, email);
  const { serviceRoleKey } = await readKeys(server);
  const callers = {
    visitor: { apikey: publicKey },
    author: { apikey: publicKey, authorization: `Bearer ${ada.session.access_token}` },
    halfway: { apikey: publicKey, authorization: `Bearer ${half}` },
    house: { apikey: publicKey, authorization: `Bearer ${serviceRoleKey}` },
    keyless: {},
  };
  const nobodys = randomUUID();
  const doors: [string, string, Record<keyof typeof callers, number>][] = [
    ["GET", ".well-known/jwks.json", { visitor: 200, author: 200, halfway: 200, house: 200, keyless: 200 }],
    ["POST", "passkeys/authentication/options", { visitor: 200, author: 200, halfway: 200, house: 200, keyless: 401 }],
    ["POST", "passkeys/authentication/verify", { visitor: 400, author: 400, halfway: 400, house: 400, keyless: 401 }],
    ["POST", "passkeys/registration/options", { visitor: 401, author: 200, halfway: 401, house: 403, keyless: 401 }],
    ["POST", "passkeys/registration/verify", { visitor: 401, author: 400, halfway: 401, house: 403, keyless: 401 }],
    ["GET", "passkeys", { visitor: 401, author: 200, halfway: 401, house: 403, keyless: 401 }],
    ["PATCH", `passkeys/${nobodys}`, { visitor: 401, author: 404, halfway: 401, house: 403, keyless: 401 }],
    ["DELETE", `passkeys/${nobodys}`, { visitor: 401, author: 404, halfway: 401, house: 403, keyless: 401 }],
    ["POST", "factors/recover", { visitor: 401, author: 422, halfway: 400, house: 403, keyless: 401 }],
    ["GET", `admin/users/${ben.user.id}/passkeys`, { visitor: 401, author: 403, halfway: 403, house: 200, keyless: 401 }],
    ["DELETE", `admin/users/${ben.user.id}/passkeys/${nobodys}`, { visitor: 401, author: 403, halfway: 403, house: 404, keyless: 401 }],
  ]; // biome-ignore format: a matrix
  for (const [method, path, expected] of doors) {
    const answered: Record<string, number> = {};
    for (const [who, headers] of Object.entries(callers)) {
      const body = method === "GET" || method === "DELETE" ? undefined : JSON.stringify({ friendly_name: "x" });
      const sent = { ...headers, "content-type": "application/json" } as Record<string, string>;
      answered[who] = (await fetch(`${server.url}/auth/v1/${path}`, { method, headers: sent, body })).status;
    }
    expect(answered, `${method} ${path}`).toEqual(expected);
  }
});

test("every other table stays closed to authors and visitors", async () => {
  const { rows } = await server.database.query(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  );
  const mine = tables.map(({ name }) => name as string);
  for (const { tablename } of rows.filter((row) => !mine.includes(row.tablename))) {
    for (const token of [undefined, ada.session.access_token]) {
      for (const method of ["GET", "PATCH", "DELETE"]) {
        const body = method === "PATCH" ? { name: "x" } : undefined;
        expectNothing(await call(`${tablename}?select=*`, { token, method, body }));
      }
    }
  }
});

test("nobody from outside reaches calls, hours or feeds as tables; an author hears of their own calls alone", async () => {
  const booked = { lead: randomUUID(), email: ben.user.email ?? "" };
  await server.database.query(
    "insert into public.consultation_requests (id, source, name, email) values ($1, 'home', 'Ben', $2)",
    [booked.lead, booked.email],
  );
  await server.database.query(
    `insert into private.bookings (id, lead_id, consultant, consultant_name, consultant_zone, during, reserved, way, name, email,
       mailbox, phone, time_zone, created_at, updated_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 'Imogen', 'UTC', span, span, 'phone', 'Ben', $2, $2, '818 555 0177', 'UTC', now(), now()
     from (values (tstzrange(now(), now() + interval '30 minutes'))) as one (span)`,
    [booked.lead, booked.email],
  );
  for (const table of ["bookings", "consultants", "blocked_times", "private.bookings", "private.consultants"]) {
    for (const token of [undefined, ada.session.access_token, ben.session.access_token]) {
      for (const method of ["GET", "PATCH", "DELETE"]) {
        const body = method === "PATCH" ? { status: "held" } : undefined;
        expect(refusals).toContain((await call(`${table}?select=*`, { token, method, body })).status);
      }
    }
  }
  expect((await ben.browser.rpc("my_calls")).data).toMatchObject([{ consultant: "Imogen", phone: "818 555 0177" }]);
  expect((await ada.browser.rpc("my_calls")).data).toEqual([]);
  expect((await openBrowser(server).rpc("my_calls")).error).not.toBeNull();
});
