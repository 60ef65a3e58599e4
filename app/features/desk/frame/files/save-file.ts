import { loadSupabase } from "#app/backend/load-supabase.ts";
import { askForPassword } from "#app/backend/session.ts";

/** Asks for a link of a few minutes to a file that somebody sent to the house, and saves the file. It is never opened here. */
export async function saveFile(
  kind: "chapters" | "replies",
  wanted: { lead: string } | { file: string },
): Promise<void> {
  const { data } = await (await loadSupabase()).auth.getSession();
  const answer = await fetch(`/files/${kind}/links`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: JSON.stringify(wanted),
  });
  if (answer.status === 401) askForPassword();
  const { href, message } = (await answer.json()) as { href?: string; message?: string };
  if (!href) throw new Error(message ?? "no link");
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
