import { askAuth, type Refusal } from "#app/backend/ask-auth.ts";
import { passkeyRefusals } from "#content/passkeys.ts";
import { loadSupabase } from "../../../backend/load-supabase.ts";
import { enter } from "../account-calls.ts";

export type Passkey = { id: string; name: string; addedAt: string; usedAt?: string };

/**
 * Whether a passkey can be used here: a browser that knows them, a service that answers for them, and an address that they
 * are made for. Where one of these is missing, no page speaks of them.
 */
export async function canUsePasskeys(): Promise<boolean> {
  if (typeof window.PublicKeyCredential !== "function") return false;
  const { auth } = await loadSupabase();
  const { data } = await auth.passkey.startAuthentication();
  const host = window.location.hostname;
  const house = data?.options.rpId;
  return house !== undefined && (host === house || host.endsWith(`.${house}`));
}

/** Whether this very device can hold one; a phone nearby or a key in the drawer is not worth an unasked question. */
export async function isPasskeyDevice(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false;
}

let ceremony: AbortController | undefined;

/** A browser has room for one ceremony at a time: a new one ends the one before, and leaving the page ends the last. */
function nextCeremony(): AbortSignal {
  endCeremony();
  ceremony = new AbortController();
  return ceremony.signal;
}

export function endCeremony() {
  ceremony?.abort();
  ceremony = undefined;
}

/** While somebody has asked for their passkey themselves, and the browser's own window is open. */
let isAsked = false;

export async function signInWithPasskey(): Promise<Refusal | undefined> {
  isAsked = true;
  try {
    return await enter((auth) => auth.signInWithPasskey({ options: { signal: nextCeremony() } }));
  } finally {
    isAsked = false;
  }
}

/** Without a word, beside the saved passwords that the browser offers in the field for the address (conditional UI). */
export async function offerPasskeys(): Promise<Refusal | undefined> {
  if (isAsked) return undefined;
  return enter((auth) => auth.signInWithPasskey({ options: { signal: nextCeremony(), mediation: "conditional" } }));
}

/** The session stands a step higher afterwards, and is told so. */
export const addPasskey = () =>
  askAuth(async (auth) => {
    const { error } = await auth.registerPasskey({ options: { signal: nextCeremony() } });
    return error ? { error } : auth.refreshSession();
  });

export async function listPasskeys(): Promise<Passkey[]> {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.passkey.list();
  // A service without passkeys has none to list.
  if (error?.status === 404) return [];
  if (error) throw error;
  return data.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name ?? "",
    addedAt: created_at,
    usedAt: last_used_at,
  }));
}

export const renamePasskey = (passkeyId: string, friendlyName: string) =>
  askAuth((auth) => auth.passkey.update({ passkeyId, friendlyName }));

export const removePasskey = (passkeyId: string) =>
  askAuth(async (auth) => {
    const { error } = await auth.passkey.delete({ passkeyId });
    // Removed elsewhere in the meantime: that is what was wanted.
    if (error && error.status !== 404) return { error };
    return auth.refreshSession();
  });

/** The second step by a security key that another program of Supabase's has set up. */
export const proveByKey = (factorId: string) => enter((auth) => auth.mfa.webauthn.authenticate({ factorId }));

/** In words for whoever is in front of it. */
export const sayPasskeyRefusal = ({ code = "", message }: Refusal) => passkeyRefusals[code] ?? message;

/** Called off by the page itself, to make room for the next: nothing to tell. */
export const wasCalledOff = ({ code }: Refusal) => code === "ERROR_CEREMONY_ABORTED";
