import { expect, test } from "vitest";
import type { BoardBook } from "./book-page.ts";
import type { Stage, Task } from "./production.ts";
import { arrangeBoard, boardColumns, owedThisWeek, weekByPerson } from "./production-board.ts";

const stage = (id: number, end: string, change: Partial<Stage> = {}): Stage => ({
  id,
  kind: "copyedit",
  name: "Copyedit",
  side: "house",
  owner: "june",
  ownerName: "June",
  waitsFor: [],
  planned: { start: "2026-11-02", end },
  forecast: { start: "2026-11-02", end },
  startedOn: "2026-11-02",
  finishedOn: null,
  ...change,
});
const book = (id: number, stages: Stage[], tasks: Task[] = []): BoardBook => ({
  id,
  projectId: id,
  authorName: "Ada Lark",
  title: `Book ${id}`,
  package: "pro",
  quota: 1,
  version: 1,
  openedAt: "2026-11-01T00:00:00Z",
  closedAt: null,
  handedInAt: null,
  deletionAskedAt: null,
  stages,
  tasks,
  proofs: [],
  unread: 0,
});

test("the board begins with what is late, then with what is out first", () => {
  const launch = (end: string) => stage(9, end, { kind: "launch", startedOn: null, owner: null });
  const board = arrangeBoard(
    [
      book(1, [stage(1, "2026-11-30"), launch("2027-03-01")]),
      book(2, [stage(1, "2026-11-11"), launch("2027-04-01")]),
      book(3, [stage(1, "2026-11-30"), launch("2027-02-01")]),
    ],
    "2026-11-16",
  );
  expect(board.map(({ book: { id }, late }) => [id, late])).toEqual([
    [2, 3],
    [3, 0],
    [1, 0],
  ]);
});

test("a week holds what is due until Sunday and what was due before, stages and their tasks", () => {
  const task: Task = {
    id: 1,
    stageId: 1,
    side: "house",
    title: "Send the sample pages",
    why: "",
    minutes: null,
    due: "2026-11-18",
    wants: "tick",
    fileKind: null,
    doneAt: null,
  };
  const books = [
    book(1, [stage(1, "2026-11-22")], [task]),
    book(2, [stage(1, "2026-11-23"), stage(2, "2026-11-12", { kind: "cover", name: "Cover" })]),
    book(3, [stage(1, "2026-11-20", { owner: "tom" }), stage(2, "2026-11-19", { finishedOn: "2026-11-10" })]),
  ];
  expect(owedThisWeek(books, "june", "2026-11-16").map(({ what, due, isLate }) => [what, due, isLate])).toEqual([
    ["Cover", "2026-11-12", true],
    ["Send the sample pages", "2026-11-18", false],
    ["Copyedit", "2026-11-22", false],
  ]);
});

test("the board has a column for every stage, and the week begins with whoever looks at it", () => {
  const books = [
    book(1, [stage(1, "2026-11-20", { owner: "tom" })]),
    book(2, [stage(1, "2026-11-20", { owner: "tom" })]),
    book(3, [stage(1, "2026-11-19", { kind: "cover", name: "Cover" })]),
  ];
  const columns = boardColumns(arrangeBoard(books, "2026-11-16")).filter(({ lines }) => lines.length > 0);
  expect(columns.map(({ kind, lines }) => [kind, lines.map((line) => line.book.id)])).toEqual([
    ["copyedit", [1, 2]],
    ["cover", [3]],
  ]);
  const staff = ["ada", "june", "tom", "idle"].map((id) => ({ id }));
  expect(weekByPerson(books, staff, "ada", "2026-11-16").map(({ person, owed }) => [person.id, owed.length])).toEqual([
    ["ada", 0],
    ["tom", 2],
    ["june", 1],
  ]);
});
