import { remember } from "#app/browser-memory.ts";
import type { Attribution } from "#domain/attribution.ts";

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

/** What brought a visitor here, kept for the tab and sent with a form: the cookie policy says so. */
const memory = remember("tab", "halftitle.attribution", (found) => (found ?? undefined) as Arrival | undefined);

/** In the first script of a page, so that it holds for whoever goes on at once. */
export const rememberArrival = () =>
  memory.write(noteArrival(memory.read(), new URL(location.href), document.referrer));

/** The fields that every form sends along. */
export function readAttribution(): Attribution {
  const arrival = memory.read();
  return {
    page: location.pathname + location.search,
    referrer_host: arrival?.referrerHost ?? null,
    utm: arrival?.utm ?? {},
  };
}
