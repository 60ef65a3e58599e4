import { readAttribution } from "#app/forms/attribution-memory.ts";
import { type Answer, byRules } from "#app/forms/form-work.ts";
import { postForm } from "#app/forms/post-form.ts";
import { bookingProblems } from "#content/booking.ts";
import type { BookedCall, Known, OfferedTime } from "#domain/booking.ts";
import { blankBooking, makeBookingForm } from "#domain/booking-form.ts";
import type { Refused, Whose } from "./ask-booking.ts";

type Sending = {
  whose: Whose;
  known: Known;
  keyFor: (words: string) => string;
  onRefused: (refused?: Refused) => void;
};

/** The rules of the form by what is known already, and how it is sent: everything stays where it is until it is booked. */
export const bookingWork = ({ whose, known, keyFor, onRefused }: Sending) =>
  byRules(
    makeBookingForm(bookingProblems, known),
    blankBooking,
    async (values, entries): Promise<Answer<BookedCall>> => {
      onRefused(undefined);
      try {
        const website = entries.get("website");
        const id = keyFor(JSON.stringify(values));
        const answer = await postForm("book-consultation", { id, ...whose, ...values, website, ...readAttribution() });
        const { success, call, error, next } = answer;
        if (success === true) return { sent: call as BookedCall };
        onRefused({
          text: typeof error === "string" && error ? error : bookingProblems.failed,
          next: Array.isArray(next) ? (next as OfferedTime[]) : [],
        });
      } catch {
        // No connection, or an answer that is none. The same number goes with the next try.
        onRefused({ text: bookingProblems.failed, next: [] });
      }
      return undefined;
    },
  );
