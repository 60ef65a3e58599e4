import { expect, test } from "vitest";
import {
  arrangeProjects,
  badgeTone,
  makeProjectDraft,
  type Project,
  progressOf,
  readProjectView,
  readWholeNumber,
  rebaseDraft,
  summarize,
  toProject,
  toProjectRow,
  wholeView,
  writeProjectView,
} from "./project.ts";

const project = (fields: Partial<Project> = {}): Project => ({
  id: 1,
  title: "The Salt Year",
  genre: "Memoir",
  description: "",
  status: "In Progress",
  wordCount: 0,
  targetWords: 80_000,
  version: 1,
  updatedAt: "2026-01-01T00:00:00Z",
  ...fields,
});

test.each([
  [0, 80_000, 0, 0],
  [40_000, 80_000, 50, 50],
  [45_280, 80_000, 56.6, 57],
  [80_000, 80_000, 100, 100],
  [72_140, 70_000, 100, 103],
  [200_000, 80_000, 100, 250],
  [1, 80_000, 0.00125, 0],
])("%i of %i words: a bar of %d%%, and the text says %i%%", (wordCount, targetWords, barPercent, percent) => {
  const progress = progressOf({ wordCount, targetWords });
  expect(progress.barPercent).toBeCloseTo(barPercent);
  expect(progress.percent).toBe(percent);
});

test("the tiles count projects, words, those in progress and finished drafts", () => {
  expect(summarize([])).toEqual({ totalProjects: 0, wordsWritten: 0, inProgress: 0, completedDrafts: 0 });
  const shelf = ["In Progress", "First Draft Complete", "In Progress", "Editing", "At the Printer"].map((status) =>
    project({ status, wordCount: 1_500 }),
  );
  expect(summarize(shelf)).toEqual({ totalProjects: 5, wordsWritten: 7_500, inProgress: 2, completedDrafts: 1 });
});

test.each([
  ["In Progress", "blue"],
  ["First Draft Complete", "green"],
  ["Editing", "yellow"],
  ["Published", "purple"],
  ["At the Printer", "neutral"],
  ["constructor", "neutral"],
  ["", "neutral"],
])("the status %s has the badge %s", (status, tone) => {
  expect(badgeTone(status)).toBe(tone);
});

test.each([
  ["80000", 80_000],
  [" 80,000 ", 80_000],
  ["1 234 567", 1_234_567],
  ["0", 0],
  ["8,0", Number.NaN],
  ["-5", Number.NaN],
  ["1e5", Number.NaN],
  ["80.5", Number.NaN],
  ["", Number.NaN],
])("%j is read as %d", (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

const messages = {
  title: { required: "title?", tooLong: "title!" },
  genre: { tooLong: "genre!" },
  description: { tooLong: "description!" },
  status: { invalid: "status" },
  wordCount: { invalid: "words" },
  targetWords: { invalid: "target" },
};
const entries = {
  title: " Salt ",
  genre: "",
  description: "",
  status: "Editing",
  wordCount: "1,200",
  targetWords: "80000",
};

test("a draft is read as it was meant", () => {
  expect(makeProjectDraft(messages).parse(entries)).toEqual({
    title: "Salt",
    genre: "",
    description: "",
    status: "Editing",
    wordCount: 1_200,
    targetWords: 80_000,
  });
});

test.each([
  [{ title: "  " }, "title?"],
  [{ title: "a".repeat(201) }, "title!"],
  [{ genre: "a".repeat(201) }, "genre!"],
  [{ description: "a".repeat(10_001) }, "description!"],
  [{ status: "Bestseller" }, "status"],
  [{ wordCount: "-1" }, "words"],
  [{ wordCount: "10000001" }, "words"],
  [{ targetWords: "0" }, "target"],
  [{ targetWords: "many" }, "target"],
])("a draft with %j is refused with “%s”", (fault, message) => {
  const result = makeProjectDraft(messages).safeParse({ ...entries, ...fault });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("the house’s own status may stay", () => {
  const draft = makeProjectDraft(messages, "At the Printer");
  expect(draft.safeParse({ ...entries, status: "At the Printer" }).success).toBe(true);
});

test("the count is sent with its day, and only when it changed", () => {
  const draft = makeProjectDraft(messages).parse(entries);
  expect(toProjectRow(draft, "2026-03-01")).toMatchObject({ word_count: 1_200, counted_on: "2026-03-01" });
  const row = toProjectRow(draft, "2026-03-01", project({ wordCount: 1_200, status: "Editing" }));
  expect(row).toEqual({ title: "Salt", genre: "", description: "", target_words: 80_000 });
});

test("a row becomes a project", () => {
  const { wordCount, targetWords, updatedAt, ...same } = project({ wordCount: 5 });
  expect(toProject({ ...same, word_count: 5, target_words: targetWords, updated_at: updatedAt })).toEqual(
    project({ wordCount }),
  );
});

const shelf = [
  project({ id: 1, title: "Salt", genre: "Memoir", wordCount: 10, targetWords: 20, updatedAt: "2026-01-01T00:00:00Z" }),
  project({ id: 2, title: "Ash", genre: "Poetry", wordCount: 15, targetWords: 100, updatedAt: "2026-03-01T00:00:00Z" }),
  project({ id: 3, title: "Tin", genre: "memoir", wordCount: 5, status: "Editing", updatedAt: "2026-02-01T00:00:00Z" }),
];
test.each([
  ["everything, newest first", wholeView, [2, 3, 1]],
  ["by title", { ...wholeView, order: "title" as const }, [2, 1, 3]],
  ["by progress", { ...wholeView, order: "progress" as const }, [1, 2, 3]],
  ["by words", { ...wholeView, order: "words" as const }, [2, 1, 3]],
  ["a genre, in any case", { ...wholeView, text: "MEMOIR " }, [3, 1]],
  ["a status", { ...wholeView, status: "Editing" }, [3]],
  ["nothing that matches", { ...wholeView, text: "zinc" }, []],
])("the list shows %s", (_, view, ids) => {
  expect(arrangeProjects(shelf, view).map(({ id }) => id)).toEqual(ids);
});

test("a change on an older copy leaves alone what its author left alone, and disputes only what both have changed", () => {
  const before = { title: "A", genre: "", description: "", status: "Editing", wordCount: 10, targetWords: 100 };
  const theirs = { ...before, genre: "Poetry", wordCount: 20 };
  expect(rebaseDraft(before, { ...before, title: "B" }, theirs)).toEqual({
    draft: { ...theirs, title: "B" },
    disputed: [],
  });
  expect(rebaseDraft(before, { ...before, genre: "Poetry" }, theirs).disputed).toEqual([]);
  expect(rebaseDraft(before, { ...before, genre: "Memoir" }, theirs)).toEqual({
    draft: { ...theirs, genre: "Memoir" },
    disputed: ["genre"],
  });
});

test.each([
  [wholeView, ""],
  [{ text: "salt & sea", status: "Editing", order: "words" }, "search=salt+%26+sea&status=Editing&order=words"],
] as const)("what is chosen on the dashboard, %o, stands in its address", (view, address) => {
  expect(writeProjectView(view).toString()).toBe(address);
  expect(readProjectView(new URLSearchParams(address))).toEqual(view);
});
