import type { Span } from "./money.ts";
import { addDays } from "./weeks.ts";

/** How long the work takes, from the shortest to the longest, and how long before publication each thing is wanted. */
export type LeadTimes = {
  /** Weeks. */
  developmental: Span;
  line: Span;
  copyedit: Span;
  design: Span;
  setup: Span;
  advanceCopies: Span;
  booklist: number;
  /** Days. */
  proofread: Span;
  finalFile: number;
  /** Months. */
  publishersWeekly: Span;
  kirkus: Span;
  events: Span;
  pitches: Span;
  printPreorder: Span;
  ebookPreorder: number;
  copyright: number;
};

export const editRoutes = ["all", "line", "copy"] as const;
export type EditRoute = (typeof editRoutes)[number];

export type PublicationPlan = { publication: string; edits: EditRoute; hasReviews: boolean };

const milestoneIds = [
  "editing",
  "ebookPreorder",
  "design",
  "pcn",
  "galleys",
  "kirkus",
  "publishersWeekly",
  "booklist",
  "events",
  "pitches",
  "printPreorder",
  "proofread",
  "files",
  "advanceCopies",
  "finalFile",
  "publication",
  "copyright",
] as const;
export type MilestoneId = (typeof milestoneIds)[number];

/** `day` is when to do it, `last` the last day on which it still works. */
export type Milestone = { id: MilestoneId; day: string; last: string };

/** The same day of another month, or its last where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

const earliest = (days: readonly string[]) => days.toSorted()[0] ?? "";

/** Every date that follows from the one on the cover, in the order in which they come. */
export function countBack({ publication, edits, hasReviews }: PublicationPlan, leads: LeadTimes): Milestone[] {
  const weeksBefore = (day: string, weeks: number) => addDays(day, -7 * weeks);
  const monthsBefore = (months: number) => addMonths(publication, -months);
  const firstOfMonth = `${publication.slice(0, 8)}01`;
  // Slowly and early, or quickly and late: the two ends of every span.
  const at = (end: "day" | "last") => {
    const lead = ([short, long]: Span) => (end === "day" ? long : short);
    const advanceCopies = weeksBefore(publication, lead(leads.advanceCopies));
    const files = weeksBefore(advanceCopies, lead(leads.setup));
    const proofread = addDays(files, -lead(leads.proofread));
    const publishersWeekly = addMonths(firstOfMonth, -lead(leads.publishersWeekly));
    const kirkus = monthsBefore(lead(leads.kirkus));
    const booklist = weeksBefore(publication, leads.booklist);
    const galleys = hasReviews ? earliest([publishersWeekly, kirkus, booklist, proofread]) : proofread;
    const design = weeksBefore(galleys, lead(leads.design));
    const passes = {
      all: [leads.developmental, leads.line, leads.copyedit],
      line: [leads.line, leads.copyedit],
      copy: [leads.copyedit],
    };
    const editing = weeksBefore(
      design,
      passes[edits].reduce((sum, span) => sum + lead(span), 0),
    );
    return {
      editing,
      design,
      pcn: end === "day" ? design : files,
      galleys,
      ...(hasReviews && { kirkus, publishersWeekly, booklist }),
      ebookPreorder: end === "day" ? monthsBefore(leads.ebookPreorder) : addDays(publication, -leads.finalFile),
      events: monthsBefore(lead(leads.events)),
      pitches: monthsBefore(lead(leads.pitches)),
      printPreorder: monthsBefore(lead(leads.printPreorder)),
      proofread,
      files,
      advanceCopies,
      finalFile: addDays(publication, -leads.finalFile),
      publication,
      copyright: end === "day" ? publication : addMonths(publication, leads.copyright),
    } satisfies Partial<Record<MilestoneId, string>>;
  };
  const [days, last] = [at("day"), at("last")] as Partial<Record<MilestoneId, string>>[];
  return milestoneIds
    .flatMap((id) => {
      const [day, latest] = [days?.[id], last?.[id]];
      return day && latest ? [{ id, day, last: latest }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

export const isMissed = ({ last }: Milestone, today: string) => last < today;

/** Further ahead than anybody plans. */
const horizonDays = 1500;

/** The first day on which the book can honestly come out if work begins today: nothing on the way is missed by then. */
export function earliestPublication(
  plan: Omit<PublicationPlan, "publication">,
  leads: LeadTimes,
  today: string,
): string {
  for (let days = 0; days < horizonDays; days += 1) {
    const publication = addDays(today, days);
    if (!countBack({ ...plan, publication }, leads).some((milestone) => isMissed(milestone, today))) return publication;
  }
  return addDays(today, horizonDays);
}

/** The day on which the first edit begins, with time for everything. */
export const beginningOf = (plan: PublicationPlan, leads: LeadTimes): string =>
  countBack(plan, leads).find(({ id }) => id === "editing")?.day ?? "";

/** A comfortable start is never today: somebody has to finish the chapter first. */
const breathingDays = 28;

/**
 * An example for whoever has no date yet: the first Tuesday of a month, since most trade books come out on a Tuesday, far enough
 * ahead that nobody has to hurry. It changes once a month, not with every day.
 */
export function suggestPublication(
  plan: Omit<PublicationPlan, "publication">,
  leads: LeadTimes,
  today: string,
): string {
  const month = `${addDays(today, breathingDays).slice(0, 8)}01`;
  for (let months = 1; months < 48; months += 1) {
    const publication = firstTuesday(addMonths(month, months));
    const beginning = beginningOf({ ...plan, publication }, leads);
    if (beginning >= month && beginning > today) return publication;
  }
  return firstTuesday(addMonths(month, 48));
}

function firstTuesday(month: string): string {
  const weekday = new Date(`${month}T00:00:00Z`).getUTCDay();
  return addDays(month, (9 - weekday) % 7);
}

/** A day as a date field writes it; anything else is none, and so is the thirty-first of February. */
export function readDay(text: string): string | undefined {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : undefined;
}
