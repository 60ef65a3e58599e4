import { readAll } from "#app/features/session/read-all.ts";

/** What the house has written to the author about a project. */
export type HouseNote = { id: number; who: string; text: string; created_at: string };

/** When somebody at the desk last opened a project, if anybody has. */
export async function findLastLook(projectId: number): Promise<string | undefined> {
  const looks = await readAll<{ looked_at: string }>("project_looks", {
    columns: "project_id, looked_at",
    order: "project_id",
    match: { project_id: projectId },
  });
  return looks[0]?.looked_at;
}

/** Newest first. */
export function listHouseNotes(projectId: number): Promise<HouseNote[]> {
  return readAll("house_notes", {
    columns: "id, who, text, created_at",
    order: "id",
    match: { project_id: projectId },
  });
}
