import type { AuthClient } from "@supabase/auth-js";
import { unreachable } from "#content/auth.ts";
import { type MailLanding, mailLandings } from "#domain/mail-landings.ts";
import { publicKey } from "#domain/public-key.ts";
import { rememberAskedLink } from "./asked-links.ts";
import { loadSupabase } from "./load-supabase.ts";
import { lookForSession } from "./session.ts";

/** Why the service said no, in its own words. */
export type Refusal = { message: string; code?: string };

type Answer = { error: { name: string; message: string; code?: string; status?: number } | null };

/** Undefined when it was done. A service that cannot be reached is a refusal like any other, in our words. */
export async function ask(
  call: (auth: InstanceType<typeof AuthClient>) => Promise<Answer>,
): Promise<Refusal | undefined> {
  let answer: Answer;
  try {
    answer = await call((await loadSupabase()).auth);
  } catch {
    // The client itself did not come: no network, or an old tab after a new release.
    return { message: unreachable };
  }
  return answer.error ? refusalOf(answer.error) : undefined;
}

/** A service that is in trouble and says so is quoted; one that did not answer, or whose proxy did, has said nothing. */
export const refusalOf = ({ name, message, code, status }: NonNullable<Answer["error"]>): Refusal => {
  const hasSaidNothing = name === "AuthRetryableFetchError" && (!status || isReasonPhrase.test(message));
  return { message: hasSaidNothing ? unreachable : message, code };
};

/** What the client makes of an answer without words: "Bad Gateway", "HTTP 503". */
const isReasonPhrase = /^(HTTP \d+|[A-Z][a-z]+( [A-Z][a-z]+)*)$/;

/** A call that lets somebody in: once it is done, every page knows. */
export async function enter(call: Parameters<typeof ask>[0]): Promise<Refusal | undefined> {
  const refusal = await ask(call);
  if (!refusal) await lookForSession();
  return refusal;
}

export const landing = (path: MailLanding) => `${window.location.origin}${path}`;

export const signIn = (email: string, password: string) =>
  enter((auth) => auth.signInWithPassword({ email, password }));

/** The confirmation leads to the site's root, as specified. */
export function signUp(email: string, password: string) {
  rememberAskedLink(email);
  return enter((auth) => auth.signUp({ email, password, options: { emailRedirectTo: landing(mailLandings.root) } }));
}

export type MailKind = "confirmation" | "recovery";

/** The mail, or the mail once more. */
export function sendMail(kind: MailKind, email: string) {
  rememberAskedLink(email);
  return ask((auth) =>
    kind === "recovery"
      ? auth.resetPasswordForEmail(email, { redirectTo: landing(mailLandings.newPassword) })
      : auth.resend({ type: "signup", email, options: { emailRedirectTo: landing(mailLandings.root) } }),
  );
}

export const enterMailCode = (kind: MailKind, email: string, token: string) =>
  enter((auth) => auth.verifyOtp({ email, token, type: kind === "recovery" ? "recovery" : "signup" }));

export const setPassword = (password: string, nonce?: string) =>
  ask((auth) => auth.updateUser({ password, ...(nonce ? { nonce } : {}) }));

/** Mails the code that an older session needs before it may set a password. */
export const sendNonce = () => ask((auth) => auth.reauthenticate());

/** What the second step can be taken with: an app, and a security key where another client has set one up. */
export async function listSecondSteps(): Promise<{ hasApp: boolean; keyId?: string }> {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  return { hasApp: data.totp.length > 0, keyId: data.webauthn[0]?.id };
}

type Recovery = { state: "done" | "mail-first" | "staff" } | { state: "waiting"; until: string };

/** For whoever has lost every second factor: our own address of the sign-in service, for which its client has no word. */
export async function askForRecovery(): Promise<Recovery> {
  const { auth } = await loadSupabase();
  const { data } = await auth.getSession();
  const headers = { apikey: publicKey, authorization: `Bearer ${data.session?.access_token ?? publicKey}` };
  const answer = await fetch("/auth/v1/factors/recover", { method: "POST", headers });
  const said: { state?: "done" | "waiting"; until?: string; error_code?: string; msg?: string } = await answer.json();
  if (said.error_code === "reauthentication_needed") return { state: "mail-first" };
  // A hosted project knows no such way: whoever asks is sent to the house, as its own staff are.
  if (said.error_code === "staff_account" || answer.status === 404) return { state: "staff" };
  if (said.state === "waiting" && said.until) return { state: "waiting", until: said.until };
  if (said.state !== "done") throw new Error(said.msg ?? unreachable);
  await auth.refreshSession();
  return { state: "done" };
}

/** The code of the authenticator app. Whichever of the person's apps it comes from is found by trying. */
export const proveSecondStep = (code: string) =>
  enter(async (auth) => {
    const { data, error } = await auth.mfa.listFactors();
    if (error) return { error };
    let answer: Answer = { error: { name: "NoFactor", message: "No verified factor found" } };
    for (const { id } of data.totp) {
      answer = await auth.mfa.challengeAndVerify({ factorId: id, code });
      if (!answer.error) break;
    }
    return answer;
  });
