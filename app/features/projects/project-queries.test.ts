import { beforeEach, expect, test } from "vitest";
import { queryClient } from "#app/backend/query-client.ts";
import type { Project } from "#domain/project.ts";
import {
  addProject,
  type Book,
  bookQuery,
  hideProject,
  projectListQuery,
  readTitle,
  showNotes,
  showProject,
} from "./project-queries.ts";

const salt: Project = {
  id: 1,
  title: "The Salt Year",
  genre: "",
  description: "",
  status: "In Progress",
  wordCount: 0,
  targetWords: 1000,
  version: 1,
  updatedAt: "2026-11-15T12:00:00Z",
};
const tin: Project = { ...salt, id: 2, title: "Tin" };
const pepper: Project = { ...salt, title: "The Pepper Year" };

const list = () => queryClient.getQueryData(projectListQuery.queryKey);
const book = (id: number) => queryClient.getQueryData(bookQuery(id).queryKey);
const readEverything = () => {
  queryClient.setQueryData(projectListQuery.queryKey, [salt, tin]);
  const read: Book = { project: salt, log: [], notes: null, houseNotes: [], lookedAt: undefined };
  queryClient.setQueryData(bookQuery(1).queryKey, read);
};

beforeEach(() => queryClient.clear());

test("a changed project shows in the list and on its page", () => {
  readEverything();
  showProject(pepper);
  expect(list()).toEqual([pepper, tin]);
  expect(book(1)?.project).toEqual(pepper);
  expect(readTitle(1)).toBe("The Pepper Year");
});

test("a project that goes leaves the list, and can be put back, once", () => {
  readEverything();
  hideProject(salt);
  expect(list()).toEqual([tin]);
  addProject(salt);
  addProject(salt);
  expect(list()).toEqual([salt, tin]);
});

test("saved notes are those of the page from then on", () => {
  readEverything();
  showNotes(1, { text: "Tides.", version: 2 });
  expect(book(1)).toMatchObject({ project: salt, notes: { text: "Tides.", version: 2 } });
});

test("what was never read, or was forgotten with its reader, is not made up by a change", () => {
  showProject(pepper);
  addProject(tin);
  hideProject(salt);
  showNotes(1, { text: "Tides.", version: 2 });
  expect([list(), book(1), readTitle(1)]).toEqual([undefined, undefined, undefined]);
});
