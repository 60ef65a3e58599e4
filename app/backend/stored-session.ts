import { useSyncExternalStore } from "react";
import { readStored } from "#app/browser-memory.ts";

/** Sent by the client, where it is loaded, whenever somebody signs in or out in this tab. */
export const sessionStirred = "halftitle.session-stirred";

/**
 * Whether this browser keeps a session: a few bytes for every page, which must not carry the client. What it is worth is
 * for the portal to find out. No page is rendered for somebody on the server, so at first there is none.
 */
export function useStoredSession(): boolean {
  return useSyncExternalStore(watch, isStored, () => false);
}

const isStored = () => readStoredSession() !== null;

/** The name under which the client keeps the session: the one that Supabase's own client would choose. */
export const sessionKey = () => `sb-${location.hostname.split(".")[0]}-auth-token`;

/** The session as the client keeps it, in JSON. */
export const readStoredSession = () => readStored("browser", sessionKey());

/** Other tabs speak through the storage, this one by an event; a page that comes back from the history looks again. */
function watch(look: () => void): () => void {
  const events = ["storage", "pageshow", sessionStirred];
  for (const name of events) window.addEventListener(name, look);
  return () => {
    for (const name of events) window.removeEventListener(name, look);
  };
}
