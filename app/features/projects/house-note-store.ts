import { loadSupabase } from "#app/features/session/load-supabase.ts";
import { mustAnswer } from "#app/features/session/must-answer.ts";

/** What the house has written to the author about a project. */
export type HouseNote = { id: number; who: string; text: string; created_at: string };

/** Newest first. */
export async function listHouseNotes(projectId: number): Promise<HouseNote[]> {
  const supabase = await loadSupabase();
  return mustAnswer(
    await supabase
      .from("house_notes")
      .select("id, who, text, created_at")
      .eq("project_id", projectId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false }),
  );
}
