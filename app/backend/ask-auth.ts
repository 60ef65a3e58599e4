import type { AuthClient } from "@supabase/auth-js";
import { secondStep, unreachable } from "#content/auth.ts";
import { loadSupabase } from "./load-supabase.ts";

/** Why the service said no, in its own words. */
export type Refusal = { message: string; code?: string };

export type AuthAnswer = { error: { name: string; message: string; code?: string; status?: number } | null };

/** Undefined when it was done. A service that cannot be reached is a refusal like any other, in our words. */
export async function askAuth(
  call: (auth: InstanceType<typeof AuthClient>) => Promise<AuthAnswer>,
): Promise<Refusal | undefined> {
  let answer: AuthAnswer;
  try {
    answer = await call((await loadSupabase()).auth);
  } catch {
    // The client itself did not come: no network, or an old tab after a new release.
    return { message: unreachable };
  }
  return answer.error ? refusalOf(answer.error) : undefined;
}

/** A service that is in trouble and says so is quoted; one that did not answer, or whose proxy did, has said nothing. */
export const refusalOf = ({ name, message, code, status }: NonNullable<AuthAnswer["error"]>): Refusal => {
  const hasSaidNothing = name === "AuthRetryableFetchError" && (!status || isReasonPhrase.test(message));
  // The service's own words for this one are a programmer's.
  if (code === "mfa_verification_failed") return { message: secondStep.wrongCode, code };
  return { message: hasSaidNothing ? unreachable : message, code };
};

/** What the client makes of an answer without words: "Bad Gateway", "HTTP 503". */
const isReasonPhrase = /^(HTTP \d+|[A-Z][a-z]+( [A-Z][a-z]+)*)$/;
