import type { NavLink } from "./links.ts";

/** The dashboard’s link for staff; apart from the desk’s own words, which no author’s page carries. */
export const deskDoor = { label: "Staff desk", to: "/staff" } as const satisfies NavLink;
