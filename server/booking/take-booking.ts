import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type pg from "pg";
import { bookingProblems, chooserWords } from "#content/booking.ts";
import { findNext, type OfferedTime } from "#domain/booking.ts";
import { blankBooking, makeBookingForm } from "#domain/booking-form.ts";
import { judge, type Problems } from "#domain/judge.ts";
import { isUuid } from "#domain/uuid.ts";
import { readAttribution } from "../forms/form-body.ts";
import type { RateLimits, Refusal } from "../http/rate-limit.ts";
import type { Log } from "../log.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";
import { type BookingOutcome, bookCall, moveCall } from "./book-call.ts";
import { type StoredCall, selectCalls } from "./booked-call.ts";
import { findLead, whatIsKnown } from "./known-lead.ts";
import { listOffers, toOfferedTime } from "./offered-times.ts";

export type BookingParts = {
  pool: pg.Pool;
  clock: () => Date;
  tokens: LinkTokens;
  limits: RateLimits;
  log: Log;
  /** The public address, for links in calendar files. */
  siteUrl: () => URL;
};

type Given = Readonly<Record<string, unknown>>;

/** What came of choosing a time. Whoever was told no keeps everything, and hears of the next times. */
export type Taken =
  | { call: StoredCall }
  | { problems: Problems }
  | { refusal: Refusal }
  | { why: Exclude<BookingOutcome, "booked" | "moved">; next: OfferedTime[] };

/** Judges, counts and books; the page and the script ask the same. */
export async function takeBooking(parts: BookingParts, context: Context, given: Given): Promise<Taken> {
  const lead = await findLead(parts, given.lead, given.token);
  const { values: form, problems } = judge(makeBookingForm(bookingProblems, whatIsKnown(lead)), readForm(given));
  if (problems) return { problems };
  // Only a program fills in what nobody sees. It hears that it was too late.
  if (given.website) return { why: "taken", next: [] };
  const id = isUuid(given.id) ? given.id.toLowerCase() : randomUUID();
  const wanted = { forms: 1, emails: [lead?.email ?? form.email] };
  const refusal = await parts.limits.take(context, wanted);
  if (refusal) return { refusal };
  const attribution = { ...readAttribution(context, given), privacy_version: chooserWords.privacy.version };
  const outcome = await giving(parts, context, wanted, () => bookCall(parts, { id, lead, form, attribution }));
  return answer(parts, id, outcome, form.at);
}

export async function takeMove(parts: BookingParts, context: Context, call: StoredCall, given: Given): Promise<Taken> {
  const known = { name: true, email: true, phone: true };
  const entries = { ...readForm(given), way: call.way, name: "", email: "", phone: "" };
  const { values: form, problems } = judge(makeBookingForm(bookingProblems, known), entries);
  if (problems) return { problems };
  const wanted = { forms: 1, emails: [call.email] };
  const refusal = await parts.limits.take(context, wanted);
  if (refusal) return { refusal };
  const outcome = await giving(parts, context, wanted, () => moveCall(parts, call.id, form));
  return answer(parts, call.id, outcome, form.at, call.id);
}

const readForm = (given: Given) =>
  Object.fromEntries(Object.entries(blankBooking).map(([name, blank]) => [name, given[name] ?? blank]));

type Wanted = Parameters<RateLimits["take"]>[1];

/** What was not booked takes nobody else's turn. */
async function giving(parts: BookingParts, context: Context, wanted: Wanted, work: () => Promise<BookingOutcome>) {
  try {
    const outcome = await work();
    if (outcome !== "booked" && outcome !== "moved") await parts.limits.giveBack(context, wanted);
    return outcome;
  } catch (error) {
    await parts.limits.giveBack(context, wanted).catch(() => {});
    throw error;
  }
}

async function answer(
  { pool, clock }: BookingParts,
  id: string,
  outcome: BookingOutcome,
  at: string,
  own?: string,
): Promise<Taken> {
  if (outcome === "booked" || outcome === "moved") {
    const [call] = await selectCalls(pool, "id = $1", [id]);
    return call ? { call } : { why: "over", next: [] };
  }
  const offers = outcome === "taken" ? await listOffers(pool, clock(), own) : [];
  return { why: outcome, next: findNext(offers.map(toOfferedTime), at) };
}

/** A no in a sentence. */
export const sayNo = (why: Exclude<BookingOutcome, "booked" | "moved">): string =>
  ({
    taken: bookingProblems.taken,
    open: bookingProblems.open,
    "no-video": bookingProblems.noVideo,
    over: bookingProblems.failed,
  })[why];
