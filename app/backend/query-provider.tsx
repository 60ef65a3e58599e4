import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { loadSupabase } from "./load-supabase.ts";
import { queryClient } from "./query-client.ts";

/** Around the pages that belong to somebody: the cache is theirs, and is gone before anybody else is signed in here. */
export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(() => void watchOwner(), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

let owner: string | undefined;
let isWatching = false;

/**
 * Once begun, it goes on where no such page is open: the next person may sign in there. A session that merely ended keeps
 * its answers, for whoever comes back to their work.
 */
async function watchOwner() {
  if (isWatching) return;
  isWatching = true;
  try {
    const { auth } = await loadSupabase();
    auth.onAuthStateChange((_event, session) => {
      if (!session) return;
      if (owner && owner !== session.user.id) queryClient.clear();
      owner = session.user.id;
    });
  } catch {
    // The client did not come: nobody's answers did either, and the next page tries again.
    isWatching = false;
  }
}
