import { QueryClient } from "@tanstack/react-query";

/**
 * The one cache of what portal and desk have read. Its defaults are the specification's: three retries that back off up
 * to 30 seconds, and five minutes until an answer that nobody looks at is forgotten. Public pages never load it.
 */
export const queryClient = new QueryClient();
