import type { JWTPayload } from "jose";
import { publicKey } from "#domain/public-key.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { isSameText } from "../http/same-text.ts";

/** A token that has been checked, and what it says; of some hosted projects' we know nothing: they check them themselves. */
export type SignedIn = { token: string; claims: JWTPayload };

/** Who asks: anyone, or somebody signed in. */
export type Caller = "anonymous" | SignedIn;

/** Anonymous without a token or with the public key as one; otherwise a token of ours, in force, of a signed-in user. */
export async function readCaller(
  authorization: string | undefined,
  anonKey: string,
  verifyToken: VerifyToken,
): Promise<Caller | "refused"> {
  if (authorization === undefined) return "anonymous";
  const [, token = ""] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  if (isOneOf(token, [publicKey, anonKey])) return "anonymous";
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return "refused";
  try {
    const claims = await verifyToken(token);
    const isLeftToProject = claims.sub === undefined;
    return isLeftToProject || claims.role === "authenticated" ? { token, claims } : "refused";
  } catch {
    // Forged, expired, or for somebody else: the caller learns only that it does not count.
    return "refused";
  }
}

export function isOneOf(given: string | undefined, expected: string[]): boolean {
  return given !== undefined && expected.some((key) => isSameText(given, key));
}
