import { createClient } from "@supabase/supabase-js";
import type { Database } from "#domain/database.ts";
import { publicKey } from "#domain/public-key.ts";
import { type MailLinkAnswer, readMailLinkAnswer, withoutMailLinkAnswer } from "./mail-link-answer.ts";
import { judgeOffer, type OfferedSession } from "./offered-session.ts";
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
 * library's defaults, and the specification's. Only reading again what failed is left to the query cache, for retries
 * within retries would multiply. Import it through `loadSupabase`, so that no page carries it unasked.
 */
export const supabase = createClient<Database>(window.location.origin, publicKey, { db: { retry: false } });

// For the header, which only looks whether a session is kept.
supabase.auth.onAuthStateChange(() => window.dispatchEvent(new Event(sessionStirred)));

export type Arrival = "signed-in" | "recovery" | "offered" | "half-done" | "dead" | "unreachable";

/** What a mail link brought, as long as nobody has said yes or no to it. Taking it answers where the way goes on. */
export type Offer = Omit<OfferedSession, "take"> & { take: () => Promise<Arrival> };
let offer: Offer | undefined;
export const readOffer = () => offer;

/** What came of the mail link that opened this page; undefined when none did. */
export const arrival: Promise<Arrival | undefined> = answer ? accept(answer) : Promise.resolve(undefined);

async function accept(given: MailLinkAnswer): Promise<Arrival> {
  if (given.outcome === "error") return "dead";
  if (given.outcome === "message") return "half-done";
  if (given.outcome === "code") {
    // A code is good only together with what this browser kept when it asked for it.
    const { error } = await supabase.auth.exchangeCodeForSession(given.code);
    return error ? failWith(error) : "signed-in";
  }
  const judged = await judgeOffer(supabase, { access_token: given.accessToken, refresh_token: given.refreshToken });
  if ("error" in judged) return failWith(judged.error);
  if ("taken" in judged) return placeOf(given.type);
  const { take, decline, ...whose } = judged.offered;
  offer = {
    ...whose,
    async take() {
      const error = await take();
      if (error?.name === "AuthRetryableFetchError") return "unreachable";
      offer = undefined;
      return error ? "dead" : placeOf(given.type);
    },
    async decline() {
      offer = undefined;
      await decline();
    },
  };
  return "offered";
}

/** Whoever was invited has no password yet, and chooses one on the same page. */
const placeOf = (type: string) => (["recovery", "invite"].includes(type) ? "recovery" : "signed-in");

function failWith({ name }: { name: string }): Arrival {
  if (name !== "AuthRetryableFetchError") return "dead";
  // The link is spent and its session is nowhere else: a reload must find it again.
  writeAddress(address.href);
  return "unreachable";
}
