import { readAll } from "#app/features/session/read-all.ts";
import { rowsAPage } from "#domain/data-pages.ts";
import { toCamel } from "#domain/snake-case.ts";

/** What the house has written to the author about a project. */
export type HouseNote = { id: number; who: string; text: string; createdAt: string };

/** Newest first. */
export async function listHouseNotes(projectId: number): Promise<HouseNote[]> {
  const rows = await readAll(rowsAPage.house_notes, (supabase) =>
    supabase
      .from("house_notes")
      .select("id, who, text, created_at")
      .eq("project_id", projectId)
      .order("id", { ascending: false }),
  );
  return toCamel(rows);
}
