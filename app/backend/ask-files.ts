import type { loadSupabase } from "./load-supabase.ts";
import { askForPassword } from "./session.ts";

/**
 * Asks a door of the server's to files in the name of whoever is signed in; with something `wanted`, for a link to it. Where
 * the session is over, its owner is asked for the password on top of the page.
 */
export async function askFiles(
  client: ReturnType<typeof loadSupabase>,
  path: `/files/${string}`,
  wanted?: Record<string, string>,
): Promise<Response> {
  const { data } = await (await client).auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ""}`;
  const answer = await fetch(path, {
    headers: { authorization, ...(wanted && { "content-type": "application/json" }) },
    ...(wanted && { method: "POST", body: JSON.stringify(wanted) }),
  });
  if (answer.status === 401) askForPassword();
  return answer;
}
