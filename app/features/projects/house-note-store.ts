import { readAll } from "#app/backend/read-all.ts";
import { rowsAPage } from "#domain/data-pages.ts";
import { toCamel } from "#domain/snake-case.ts";

/** What the house has written to the author about a project. */
export type HouseNote = { id: number; who: string; text: string; createdAt: string };

/** When somebody at the desk last opened a project, if anybody has. */
export async function findLastLook(projectId: number): Promise<string | undefined> {
  const looks = await readAll(rowsAPage.project_looks, (supabase) =>
    supabase.from("project_looks").select("project_id, looked_at").eq("project_id", projectId).order("project_id"),
  );
  return looks[0]?.looked_at;
}

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
