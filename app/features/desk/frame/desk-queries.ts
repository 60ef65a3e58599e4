import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Day, InboxCursor, InboxFilter, Letter, QueuedMail, Segment, StaffProject } from "#domain/desk.ts";
import type { DeskFunction } from "#domain/desk-functions.ts";
import type { Reply, ReplyList } from "#domain/desk-replies.ts";
import type { AuditCursor, AuditFilter, AuditLine } from "#domain/desk-staff.ts";
import type { WhoseWork } from "#domain/today.ts";
import { type Asks, askDesk, type Hears, retryDesk } from "./ask-desk.ts";
import { enterDesk } from "./desk-entry.ts";
import { fetchPreview, type LetterKind, type LetterWords } from "./fetch-preview.ts";

/** Every answer that a change may make stale has a key that begins with this. */
export const deskKey = ["desk"] as const;

/**
 * Of every answer. A desk lies open all day, and going back after a long telephone call still shows the list as it was
 * left, at once: an hour in the cache instead of five minutes.
 */
const kept = { retry: retryDesk, gcTime: 60 * 60_000 } as const;

/** Looked at again every so often, while the tab is. */
const polled = (refetchInterval: number) => ({ refetchInterval, refetchIntervalInBackground: false }) as const;

/** The function's own name and what it is asked are the key. */
const answer = <Name extends DeskFunction>(name: Name, asks: Asks<Name>) =>
  queryOptions({
    ...kept,
    queryKey: [...deskKey, name, asks] as const,
    queryFn: ({ signal }): Promise<Hears<Name>> => askDesk(name, asks, signal),
  });

const pageSize = 50;

/** A long list, page by page after its last row. While another one is fetched, the list before it stays. */
const list = { ...kept, placeholderData: keepPreviousData } as const;

/** Cursors: the last row of a page is where the next one goes on. */
const createdAfter = (last?: InboxCursor) => last && { createdAt: last.createdAt, id: last.id };
const changedAfter = (last?: StaffProject) => last && { updatedAt: last.updatedAt, id: last.id };

const lineAfter = (last?: AuditLine): AuditCursor | undefined =>
  last && { at: last.at, source: last.source, id: last.id };

const joinLeads = ({ pages }: InfiniteData<Hears<"desk_inbox">>) => ({ rows: pages.flatMap(({ leads }) => leads) });
const joinProjects = ({ pages }: InfiniteData<Hears<"desk_projects">>) => ({
  rows: pages.flatMap(({ projects }) => projects),
});
const joinLines = ({ pages }: InfiniteData<Hears<"desk_audit">>) => ({ rows: pages.flatMap(({ lines }) => lines) });
const joinMails = ({ pages }: InfiniteData<Hears<"desk_mails">>) => ({
  rows: pages.flatMap(({ mails }) => mails),
  counts: pages.at(-1)?.counts,
});

const joinReplies = ({ pages }: InfiniteData<Hears<"desk_replies">>) => ({
  rows: pages.flatMap(({ replies }) => replies),
});
const repliedAfter = (wanted: ReplyList, last?: Reply) =>
  last && { at: (wanted === "waiting" && last.dueAt) || last.receivedAt, id: last.id };

