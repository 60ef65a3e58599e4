import type { Day, Time } from "./desk.ts";

/** What the desk's first page speaks of: everything that waits for somebody today. */

/** In the order in which they are shown. The database has a view for each, `private.today_answer` and so on. */
export const todayKinds = ["answer", "reply", "message", "call", "follow-up", "book", "mail"] as const;
export type TodayKind = (typeof todayKinds)[number];

export const whoseWork = ["all", "mine", "nobody"] as const;
export type WhoseWork = (typeof whoseWork)[number];

export type TodayItem = {
  kind: TodayKind;
  id: string;
  leadId: string | null;
  person: string | null;
  owner: string | null;
  ownerName: string | null;
  /** When a reply is due, a call begins, the day of a follow-up or of a book's stage began, or a mail was written. */
  dueAt: Time;
  name: string;
  text: string;
  /** Of the lead. */
  version: number | null;
  /** Where it is about a book. */
  bookId: number | null;
};

export type Today = {
  /** Where the house is. */
  day: Day;
  kinds: { kind: TodayKind; count: number; items: TodayItem[] }[];
};

/** Where somebody is in the day's work: the next one comes after it. */
export type TodayPlace = Pick<TodayItem, "dueAt" | "id">;

/** The functions of the desk that are about the day; domain/desk-functions.ts lists them with the others. */
export type DeskTodayCalls = {
  desk_today: { asks: { whose: WhoseWork }; hears: Today };
  /** What was nobody's is one's own from then on. Null where nothing is left. */
  desk_take_next: { asks: { after: TodayPlace | null }; hears: Omit<TodayItem, "ownerName"> | null };
  /** Null asks, yes and no decide. */
  desk_morning_mail: { asks: { wanted: boolean | null }; hears: { isWanted: boolean } };
};

/** A bookmark of the time when the inbox was the first page says what it wanted to see. */
export const isInboxAddress = (params: URLSearchParams) =>
  ["kind", "status", "owner", "overdue", "source", "search"].some((name) => params.has(name));
