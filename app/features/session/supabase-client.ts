import { createClient } from "@supabase/supabase-js";
import { publicKey } from "#domain/public-key.ts";
import { type MailLinkAnswer, readMailLinkAnswer, withoutMailLinkAnswer } from "./mail-link-answer.ts";

/**
 * The answer is taken out of the address before the client sees it: left to itself, the client clears it by a new entry
 * of the history, and the one before keeps the tokens.
 */
const answer = readMailLinkAnswer(new URL(location.href));
if (answer) history.replaceState(history.state, "", withoutMailLinkAnswer(new URL(location.href)));

/**
 * The one client. It talks to its own origin alone, keeps the session in local storage and refreshes it by itself: the
 * library's defaults, and the specification's. Import it through `loadSupabase`, so that no page carries it unasked.
 */
export const supabase = createClient(window.location.origin, publicKey);

export type Arrival = "signed-in" | "recovery" | "half-done" | { deadLink: string };

/** What came of the mail link that opened this page; undefined when none did. */
export const arrival: Promise<Arrival | undefined> = answer ? accept(answer) : Promise.resolve(undefined);

async function accept(given: MailLinkAnswer): Promise<Arrival> {
  if (given.outcome === "error") return { deadLink: given.description };
  if (given.outcome === "message") return "half-done";
  const { error } =
    given.outcome === "code"
      ? await supabase.auth.exchangeCodeForSession(given.code)
      : await supabase.auth.setSession({ access_token: given.accessToken, refresh_token: given.refreshToken });
  if (error) return { deadLink: error.message };
  return given.outcome === "session" && given.type === "recovery" ? "recovery" : "signed-in";
}
