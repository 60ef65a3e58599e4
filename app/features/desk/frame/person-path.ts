import type { Lead } from "#domain/desk.ts";

/** Everything about a person is on one page. Links from before name an address or a lead, and lead there as well. */
export const personPath = ({ person }: Pick<Lead, "person">) => `/staff/people/${person}`;
