import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { askDesk, retryDesk } from "./ask-desk.ts";
import { deskKey } from "./desk-queries.ts";

/** Of every question about the calendar. A colleague, or a visitor, may change it at any moment. */
const watched = { retry: retryDesk, refetchInterval: 30_000, refetchIntervalInBackground: false } as const;

export const calendarQueries = {
  week: (since: string, until: string) =>
    queryOptions({
      ...watched,
      queryKey: [...deskKey, "desk_calendar", since, until] as const,
      queryFn: ({ signal }) => askDesk("desk_calendar", { since, until }, signal),
      placeholderData: keepPreviousData,
    }),
  /** The calls of some leads: of a person, or of a list. */
  callsOf: (leads: string[]) =>
    queryOptions({
      ...watched,
      queryKey: [...deskKey, "desk_calls", leads] as const,
      queryFn: ({ signal }) => askDesk("desk_calls", { leads }, signal),
      enabled: leads.length > 0,
      placeholderData: keepPreviousData,
    }),
};
