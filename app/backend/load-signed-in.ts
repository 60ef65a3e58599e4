import { loadSupabase } from "./load-supabase.ts";
import { lookForSession } from "./session.ts";

/** The client, for what belongs to somebody. Where nobody is signed in it throws: nothing is asked in nobody's name. */
export async function loadSignedIn() {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session) return supabase;
  void lookForSession();
  throw new Error("nobody is signed in");
}
