/** Pages where somebody is busy with something that an offer would only interrupt: signing in, terms, the form itself. */
const closedPages = [
  "/auth",
  "/dashboard",
  "/staff",
  "/newsletter",
  "/consultation",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
];

export function isOfferPage(path: string): boolean {
  return !closedPages.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** Past the middle of what can be scrolled; a page that fits its window has no middle to pass. */
export function hasPassedHalf({ top, height, view }: { top: number; height: number; view: number }): boolean {
  return height > view && top / (height - view) > 0.5;
}
