import { loadSignedIn } from "#app/features/session/load-signed-in.ts";
import { mustAnswer } from "#app/features/session/must-answer.ts";

export type OfferCode = {
  code: string;
  percent: number;
  created_at: string;
  expires_at: string;
  redeemed_at: string | null;
};

/** Those of the author's confirmed address, the ones that last longest first. */
export async function listOfferCodes(): Promise<OfferCode[]> {
  const supabase = await loadSignedIn();
  return mustAnswer(await supabase.rpc("my_offer_codes"));
}
