import { readAll } from "#app/backend/read-all.ts";
import { rowsAPage } from "#domain/data-pages.ts";

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
  const rows = await readAll(rowsAPage.book_messages, (supabase) =>
    supabase
      .from("book_messages")
      .select("id, who_name, text, at")
      .eq("project_id", projectId)
      .eq("kind", "message")
      .order("id", { ascending: false }),
  );
  return rows.map(({ id, who_name, text, at }) => ({ id, who: who_name, text, createdAt: at }));
}
