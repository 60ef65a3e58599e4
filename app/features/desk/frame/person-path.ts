import type { Lead } from "#domain/desk.ts";

/** Everything an address ever sent is on one page; a caller without an address has a page for the one request. */
export const personPath = ({ email, id }: Pick<Lead, "email" | "id">) =>
  `/staff/people/${encodeURIComponent(email ?? id)}`;
