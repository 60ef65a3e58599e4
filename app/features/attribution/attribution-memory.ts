import type { Attribution } from "#domain/attribution.ts";

/** What brought a visitor here, kept for the tab and sent with a form: the cookie policy says so. */
const key = "halftitle.attribution";

export type Arrival = { referrerHost?: string; utm: Record<string, string> };

/** The first referrer stays; campaign words of a later link replace those of an earlier one. */
export function noteArrival(before: Arrival | undefined, page: URL, referrer: string): Arrival {
  const tags = [...page.searchParams].filter(([name, value]) => name.startsWith("utm_") && value);
  const utm = tags.length > 0 ? Object.fromEntries(tags) : (before?.utm ?? {});
  return { referrerHost: before ? before.referrerHost : foreignHost(page, referrer), utm };
}

function foreignHost(page: URL, referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { host } = new URL(referrer);
  return host && host !== page.host ? host : undefined;
}

let unsaved: Arrival | undefined;

function recall(): Arrival | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? unsaved;
  } catch {
    // Storage is closed, or holds something else: this page's own arrival will do.
    return unsaved;
  }
}

/** In the first script of a page, so that it holds for whoever goes on at once. */
export function rememberArrival(): void {
  unsaved = noteArrival(recall(), new URL(location.href), document.referrer);
  try {
    sessionStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // Blocked or full: it is known until the page is left.
  }
}

/** The fields that every form sends along. */
export function readAttribution(): Attribution {
  const arrival = recall();
  return {
    page: location.pathname + location.search,
    referrer_host: arrival?.referrerHost ?? null,
    utm: arrival?.utm ?? {},
  };
}
