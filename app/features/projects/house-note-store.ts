import { readAll } from "#app/features/session/read-all.ts";

/** What the house has written to the author about a project. */
export type HouseNote = { id: number; who: string; text: string; created_at: string };

/** Newest first. */
export function listHouseNotes(projectId: number): Promise<HouseNote[]> {
  return readAll("house_notes", {
    columns: "id, who, text, created_at",
    order: "id",
    match: { project_id: projectId },
  });
}
