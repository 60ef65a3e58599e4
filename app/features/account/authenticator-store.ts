import { askAuth, type Refusal, refusalOf } from "#app/backend/ask-auth.ts";
import { loadSupabase } from "#app/backend/load-supabase.ts";
import { site } from "#content/site.ts";

export type Enrolment = { id: string; picture: string; key: string };

/** A key for an app, worth nothing until a code of it was entered. One that was begun before and left is cleared away. */
export async function beginEnrolment(name: string): Promise<Enrolment | Refusal> {
  const { auth } = await loadSupabase();
  const { data: listed } = await auth.mfa.listFactors();
  const abandoned = listed?.all.filter(({ status }) => status === "unverified") ?? [];
  for (const { id } of abandoned) await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: name, issuer: site.name });
  if (error) return refusalOf(error);
  return { id: data.id, picture: data.totp.qr_code, key: data.totp.secret };
}

/** Right, it lifts this session to the second level and ends the ones that stayed below. */
export const finishEnrolment = (factorId: string, code: string) =>
  askAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }));

/** Gone from the account, and the session told so: it may have stood on this very app. */
export const removeAuthenticator = (factorId: string) =>
  askAuth(async (auth) => {
    const { error } = await auth.mfa.unenroll({ factorId });
    // Removed elsewhere in the meantime: that is what was wanted.
    if (error && error.code !== "mfa_factor_not_found") return { error };
    return auth.refreshSession();
  });
