import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function beginBook() {
  const author = await signedInAuthor(server);
  const { data } = await author.browser.from("projects").insert({ title: "Salt", target_words: 9 }).select().single();
  return { ...author, project_id: data.id as number };
}

test("a project has one sheet of notes, which does not outdate the project", async () => {
  const { browser, project_id } = await beginBook();
  const begun = await browser.from("project_notes").insert({ project_id, text: "Tides." }).select().single();
  expect(begun.data).toMatchObject({ project_id, text: "Tides.", version: 1 });
  expect((await browser.from("project_notes").insert({ project_id, text: "Again." })).error?.code).toBe("23505");
  const write = (text: string, version: number) =>
    browser.from("project_notes").update({ text }).eq("project_id", project_id).eq("version", version).select();
  expect((await write("Tides and salt.", 1)).data).toMatchObject([{ version: 2 }]);
  expect((await write("From an older copy.", 1)).data).toEqual([]);
  expect((await browser.from("projects").select("version").eq("id", project_id).single()).data?.version).toBe(1);
});

test("notes are as long as a chapter at most, and nobody chooses their version", async () => {
  const { browser, project_id } = await beginBook();
  const insert = (row: object) => browser.from("project_notes").insert({ project_id, ...row });
  expect((await insert({ text: "x".repeat(20_001) })).error?.code).toBe("23514");
  expect((await insert({ text: "x", version: 9 })).error).not.toBeNull();
  expect((await insert({ text: "x".repeat(20_000) })).error).toBeNull();
});

test("another author’s notes can neither be read, changed, begun nor guessed", async () => {
  const [ada, ben] = await Promise.all([beginBook(), beginBook()]);
  await ben.browser.from("project_notes").insert({ project_id: ben.project_id, text: "Secret." });
  const his = () => ada.browser.from("project_notes");
  expect((await his().select()).data).toEqual([]);
  expect((await his().select().eq("project_id", ben.project_id)).data).toEqual([]);
  expect((await his().update({ text: "Mine." }).eq("project_id", ben.project_id).select()).data ?? []).toEqual([]);
  expect((await his().insert({ project_id: ben.project_id, text: "Mine." })).error).not.toBeNull();
  const { rows } = await server.database.query("select text from public.project_notes where project_id = $1", [
    ben.project_id,
  ]);
  expect(rows).toEqual([{ text: "Secret." }]);
});
