import { postForm } from "#app/forms/post-form.ts";
import { type Known, nothingKnown, type OfferedTime } from "#domain/booking.ts";

/** For which request a time is chosen, as the address says it. */
export type Whose = { lead?: string; token?: string };

export type FreeTimes = { times: readonly OfferedTime[]; known: Known };

export function readWhose(search: string): Whose {
  const { lead, token } = Object.fromEntries(new URLSearchParams(search));
  return { lead, token };
}

export async function fetchTimes(whose: Whose): Promise<FreeTimes> {
  const { success, times, known } = await postForm("booking-times", whose);
  if (success !== true || !Array.isArray(times)) throw new Error("no times came");
  return { times: times as OfferedTime[], known: { ...nothingKnown, ...(known as Partial<Known>) } };
}

/** Why it was not booked, and the next times where somebody was quicker. */
export type Refused = { text: string; next: readonly OfferedTime[] };
