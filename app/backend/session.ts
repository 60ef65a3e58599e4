import type { Session } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { dropOwnDrafts } from "#app/forms/own-drafts.ts";
import { notify } from "#app/ui/notify.ts";
import { notices } from "#content/notices.ts";
import { loadSupabase } from "./load-supabase.ts";
import { queryClient } from "./query-client.ts";
import { followSession, type SessionState } from "./session-state.ts";
import { hasFreshSignOutMark, leaveSignOutMark } from "./sign-out-mark.ts";
import { readStoredSession } from "./stored-session.ts";

/** Who is signed in here. Throws when that cannot be known, for a network that is down must not look like a sign-out. */
export async function readSession(): Promise<Session | null> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error && isNetworkFault(error)) throw error;
  return data.session;
}

/** The session as it was last kept, for where the service cannot be asked. */
export function readKeptSession(): Session | null {
  return JSON.parse(readStoredSession() ?? "null");
}

/** True while the password was given and the code of the authenticator app still is not. */
export async function needsSecondStep(): Promise<boolean> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
}

const unknown: SessionState = { status: "unknown" };
let state = unknown;
const listeners = new Set<() => void>();

/** How the session stands, in this tab and as other tabs change it. Unknown until the first look is over. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
}

function subscribe(listener: () => void): () => void {
  const look = () => void lookForSession();
  listeners.add(listener);
  window.addEventListener("online", look);
  if (state.status === "unknown") look();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", look);
  };
}

function publish(found: SessionState) {
  const before = state;
  state = followSession(before, found);
  if (state === before) return;
  for (const tell of listeners) tell();
  // Nobody finds what was read for whoever has signed out; whoever comes back to their work finds it fresh.
  if (state.end) {
    queryClient.clear();
    dropOwnDrafts();
  } else if (state.status === "signed-in" && before.status !== "unknown") void queryClient.invalidateQueries();
}

let looks = 0;
let newestKnown = 0;

/** Looks how the session stands, and tells everybody, unless a later look has told already. */
export async function lookForSession() {
  looks += 1;
  const look = looks;
  const found = await findSession();
  if (look < newestKnown) return;
  newestKnown = look;
  publish(found);
}

async function findSession(): Promise<SessionState> {
  try {
    const session = await withinPatience(listen().then(readSession));
    const { readOffer } = await import("./supabase-client.ts");
    const offer = readOffer();
    if (!session) return { status: "signed-out", offer };
    return { status: (await needsSecondStep()) ? "halfway" : "signed-in", email: session.user.email ?? "", offer };
  } catch {
    // No network, or the client itself did not come. Whoever is at work keeps what they have typed.
    return { status: "unreachable", email: readKeptSession()?.user.email };
  }
}

/** The client tries to renew an old session for half a minute; nobody waits that long in front of an empty page. */
const patience = 5_000;

function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  const tooLong = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer yet")), patience));
  return Promise.race([work, tooLong]);
}

let isListening = false;

/** The client tells every change, also of other tabs. How it stands at first is the look's to find out. */
async function listen() {
  const { auth } = await loadSupabase();
  if (isListening) return;
  isListening = true;
  auth.onAuthStateChange((event) => {
    if (event === "INITIAL_SESSION") return;
    const end = isSigningOut ? "here" : hasFreshSignOutMark() ? "elsewhere" : undefined;
    const follow = () => {
      if (event !== "SIGNED_OUT") return void lookForSession();
      looks += 1;
      newestKnown = looks;
      publish({ status: "signed-out", end, offer: state.offer });
    };
    // Out of the client's own turn: whoever calls the client from inside it would wait for itself.
    setTimeout(follow, 0);
  });
}

/** Set while this tab signs itself out. */
let isSigningOut = false;

/**
 * Signs out and says so if that fails; true when nobody is signed in here any more. That is so for `local` even when the
 * service cannot be reached: a shared computer must not stay open. `global` ends every device's session.
 */
export async function signOut(scope: "local" | "global" = "local"): Promise<boolean> {
  isSigningOut = true;
  try {
    const supabase = await loadSupabase();
    leaveSignOutMark();
    // What somebody was writing in their account, or at the desk about people, stays on nobody's computer.
    dropOwnDrafts();
    const { error } = await supabase.auth.signOut({ scope });
    if (error) void notify.error(notices.session.signOutFailed.title, error.message);
    return !error || (await readSession()) === null;
  } finally {
    isSigningOut = false;
  }
}

let isInDoubt = false;

/**
 * For whoever got a 401 in the middle of work: asks the service whether it still knows the session. If not, this browser
 * forgets it, and whoever is at work is asked for the password on top of it. However many got a 401, it is asked once.
 */
export function askForPassword() {
  if (isInDoubt) return;
  isInDoubt = true;
  void doubtSession().finally(() => {
    isInDoubt = false;
  });
}

async function doubtSession() {
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.getUser();
    if (error?.status === 401 || error?.status === 403) await auth.signOut({ scope: "local" });
  } catch {
    // Out of reach, which is what the look will find, too.
  }
  await lookForSession();
}

const isNetworkFault = (error: { name: string }) => error.name === "AuthRetryableFetchError";
