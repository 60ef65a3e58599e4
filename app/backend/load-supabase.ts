/**
 * The client, fetched when it is first needed; after that, the same one for everybody. A session that a mail link
 * brought along is in place before anybody asks for it.
 */
export async function loadSupabase() {
  const { supabase, arrival } = await import("./supabase-client.ts");
  await arrival;
  return supabase;
}
