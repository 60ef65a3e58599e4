import { createClient } from "@supabase/supabase-js";
import { publicKey } from "#domain/public-key.ts";
import { type MailLinkAnswer, readMailLinkAnswer, withoutMailLinkAnswer } from "./mail-link-answer.ts";
import { sessionStirred } from "./stored-session.ts";

const address = new URL(window.location.href);
const answer = readMailLinkAnswer(address);

/**
 * The answer is taken out of the address before the client sees it: left to itself, the client clears it by a new entry
 * of the history, and the one before keeps the tokens.
 */
const writeAddress = (text: string) => history.replaceState(history.state, "", text);
if (answer) writeAddress(withoutMailLinkAnswer(address));

/**
 * The one client. It talks to its own origin alone, keeps the session in local storage and refreshes it by itself: the
 * library's defaults, and the specification's. Import it through `loadSupabase`, so that no page carries it unasked.
 */
export const supabase = createClient(window.location.origin, publicKey);

// For the header, which only looks whether a session is kept.
supabase.auth.onAuthStateChange(() => window.dispatchEvent(new Event(sessionStirred)));

export type Arrival = "signed-in" | "recovery" | "half-done" | "dead" | "unreachable";

/** What came of the mail link that opened this page; undefined when none did. */
export const arrival: Promise<Arrival | undefined> = answer ? accept(answer) : Promise.resolve(undefined);

async function accept(given: MailLinkAnswer): Promise<Arrival> {
  if (given.outcome === "error") return "dead";
  if (given.outcome === "message") return "half-done";
  const { error } =
    given.outcome === "code"
      ? await supabase.auth.exchangeCodeForSession(given.code)
      : await supabase.auth.setSession({ access_token: given.accessToken, refresh_token: given.refreshToken });
  if (error?.name === "AuthRetryableFetchError") {
    // The link is spent and its session is nowhere else: a reload must find it again.
    writeAddress(address.href);
    return "unreachable";
  }
  if (error) return "dead";
  // Whoever was invited has no password yet, and chooses one on the same page.
  return given.outcome === "session" && ["recovery", "invite"].includes(given.type) ? "recovery" : "signed-in";
}
