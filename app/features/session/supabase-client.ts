import { createClient } from "@supabase/supabase-js";
import { publicKey } from "#domain/public-key.ts";

/**
 * The one client. It talks to its own origin alone, keeps the session in local storage and refreshes it by itself: the
 * library's defaults, and the specification's. Import it through `loadSupabase`, so that no page carries it unasked.
 */
export const supabase = createClient(window.location.origin, publicKey);
