import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { mustAnswer } from "#app/backend/must-answer.ts";
import type { SaveAnswer } from "#app/backend/use-autosave.ts";

/** An author's sheet of notes on one project; none was begun yet where it is null. */
export type Notes = { text: string; version: number };

const columns = "text, version";

export async function findNotes(projectId: number): Promise<Notes | null> {
  const supabase = await loadSignedIn();
  const rows = mustAnswer(await supabase.from("project_notes").select(columns).eq("project_id", projectId));
  return rows[0] ?? null;
}

const alreadyThere = "23505";

/** Changes the version that the author saw, and no other. */
export async function saveNotes(projectId: number, text: string, before: Notes | null): Promise<SaveAnswer<Notes>> {
  const supabase = await loadSignedIn();
  const notes = supabase.from("project_notes");
  const answer = before
    ? await notes.update({ text }).eq("project_id", projectId).eq("version", before.version).select(columns)
    : await notes.insert({ project_id: projectId, text }).select(columns);
  const stored = answer.error?.code === alreadyThere ? undefined : mustAnswer(answer)[0];
  if (stored) return { kind: "saved", row: stored };
  const theirs = await findNotes(projectId);
  if (!theirs) throw new Error("the notes are gone");
  return { kind: "conflict", row: theirs };
}
