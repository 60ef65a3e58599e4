import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { mustAnswer } from "#app/backend/must-answer.ts";
import { readAll } from "#app/backend/read-all.ts";
import { rowsAPage } from "#domain/data-pages.ts";
import { localDay } from "#domain/local-day.ts";
import { type Project, type ProjectDraft, projectColumns, toProject, toProjectRow } from "#domain/project.ts";
import { type WordEntry, type WordEntryDraft, wordEntryColumns } from "#domain/word-log.ts";

/** The author's rows, read and written with their own token; the policies see to it that there are no others. */

const today = () => localDay(new Date());
const alreadyThere = "23505";

export async function listProjects(): Promise<Project[]> {
  const rows = await readAll(rowsAPage.projects, (supabase) =>
    supabase.from("projects").select(projectColumns).order("id", { ascending: false }),
  );
  return rows.map(toProject).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/**
 * Null when it does not exist, or is somebody else's: the answer is the same. Who looks by a query is asked again by it;
 * who looks for what was just written `retries` here, for the writing itself must not be repeated.
 */
export async function findProject(id: number, { retries = false } = {}): Promise<Project | null> {
  const supabase = await loadSignedIn();
  const [row] = mustAnswer(await supabase.from("projects").select(projectColumns).eq("id", id).retry(retries));
  return row ? toProject(row) : null;
}

/** Begins a project once for each number, however often it is asked: the answer to the first try may have been lost. */
export async function createProject(draft: ProjectDraft, requestId: string): Promise<Project> {
  const supabase = await loadSignedIn();
  const row = { ...toProjectRow(draft, today()), request_id: requestId };
  const begun = await supabase.from("projects").insert(row).select("id").single();
  const isThere = begun.error?.code === alreadyThere;
  const { id } = mustAnswer(
    isThere ? await supabase.from("projects").select("id").eq("request_id", requestId).single() : begun,
  );
  // Read again: the log may have had its say in the count.
  const project = await findProject(id, { retries: true });
  if (!project) throw new Error("stored and not found");
  return project;
}

export type Change = { kind: "saved"; project: Project } | { kind: "conflict"; theirs: Project } | { kind: "gone" };

/** Changes the version that the author saw, and no other. */
export async function changeProject(before: Project, draft: ProjectDraft): Promise<Change> {
  const supabase = await loadSignedIn();
  const changed = mustAnswer(
    await supabase
      .from("projects")
      .update(toProjectRow(draft, today(), before))
      .eq("id", before.id)
      .eq("version", before.version)
      .select("id"),
  );
  const project = await findProject(before.id, { retries: true });
  if (!project) return { kind: "gone" };
  return changed.length > 0 ? { kind: "saved", project } : { kind: "conflict", theirs: project };
}

export async function removeProject(id: number): Promise<void> {
  const supabase = await loadSignedIn();
  mustAnswer(await supabase.from("projects").delete().eq("id", id).select("id"));
}

export function listWordLog(projectId: number): Promise<WordEntry[]> {
  return readAll(rowsAPage.word_log, (supabase) =>
    supabase.from("word_log").select(wordEntryColumns).eq("project_id", projectId).order("day", { ascending: false }),
  );
}

/** The day was written, or removed, by somebody else since it was read. */
export class LogConflict extends Error {}

export async function addWordEntry(projectId: number, draft: WordEntryDraft): Promise<void> {
  const supabase = await loadSignedIn();
  const answer = await supabase
    .from("word_log")
    .insert({ project_id: projectId, ...draft })
    .select("id");
  if (answer.error?.code === alreadyThere) throw new LogConflict(answer.error.message);
  mustAnswer(answer);
}

/** Changes the entry as the author saw it, and no other. */
export async function changeWordEntry(before: WordEntry, draft: WordEntryDraft): Promise<void> {
  const supabase = await loadSignedIn();
  const answer = await supabase
    .from("word_log")
    .update(draft)
    .eq("id", before.id)
    .eq("words", before.words)
    .eq("day", before.day)
    .select("id");
  if (answer.error?.code === alreadyThere || answer.data?.length === 0) throw new LogConflict(answer.error?.message);
  mustAnswer(answer);
}

export async function removeWordEntry({ id }: WordEntry): Promise<void> {
  const supabase = await loadSignedIn();
  mustAnswer(await supabase.from("word_log").delete().eq("id", id).select("id"));
}