export const deskQueries = {
  /** Asked whenever the desk is entered; after that each question asks for itself. */
  entry: () =>
    queryOptions({
      queryKey: ["desk-entry"] as const,
      queryFn: enterDesk,
      retry: retryDesk,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: "always",
    }),
  staff: () => ({ ...answer("desk_staff", {}), ...polled(30_000) }),
  /** Cheap enough to be asked all day; an open inbox looks again when they move. */
  counts: () => ({ ...answer("desk_counts", {}), ...polled(10_000) }),
  /** A colleague may be on the same page. */
  person: (key: string) => ({ ...answer("desk_person", { key }), ...polled(30_000) }),
  requestFiles: (leads: string[]) => answer("desk_request_files", { leads }),
  templates: () => answer("desk_templates", {}),
  /** A colleague takes things off it, and visitors put things on it. */
  today: (whose: WhoseWork) => ({
    ...answer("desk_today", { whose }),
    ...polled(15_000),
    placeholderData: keepPreviousData,
  }),
  morningMail: () => answer("desk_morning_mail", { wanted: null }),
  people: (search: string) => ({ ...answer("desk_people", { search }), placeholderData: keepPreviousData }),
  /** What came in by mail and waits: for the counters, the inbox, one person. */
  replyCounts: () => ({ ...answer("desk_reply_counts", {}), ...polled(10_000) }),
  waitingReplies: () => ({
    ...answer("desk_replies", { list: "waiting", after: null, pageSize: 200 }),
    ...polled(10_000),
  }),
  thread: (key: string) => ({ ...answer("desk_thread", { key }), ...polled(30_000) }),
  bounces: () => answer("desk_bounces", {}),
  project: (id: number) => answer("desk_project", { project: id }),
  code: (wanted: string) => answer("desk_code", { wanted }),
  mail: (mailId: string) => answer("desk_mail", { mailId }),
  segments: (segment: Segment) => ({ ...answer("desk_segments", { segment }), placeholderData: keepPreviousData }),
  letterTemplates: () => answer("desk_letter_templates", {}),
  letterTemplateHistory: (template: string) => answer("desk_letter_template_history", { template }),
  suppressionCount: () => answer("desk_suppressions", { address: null }),
  outcomes: (since: Day) => answer("desk_outcomes", { since }),
  numbers: (since: Day) => answer("desk_numbers", { since }),
  /** Watched while one of them is on its way to its readers, or about to be. */
  letters: () =>
    queryOptions({
      ...answer("desk_letters", {}),
      refetchInterval: ({ state }) => (state.data?.letters.some(isSending) ? 2_000 : false),
      refetchIntervalInBackground: false,
    }),
  /** The one before stays until it is there. The same words always make the same mail. */
  preview: ({ subject, body }: LetterWords, kind: LetterKind) =>
    queryOptions({
      queryKey: ["desk-preview", kind, subject, body] as const,
      queryFn: ({ signal }) => fetchPreview(kind, { subject, body }, signal),
      placeholderData: keepPreviousData,
      enabled: body.trim() !== "",
      staleTime: Number.POSITIVE_INFINITY,
    }),

  inbox: (filter: InboxFilter) =>
    infiniteQueryOptions({
      ...list,
      queryKey: [...deskKey, "desk_inbox", filter] as const,
      queryFn: ({ pageParam: after, signal }) => askDesk("desk_inbox", { filter, after, pageSize }, signal),
      initialPageParam: null as Asks<"desk_inbox">["after"],
      getNextPageParam: ({ hasMore, leads }) => (hasMore ? createdAfter(leads.at(-1)) : null),
      select: joinLeads,
    }),
  projects: (search: string) =>
    infiniteQueryOptions({
      ...list,
      queryKey: [...deskKey, "desk_projects", search] as const,
      queryFn: ({ pageParam: after, signal }) => askDesk("desk_projects", { search, after, pageSize }, signal),
      initialPageParam: null as Asks<"desk_projects">["after"],
      getNextPageParam: ({ hasMore, projects }) => (hasMore ? changedAfter(projects.at(-1)) : null),
      select: joinProjects,
    }),
  audit: (filter: AuditFilter) =>
    infiniteQueryOptions({
      ...list,
      queryKey: [...deskKey, "desk_audit", filter] as const,
      queryFn: ({ pageParam: after, signal }) => askDesk("desk_audit", { filter, after, pageSize }, signal),
      initialPageParam: null as Asks<"desk_audit">["after"],
      getNextPageParam: ({ hasMore, lines }) => (hasMore ? lineAfter(lines.at(-1)) : null),
      select: joinLines,
    }),
  replies: (wanted: ReplyList) =>
    infiniteQueryOptions({
      ...list,
      ...polled(10_000),
      queryKey: [...deskKey, "desk_replies", "pages", wanted] as const,
      queryFn: ({ pageParam: after, signal }) => askDesk("desk_replies", { list: wanted, after, pageSize }, signal),
      initialPageParam: null as Asks<"desk_replies">["after"],
      getNextPageParam: ({ hasMore, replies }) => (hasMore ? repliedAfter(wanted, replies.at(-1)) : null),
      select: joinReplies,
    }),
  /** A queue moves by itself. */
  mails: (wantedStatus: QueuedMail["status"], search: string) =>
    infiniteQueryOptions({
      ...list,
      ...polled(10_000),
      queryKey: [...deskKey, "desk_mails", wantedStatus, search] as const,
      queryFn: ({ pageParam: after, signal }) =>
        askDesk("desk_mails", { wantedStatus, search, after, pageSize }, signal),
      initialPageParam: null as Asks<"desk_mails">["after"],
      getNextPageParam: ({ hasMore, mails }) => (hasMore ? createdAfter(mails.at(-1)) : null),
      select: joinMails,
    }),
};

const isSending = ({ state, scheduledAt }: Letter) =>
  state === "sending" || (scheduledAt !== null && Date.parse(scheduledAt) < Date.now() + 60_000);
