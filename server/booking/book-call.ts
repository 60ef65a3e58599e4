import { randomUUID } from "node:crypto";
import type pg from "pg";
import { consultation } from "#content/prices.ts";
import type { AttributionRow } from "#domain/attribution.ts";
import type { BookingForm } from "#domain/booking-form.ts";
import { mailboxOf } from "#domain/email-address.ts";
import { inTransaction } from "../database/transaction.ts";
import type { KnownLead } from "./known-lead.ts";
import { listOffers, type Offer } from "./offered-times.ts";

type Parts = { pool: pg.Pool; clock: () => Date };

type Asked = { id: string; lead: KnownLead | undefined; form: BookingForm; attribution: AttributionRow };

/** `open`: the mailbox has a call before it already. */
export type BookingOutcome = "booked" | "moved" | "taken" | "open" | "no-video" | "over";

/** Takes the transaction back with it: what was not booked leaves no trace. */
class NotBooked extends Error {
  readonly outcome: string;
  constructor(outcome: string) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** How often times are reckoned anew because somebody at the desk changed the rules in between. */
const tries = 4;

/**
 * Books a time with whoever is free then. Without a request before it, one is stored in the same transaction: a lead like
 * any other, and none where the time was taken.
 */
export async function bookCall(
  { pool, clock }: Parts,
  { id, lead, form, attribution }: Asked,
): Promise<BookingOutcome> {
  const email = lead?.email ?? form.email;
  const mailbox = mailboxOf(email);
  // Sent again after a lost answer, or twice at once: the time is no longer offered, because it is theirs.
  const isTheirs = async () =>
    (await pool.query("select from private.bookings where id = $1 and mailbox = $2", [id, mailbox])).rowCount === 1;
  if (await isTheirs()) return "booked";
  const person = {
    name: lead?.name ?? form.name,
    email,
    mailbox,
    phone: form.phone || (form.way === "phone" ? lead?.phone : null) || null,
    time_zone: form.zone,
  };
  const outcome = await askEach({ pool, clock }, form, undefined, (offered) =>
    inTransaction(pool, async (client) => {
      const leadId = lead?.id ?? (await storeLead(client, person, attribution));
      const asked = { ...person, ...offered, id, lead: leadId, way: form.way };
      const { rows } = await client.query<{ outcome: string }>("select private.book_call($1, $2) as outcome", [
        asked,
        clock(),
      ]);
      return mustBe("booked", rows[0]?.outcome);
    }),
  );
  return outcome === "taken" && (await isTheirs()) ? "booked" : outcome;
}

export async function moveCall({ pool, clock }: Parts, id: string, form: Pick<BookingForm, "at" | "way" | "zone">) {
  return askEach({ pool, clock }, form, id, async (offered) => {
    const asked = { ...offered, time_zone: form.zone };
    const { rows } = await pool.query<{ outcome: string }>(
      "select private.move_call($1, $2, false, null, $3) as outcome",
      [id, asked, clock()],
    );
    return mustBe("moved", rows[0]?.outcome);
  });
}

type Offered = { consultant: string; seen_version: number; starts_at: string; minutes: number };

/** Asks those who are free at a time, one after the other; reckons anew where the rules have changed meanwhile. */
async function askEach(
  { pool, clock }: Parts,
  { at, way }: Pick<BookingForm, "at" | "way">,
  own: string | undefined,
  ask: (offered: Offered) => Promise<BookingOutcome>,
): Promise<BookingOutcome> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const offer = findOffer(await listOffers(pool, clock(), own), at);
    if (!offer) return "taken";
    const able = offer.who.filter(({ hasRoom }) => way === "phone" || hasRoom);
    if (able.length === 0) return "no-video";
    const answers: string[] = [];
    for (const { id, version } of able) {
      const offered = { consultant: id, seen_version: version, starts_at: offer.at, minutes: consultation.minutes };
      try {
        return await ask(offered);
      } catch (error) {
        if (!(error instanceof NotBooked)) throw error;
        if (error.outcome === "open" || error.outcome === "over") return error.outcome;
        // Pressed twice at once: the first has booked it, and what the second began to store is taken back.
        if (error.outcome === "repeated") return "booked";
        answers.push(error.outcome);
      }
    }
    if (!answers.includes("stale")) return "taken";
  }
  return "taken";
}

const findOffer = (offers: readonly Offer[], at: string) =>
  offers.find((offer) => Date.parse(offer.at) === Date.parse(at));

function mustBe(wanted: "booked" | "moved", outcome = "over"): BookingOutcome {
  if (outcome === wanted) return wanted;
  throw new NotBooked(outcome);
}

type Booker = { name: string; email: string; phone: string | null };

async function storeLead(client: pg.PoolClient, { name, email, phone }: Booker, attribution: AttributionRow) {
  const id = randomUUID();
  // The mail about the call takes the place of the form's confirmation.
  await client.query("set local halftitle.booking = 'on'");
  const row = { id, source: "home", name, email, phone, ...attribution };
  const columns = Object.keys(row);
  await client.query(
    `insert into public.consultation_requests (${columns.join(", ")}) values (${columns.map((_, place) => `$${place + 1}`).join(", ")})`,
    Object.values(row),
  );
  return id;
}
