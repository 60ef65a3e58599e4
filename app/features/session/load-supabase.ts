/** The client, fetched when it is first needed; after that, the same one for everybody. */
export async function loadSupabase() {
  const { supabase } = await import("./supabase-client.ts");
  return supabase;
}
