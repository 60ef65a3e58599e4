import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuestion } from "./data-question.ts";
import { tableStatement } from "./data-statements.ts";
import { dataTables } from "./data-tables.ts";

const ask = (search: string, { method = "GET", table = "projects", rows = [] as object[], prefer = "" } = {}) => {
  const rules = dataTables.get(table);
  if (!rules) throw new Error(`there is no table ${table}`);
  const asked = { table, rules, method, search: new URLSearchParams(search), prefer, accept: "" };
  return readQuestion({ ...asked, rows: rows as Record<string, unknown>[] });
};

test("what the pages ask is understood", () => {
  expect(ask("select=id,title&id=eq.7&version=eq.2&order=id.desc&limit=25&offset=50")).toMatchObject({
    kind: "read",
    columns: ["id", "title"],
    match: [
      { column: "id", value: "7" },
      { column: "version", value: "2" },
    ],
    order: [{ column: "id", isDescending: true }],
    limit: 25,
    offset: 50,
  });
  const written = { method: "PATCH", rows: [{ title: "Salt" }], prefer: "return=representation" };
  expect(ask("id=eq.7&select=id", written)).toMatchObject({ kind: "update", returning: ["id"] });
  const begun = { method: "POST", rows: [{ title: "Salt" }] };
  expect(ask('columns="title"', begun)).toMatchObject({ kind: "insert", returning: [] });
});

test.each([
  ["an embedded table", "select=id,word_log(note)"],
  ["tables in tables", "select=word_log(projects(word_log(note,day)))&id=eq.103"],
  ["a cast", "select=id::text"],
  ["another name", "select=name:title"],
  ["a way into JSON", "select=description->a"],
  ["an aggregate", "select=count()"],
  ["a function as a column", "select=id.sum()"],
  ["a column that is none", "select=secret"],
  ["`or`", "or=(id.eq.1,id.eq.2)"],
  ["`and`", "and=(id.eq.1,version.eq.2)"],
  ["`not`", "id=not.eq.1"],
  ["a pattern", "description=match.^(.+)(.+)\\1\\2!$"],
  ["a pattern on a column that can be matched", "id=match.1"],
  ["a list", "id=in.(1,2)"],
  ["a comparison", "id=gt.1"],
  ["a filter on an embedded table", "word_log.note=eq.x"],
  ["a filter on a column without one", "title=eq.x"],
  ["an order by what is not ordered", "order=description"],
  ["an order of nulls", "order=id.desc.nullslast"],
  ["an order by a table inside", "order=word_log(id)"],
  ["the same order over and over", "order=id,id"],
  ["a page larger than all", "limit=100000"],
  ["a page of minus one", "limit=-1"],
  ["a page further than anything", "offset=99999999999"],
  ["a parameter twice", "limit=1&limit=1000"],
  ["a wish for another conflict", "on_conflict=id"],
  ["filters without end", Array.from({ length: 20 }, () => "id=eq.1").join("&")],
  ["the prototype", "constructor=eq.1"],
  ["the prototype as a column", "select=__proto__"],
])("%s is refused in a sentence", (_, search) => {
  expect(ask(search)).toEqual({ refusal: expect.stringMatching(/^.{10,200}\.$/) });
});

test.each(["resolution=merge-duplicates", "count=exact", "missing=default", "max-affected=1"])(
  "the preference %s is refused",
  (prefer) => expect(ask("", { method: "POST", rows: [{ title: "x" }], prefer })).toHaveProperty("refusal"),
);

test.each([
  ["a column of the house", [{ title: "x", owner: "y" }]],
  ["a column that every object has", [JSON.parse('{"title":"x","__proto__":{"a":1}}')]],
  ["nothing", [{}]],
  ["rows of different shapes", [{ title: "x" }, { title: "x", genre: "y" }]],
])("a row with %s is refused", (_, rows) => {
  expect(ask("", { method: "POST", rows })).toHaveProperty("refusal");
});

test("whatever somebody writes into the address, the statement holds only names of ours", () => {
  const words = [
    "id",
    "eq.1",
    "select",
    "order",
    "limit",
    "projects",
    "(",
    ")",
    ",",
    ".",
    "*",
    '"',
    "'",
    ";",
    "--",
    "\0",
  ];
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...words)).map((parts) => parts.join("")),
  );
  const key = fc.oneof(
    text,
    fc.constantFrom("select", "order", "limit", "offset", "columns", "id", "day", "project_id"),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...dataTables.keys()),
      fc.constantFrom("GET", "POST", "PATCH", "DELETE"),
      fc.array(fc.tuple(key, text), { maxLength: 4 }),
      fc.array(fc.dictionary(text, fc.anything()), { maxLength: 2 }),
      (table, method, search, rows) => {
        const question = ask(new URLSearchParams(search).toString(), { method, table, rows });
        if ("refusal" in question) return;
        const { text: statement } = tableStatement(question);
        expect(statement).toMatch(/^[a-z0-9_".,*()$\s[\]'=<>:-]*$/);
      },
    ),
  );
});
