import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { mustAnswer } from "#app/backend/must-answer.ts";
import { toCamel } from "#domain/snake-case.ts";

export type OfferCode = {
  code: string;
  percent: number;
  createdAt: string;
  expiresAt: string;
  redeemedAt: string | null;
};

/** Those of the author's confirmed address, the ones that last longest first. */
export async function listOfferCodes(): Promise<OfferCode[]> {
  const supabase = await loadSignedIn();
  return toCamel(mustAnswer(await supabase.rpc("my_offer_codes")));
}
