import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { redirect } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { notices } from "#content/notices.ts";
import { loadSupabase } from "./load-supabase.ts";
import { readStoredSession } from "./stored-session.ts";

export type { Session };

/** Who is signed in here. Throws when that cannot be known, for a network that is down must not look like a sign-out. */
export async function readSession(): Promise<Session | null> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error && isNetworkFault(error)) throw error;
  return data.session;
}

/** True while the password was given and the code of the authenticator app still is not. */
export async function needsSecondStep(): Promise<boolean> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
}

/**
 * For the clientLoader of every page that belongs to somebody: the session, or away to /auth. Where somebody is at work and
 * a dialog can ask for the password, it waits for that instead: leaving would lose what they have typed.
 */
export async function requireSession(): Promise<Session> {
  for (;;) {
    let session: Session | null;
    try {
      session = await withinPatience(readSession());
    } catch {
      return rememberSession();
    }
    if (session && !(await needsSecondStep())) return session;
    if (askers.size === 0 || hasFreshMark()) throw redirect("/auth");
    const returning = awaitReturn();
    askForPassword();
    if (!(await returning)) throw redirect("/auth");
  }
}

/**
 * Where the network is down, the session as it was last kept: the page then says what it could not fetch, and whoever is
 * at work keeps what they have typed. Where none was kept, nobody is signed in.
 */
function rememberSession(): Session {
  const kept = readStoredSession();
  if (!kept) throw redirect("/auth");
  return JSON.parse(kept) as Session;
}

/**
 * For the pages at the door: whose session it is, whether the second step is missing, whether a link offers another one,
 * or that it cannot be known.
 */
export async function lookForSession() {
  try {
    const session = await withinPatience(readSession());
    const { readOffer } = await import("./supabase-client.ts");
    const isHalfway = session !== null && (await needsSecondStep());
    return { email: session?.user.email, isHalfway, offer: readOffer() };
  } catch {
    // No network, or the client itself did not come. The door still stands, and says so.
    return { isHalfway: false, isUnreachable: true };
  }
}

/** The client tries to renew an old session for half a minute; nobody waits that long in front of an empty page. */
const patience = 5_000;

function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  const tooLong = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer yet")), patience));
  return Promise.race([work, tooLong]);
}

/** Set while this tab signs itself out; whoever pressed the button decides where to go then. */
let isSigningOut = false;
/** Read by the other tabs: a session that ends right after this was written was ended by hand, and did not expire. */
const markKey = "halftitle.signed-out-at";

/**
 * Signs out and says so if that fails; true when nobody is signed in here any more. That is so for `local` even when the
 * service cannot be reached: a shared computer must not stay open. `global` ends every device's session.
 */
export async function signOut(scope: "local" | "global" = "local"): Promise<boolean> {
  isSigningOut = true;
  try {
    const supabase = await loadSupabase();
    leaveMark();
    const { error } = await supabase.auth.signOut({ scope });
    if (error) void notify.error(notices.session.signOutFailed.title, error.message);
    return !error || (await readSession()) === null;
  } finally {
    isSigningOut = false;
  }
}

type Change = { session: Session | null; event: AuthChangeEvent; isOwnSignOut: boolean };

function watchSession(listener: (change: Change) => void): () => void {
  let isOver = false;
  let stop = () => {};
  void loadSupabase().then((supabase) => {
    if (isOver) return;
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      const change = { session, event, isOwnSignOut: isSigningOut };
      // Out of the client's own turn: a listener that calls the client from inside it would wait for itself.
      setTimeout(() => isOver || listener(change), 0);
    });
    stop = () => data.subscription.unsubscribe();
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Every change of the session, in this tab or another, beginning with how it stands. Answers the way to stop listening. */
export function onSessionChange(listener: (session: Session | null, event: AuthChangeEvent) => void): () => void {
  return watchSession(({ session, event }) => listener(session, event));
}

/** How a session ended that this tab did not end itself. */
export type SessionEnd = "signed-out-elsewhere" | "expired";

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  return watchSession(({ event, isOwnSignOut }) => {
    if (event === "SIGNED_OUT" && !isOwnSignOut) listener(hasFreshMark() ? "signed-out-elsewhere" : "expired");
  });
}

type Asker = { ask: () => void; leave: Set<() => void> };
const askers = new Set<Asker>();

/** For whoever got a 401 in the middle of work: opens the dialog that asks for the password, where one is mounted. */
export function askForPassword() {
  for (const { ask } of askers) ask();
}

/** For that dialog. Answers how to say that it is gone. */
export function onPasswordNeeded(ask: () => void): () => void {
  const asker: Asker = { ask, leave: new Set() };
  askers.add(asker);
  return () => {
    askers.delete(asker);
    for (const leave of asker.leave) leave();
  };
}

/** True as soon as somebody is signed in again, false when the page that asked was left. */
function awaitReturn(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = watchSession(({ session, event }) => session && event !== "INITIAL_SESSION" && end(true));
    const end = (hasReturned: boolean) => {
      stop();
      for (const { leave } of askers) leave.delete(giveUp);
      resolve(hasReturned);
    };
    const giveUp = () => end(false);
    for (const { leave } of askers) leave.add(giveUp);
  });
}

function leaveMark() {
  try {
    localStorage.setItem(markKey, String(Date.now()));
  } catch {
    // Storage is closed: then no other tab shares this session.
  }
}

function hasFreshMark(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(markKey)) < 10_000;
  } catch {
    return false;
  }
}

const isNetworkFault = (error: { name: string }) => error.name === "AuthRetryableFetchError";
