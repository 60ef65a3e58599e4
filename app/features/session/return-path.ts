/** Pages that belong to somebody; signing in may lead back to one of these, and to nothing else. */
const ownPages = /^\/(staff|dashboard)(?=[/?#]|$)/;

/** The address of the sign-in page that leads back to where somebody wanted to go. */
export const signInPath = (wanted: string) => `/auth?next=${encodeURIComponent(wanted)}`;

/** Where to go after signing in: an address is anybody's to write, so that only our own pages count. */
export function readReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get("next") ?? "";
  return ownPages.test(wanted) && !wanted.includes("\\") ? wanted : "/dashboard";
}
