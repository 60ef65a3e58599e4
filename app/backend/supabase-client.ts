import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#domain/database.ts";
import { publicKey } from "#domain/public-key.ts";
import { type MailLinkAnswer, readMailLinkAnswer, withoutMailLinkAnswer } from "./mail-link-answer.ts";
import { judgeOffer, type OfferedSession } from "./offered-session.ts";
import { sessionKey, sessionStirred } from "./stored-session.ts";

const address = new URL(window.location.href);
const answer = readMailLinkAnswer(address);

/**
 * The answer is taken out of the address before the client sees it: left to itself, the client clears it by a new entry
 * of the history, and the one before keeps the tokens.
 */
const writeAddress = (text: string) => history.replaceState(history.state, "", text);
if (answer) writeAddress(withoutMailLinkAnswer(address));

const service = (name: string) => `${window.location.origin}/${name}/v1`;

/** Keeps the session in local storage and refreshes it by itself: the library's defaults, and the specification's. */
const auth = new AuthClient({
  url: service("auth"),
  // In the library's own spelling: it puts a token in the place of this name, letter by letter.
  headers: { apikey: publicKey, Authorization: `Bearer ${publicKey}` },
  storageKey: sessionKey(),
});

/** In the name of whoever is signed in, else of nobody. */
const fetchAsCaller: typeof fetch = async (input, init) => {
  const { data } = await auth.getSession();
  const headers = new Headers(init?.headers);
  headers.set("apikey", publicKey);
  headers.set("authorization", `Bearer ${data.session?.access_token ?? publicKey}`);
  return fetch(input, { ...init, headers });
};

/** Reading again what failed is left to the query cache: retries within retries would multiply. */
const rest = new PostgrestClient<Database>(service("rest"), { fetch: fetchAsCaller, retry: false });

/**
 * The one client, of the three parts of Supabase's own that we use; together with the parts that we do not, it would be
 * nearly twice as large. It talks to its own origin alone. Import it through `loadSupabase`, so that no page carries it
 * unasked.
 */
export const supabase = {
  auth,
  functions: new FunctionsClient(service("functions"), { customFetch: fetchAsCaller }),
  from: rest.from.bind(rest) as typeof rest.from,
  rpc: rest.rpc.bind(rest) as typeof rest.rpc,
};

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
  const judged = await judgeOffer(auth, { access_token: given.accessToken, refresh_token: given.refreshToken });
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
