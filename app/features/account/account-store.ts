import { listProjects, listWordLog } from "#app/features/projects/project-store.ts";
import { loadSupabase } from "#app/features/session/load-supabase.ts";

/** Undefined when it was done; otherwise why not, in the service's words. */
type Outcome = Promise<string | undefined>;

export async function saveName(name: string): Outcome {
  const supabase = await loadSupabase();
  const { error } = await supabase.auth.updateUser({ data: { full_name: name } });
  return error?.message;
}

export async function signOutOthers(): Outcome {
  const supabase = await loadSupabase();
  const { error } = await supabase.auth.signOut({ scope: "others" });
  return error?.message;
}

/** Everything the account holds, as its owner may see it. */
export async function collectData() {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.getUser();
  if (error) throw error;
  const { id, email, created_at, last_sign_in_at, user_metadata } = data.user;
  const projects = await listProjects();
  const logs = await Promise.all(projects.map((project) => listWordLog(project.id)));
  return {
    collectedAt: new Date().toISOString(),
    account: { id, email, createdAt: created_at, lastSignInAt: last_sign_in_at, details: user_metadata },
    projects: projects.map((project, place) => ({ ...project, wordLog: logs[place] })),
  };
}

/** The database asks for a password entered just now, and takes everything of the account along. */
export async function deleteAccount(): Outcome {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  const { error } = await supabase.from("account_deletions").insert({ owner: data.session?.user.id });
  return error?.message;
}
