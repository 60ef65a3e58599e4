import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#app/backend/query-client.ts";
import type { Project } from "#domain/project.ts";
import { findLastLook, listHouseNotes } from "./house-note-store.ts";
import { findNotes, type Notes } from "./notes-store.ts";
import { findProject, listProjects, listWordLog } from "./project-store.ts";

/** The key above all others of this feature: what is marked as out of date here is read again where it is shown. */
const projects = ["projects"];

export const projectListQuery = queryOptions({ queryKey: [...projects, "list"], queryFn: listProjects });

export const bookQuery = (id: number) =>
  queryOptions({ queryKey: [...projects, "book", id], queryFn: () => readBook(id) });

export type Book = NonNullable<Awaited<ReturnType<typeof readBook>>>;

/** A project with all that stands on its page. Null where there is none, or it is somebody else's. */
async function readBook(id: number) {
  const [project, log, notes, houseNotes, lookedAt] = await Promise.all([
    findProject(id),
    listWordLog(id),
    findNotes(id),
    listHouseNotes(id),
    findLastLook(id),
  ]);
  return project && { project, log, notes, houseNotes, lookedAt };
}

/** What a project is called, as far as the list knows: its page is named before it has come. */
export const readTitle = (id: number) =>
  queryClient.getQueryData(projectListQuery.queryKey)?.find((project) => project.id === id)?.title;

/** Reads everything again that is shown. A count changes in list and log alike, whichever of them it was entered in. */
export const refreshProjects = () => queryClient.invalidateQueries({ queryKey: projects });

/** Stops answers that are on their way, and older than a change that is shown before it is stored (optimistic). */
export const holdProjects = () => queryClient.cancelQueries({ queryKey: projects });

/** Shows a project so wherever it is shown, at once or as the server has it. What was never read is not made up. */
export function showProject(project: Project) {
  const { queryKey } = bookQuery(project.id);
  queryClient.setQueryData(queryKey, (book) => book && { ...book, project });
  changeList((list) => list.map((one) => (one.id === project.id ? project : one)));
}

/** Puts it into the list, where it may be already: a fresh look can have found it before its answer came. */
export function addProject(project: Project) {
  changeList((list) => [project, ...list.filter(({ id }) => id !== project.id)]);
}

export function hideProject({ id }: Project) {
  changeList((list) => list.filter((one) => one.id !== id));
}

function changeList(change: (list: Project[]) => Project[]) {
  queryClient.setQueryData(projectListQuery.queryKey, (list) => list && change(list));
}

export function showNotes(projectId: number, notes: Notes) {
  queryClient.setQueryData(bookQuery(projectId).queryKey, (book) => book && { ...book, notes });
}
