import { askFiles } from "#app/backend/ask-files.ts";
import { loadSupabase } from "#app/backend/load-supabase.ts";
import { saveLink } from "#app/ui/download-file.ts";

/** Asks for a link of a few minutes to a file that somebody sent to the house, and saves the file. It is never opened here. */
export async function saveFile(
  kind: "chapters" | "replies",
  wanted: { lead: string } | { file: string },
): Promise<void> {
  const answer = await askFiles(loadSupabase(), `/files/${kind}/links`, wanted);
  const { href, message } = (await answer.json()) as { href?: string; message?: string };
  if (!href) throw new Error(message ?? "no link");
  saveLink(href);
}
