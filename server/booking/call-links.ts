import { bookingDoor } from "#content/booking-door.ts";
import { chapterDoor } from "#content/chapter.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";

/** The addresses of a call. Their token follows from its number and the server's secret: nothing about it is stored. */
export function callLinks(tokens: LinkTokens, id: string) {
  const query = new URLSearchParams({ id, token: tokens.make("booking", id) });
  const at = (page: string) => `${bookingDoor.plainPath}/${page}?${query}`;
  return { view: at("call"), move: at("move"), cancel: at("cancel"), calendar: at("call.ics") };
}

/** What the confirmation of a request leads to, however long after: the calendar, and the place for a chapter. */
const requestKeys = (tokens: LinkTokens, lead: string) =>
  new URLSearchParams({ lead, token: tokens.make("booking-lead", lead) });
export const chooseLink = (tokens: LinkTokens, lead: string) => `${bookingDoor.path}?${requestKeys(tokens, lead)}`;
export const chapterLinkOf = (tokens: LinkTokens, lead: string) => `${chapterDoor.path}?${requestKeys(tokens, lead)}`;
