import { notifyManager, QueryClient } from "@tanstack/react-query";

// Pages hear of a change within the turn that made it: a button is busy before a second press can reach it, and a choice
// shown before its answer (optimistic) does not jump back for a frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * The one cache of what portal and desk have read. Its defaults are the specification's: three retries that back off up
 * to 30 seconds, and five minutes until an answer that nobody looks at is forgotten. Whether there is a network is found
 * out by asking: without one a page says so, and waits for nothing in silence. Public pages never load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: "always" }, mutations: { networkMode: "always" } },
});
