import { type JWTPayload, jwtVerify } from "jose";
import { publicKey } from "#domain/public-key.ts";
import { isSameText } from "../http/same-text.ts";

/** A token that has been checked, and what it says; of a hosted project's we know nothing, because it checks itself. */
export type SignedIn = { token: string; claims: JWTPayload };

/** Who asks: anyone, or somebody signed in. */
export type Caller = "anonymous" | SignedIn;

/** Anonymous without a token or with the public key as one; otherwise a token of ours, in force, of a signed-in user. */
export async function readCaller(
  authorization: string | undefined,
  anonKey: string,
  jwtSecret: string | undefined,
): Promise<Caller | "refused"> {
  if (authorization === undefined) return "anonymous";
  const [, token = ""] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  if (isOneOf(token, [publicKey, anonKey])) return "anonymous";
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return "refused";
  // A hosted project signs its own tokens, and checks them itself.
  if (!jwtSecret) return { token, claims: {} };
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ["HS256"],
      audience: "authenticated",
      requiredClaims: ["exp", "sub"],
    });
    return payload.role === "authenticated" ? { token, claims: payload } : "refused";
  } catch {
    // Forged, expired, or for somebody else: the caller learns only that it does not count.
    return "refused";
  }
}

export function isOneOf(given: string | undefined, expected: string[]): boolean {
  return given !== undefined && expected.some((key) => isSameText(given, key));
}
