/** An offer with dates. `{MONTH}` and `{end}` in its texts stand for the month it runs in and its last day. */
export type Campaign = {
  /** Names the campaign in the database; a renewed one carries its month as well. */
  id: string;
  /** First and last day, inclusive, in the house's time zone: "2025-08-01". */
  startsOn: string;
  endsOn: string;
  /** Runs again in every month after its own, from the first to the last day. */
  renewsMonthly: boolean;
  percent: number;
  banner: string;
  expires: string;
};

/** A campaign at one moment: its texts as they read now, and when it really ends. */
export type RunningCampaign = {
  id: string;
  percent: number;
  banner: string;
  expires: string;
  /** "August 31st, 2025" */
  lastDay: string;
  /** The first moment at which it is over. */
  endsAt: Date;
};

const timeZone = "America/Los_Angeles";

type Day = { year: number; month: number; day: number };

/** The campaign that runs at this moment; undefined when none does. */
export function findRunningCampaign(campaigns: readonly Campaign[], now: Date): RunningCampaign | undefined {
  const today = dayAt(now);
  for (const campaign of campaigns) {
    const last = lastDayOfRun(campaign, today);
    if (last) return describeRun(campaign, last);
  }
  return undefined;
}

function lastDayOfRun({ startsOn, endsOn, renewsMonthly }: Campaign, today: Day): Day | undefined {
  const ends = readDay(endsOn);
  if (compareDays(today, readDay(startsOn)) < 0) return undefined;
  if (compareDays(today, ends) <= 0) return ends;
  return renewsMonthly ? { ...today, day: daysInMonth(today) } : undefined;
}

function describeRun({ id, percent, banner, expires, renewsMonthly }: Campaign, last: Day): RunningCampaign {
  const month = monthOf(last);
  const lastDay = sayDay(last);
  const fill = (text: string) => text.replaceAll("{MONTH}", month.toUpperCase()).replaceAll("{end}", lastDay);
  return {
    id: renewsMonthly ? `${id}-${last.year}-${String(last.month).padStart(2, "0")}` : id,
    percent,
    banner: fill(banner),
    expires: fill(expires),
    lastDay,
    endsAt: midnightAfter(last),
  };
}

/** The last day on which something counts that ends at this moment: "August 31st, 2025". */
export function sayLastDay(endsAt: Date): string {
  return sayDay(dayAt(new Date(endsAt.getTime() - 1)));
}

const sayDay = (day: Day) => `${monthOf(day)} ${day.day}${ordinalSuffix(day.day)}, ${day.year}`;

function monthOf({ year, month, day }: Day): string {
  return new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1, day));
}

/** 1 -> "st", 12 -> "th", 31 -> "st". */
export function ordinalSuffix(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[day % 10] ?? "th";
}

function readDay(text: string): Day {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

function compareDays(a: Day, b: Day): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

function daysInMonth({ year, month }: Day): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day on the calendar that hangs in the house. */
function dayAt(moment: Date): Day {
  const { year, month, day } = clockAt(moment);
  return { year, month, day };
}

function clockAt(moment: Date): Day & { hour: number } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    hourCycle: "h23",
  }).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read("year"), month: read("month"), day: read("day"), hour: read("hour") };
}

/** Pacific midnight is seven hours behind Greenwich in summer and eight in winter: the one that reads as midnight it is. */
function midnightAfter({ year, month, day }: Day): Date {
  const inSummer = new Date(Date.UTC(year, month - 1, day + 1, 7));
  return clockAt(inSummer).hour === 0 ? inSummer : new Date(Date.UTC(year, month - 1, day + 1, 8));
}
