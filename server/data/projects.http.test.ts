import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function beginProject(fields: Record<string, unknown> = {}) {
  const author = await signedInAuthor(server);
  const { data, error } = await author.browser
    .from("projects")
    .insert({ title: "The Salt Year", target_words: 80_000, ...fields })
    .select()
    .single();
  expect(error).toBeNull();
  const { browser } = author;
  const read = async () => (await browser.from("projects").select().eq("id", data.id).single()).data;
  const log = async () =>
    (await browser.from("word_log").select("day, words").eq("project_id", data.id).order("day")).data;
  return { ...author, project: data, read, log };
}

test("a new project is its author’s, in progress, numbered, at version one", async () => {
  const { project, user, log } = await beginProject();
  expect(project).toMatchObject({ owner: user.id, status: "In Progress", word_count: 0, version: 1 });
  expect(typeof project.id).toBe("number");
  expect(await log()).toEqual([]);
});

test("a project that is sent again under its number is begun once, and the number is its author’s own", async () => {
  const row = { title: "Nine Orchards", target_words: 80_000, word_count: 900, request_id: randomUUID() };
  const { browser, project } = await beginProject(row);
  const tries = await Promise.all(Array.from({ length: 4 }, () => browser.from("projects").insert(row).select("id")));
  for (const { error } of tries) expect(error?.code).toBe("23505");
  const { data } = await browser.from("projects").select("id").eq("request_id", row.request_id);
  expect(data).toEqual([{ id: project.id }]);
  expect((await browser.from("projects").select("id")).data).toHaveLength(1);
  const somebodyElse = await beginProject(row);
  expect(somebodyElse.project.id).not.toBe(project.id);
});

test("changing the count writes that day’s entry, and only one a day", async () => {
  const { browser, project, log } = await beginProject({ word_count: 500, counted_on: day(-3) });
  const count = (word_count: number, counted_on?: string) =>
    browser.from("projects").update({ word_count, counted_on }).eq("id", project.id);
  await count(900, day(0));
  await count(1_200, day(0));
  expect(await log()).toEqual([
    { day: day(-3), words: 500 },
    { day: day(0), words: 1_200 },
  ]);
});

test("a count that names no day is today’s", async () => {
  const { browser, project, log } = await beginProject({ word_count: 500, counted_on: day(-9) });
  await browser.from("projects").update({ word_count: 700 }).eq("id", project.id);
  expect(await log()).toEqual([
    { day: day(-9), words: 500 },
    { day: day(0), words: 700 },
  ]);
});

test("the count is always the newest entry’s, however the log changes", async () => {
  const { browser, project, read } = await beginProject();
  const add = (when: string, words: number) =>
    browser.from("word_log").insert({ project_id: project.id, day: when, words });
  await add(day(-1), 4_000);
  expect(await read()).toMatchObject({ word_count: 4_000, counted_on: day(-1), version: 2 });
  await add(day(-5), 1_000);
  expect((await read()).word_count).toBe(4_000);
  await browser.from("word_log").update({ words: 4_100 }).eq("project_id", project.id).eq("day", day(-1));
  expect((await read()).word_count).toBe(4_100);
  await browser.from("word_log").delete().eq("project_id", project.id).eq("day", day(-1));
  expect(await read()).toMatchObject({ word_count: 1_000, counted_on: day(-5) });
  await browser.from("word_log").delete().eq("project_id", project.id);
  expect(await read()).toMatchObject({ word_count: 0, counted_on: null });
});

test("an older day’s count does not outrank a newer one", async () => {
  const { browser, project, read, log } = await beginProject({ word_count: 5_000, counted_on: day(0) });
  await browser
    .from("projects")
    .update({ word_count: 100, counted_on: day(-4) })
    .eq("id", project.id);
  expect(await read()).toMatchObject({ word_count: 5_000, counted_on: day(0) });
  expect(await log()).toHaveLength(2);
});

test("a change made on an older copy changes nothing", async () => {
  const { browser, project, read } = await beginProject();
  const change = (title: string) =>
    browser.from("projects").update({ title }).eq("id", project.id).eq("version", project.version).select();
  expect((await change("First")).data).toHaveLength(1);
  expect((await change("Second")).data).toEqual([]);
  expect(await read()).toMatchObject({ title: "First", version: 2 });
});

test.each([
  ["an empty title", { title: "  " }],
  ["a title of 201 characters", { title: "a".repeat(201) }],
  ["a target of nothing", { target_words: 0 }],
  ["fewer than no words", { word_count: -1 }],
  ["a status of their own making", { status: "Bestseller" }],
  ["a version of their own making", { version: 99 }],
])("an author cannot store %s", async (_, fields) => {
  const { browser, project, read } = await beginProject();
  const { error } = await browser.from("projects").update(fields).eq("id", project.id).select();
  expect(error).not.toBeNull();
  expect(await read()).toEqual(project);
});

test("the house may give any status, and the author goes on working beneath it", async () => {
  const { browser, project, read } = await beginProject();
  await server.database.query("update public.projects set status = 'At the Printer' where id = $1", [project.id]);
  const { error } = await browser.from("projects").update({ title: "Salt" }).eq("id", project.id).select();
  expect(error).toBeNull();
  expect(await read()).toMatchObject({ title: "Salt", status: "At the Printer" });
});

test("no entry lies in the future, and no day has two", async () => {
  const { browser, project, log } = await beginProject({ word_count: 10, counted_on: day(0) });
  const add = (when: string) => browser.from("word_log").insert({ project_id: project.id, day: when, words: 1 });
  expect((await add(day(3))).error).not.toBeNull();
  expect((await add(day(0))).error?.code).toBe("23505");
  expect(await log()).toHaveLength(1);
});

test("with the account go its projects and their log", async () => {
  const { desk, user, project } = await beginProject({ word_count: 10 });
  const { error } = await desk.auth.admin.deleteUser(user.id);
  expect(error).toBeNull();
  for (const table of ["projects where id", "word_log where project_id"]) {
    const { rowCount } = await server.database.query(`select from public.${table} = $1`, [project.id]);
    expect(rowCount).toBe(0);
  }
});

test("a change or a removal that names no rows is refused", async () => {
  const { browser, project, read } = await beginProject();
  expect((await browser.from("projects").delete().select()).error?.code).toBe("21000");
  expect((await browser.from("projects").update({ title: "All" }).select()).error?.code).toBe("21000");
  expect(await read()).toEqual(project);
});
