import { type AuthAnswer, askAuth, type Refusal } from "#app/backend/ask-auth.ts";
import { rememberAskedLink } from "#app/backend/asked-links.ts";
import { loadSupabase } from "#app/backend/load-supabase.ts";
import { lookForSession } from "#app/backend/session.ts";
import { unreachable } from "#content/auth.ts";
import { type MailLanding, mailLandings } from "#domain/mail-landings.ts";
import { publicKey } from "#domain/public-key.ts";

/** A call that lets somebody in: once it is done, every page knows. */
export async function enter(call: Parameters<typeof askAuth>[0]): Promise<Refusal | undefined> {
  const refusal = await askAuth(call);
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
  return askAuth((auth) =>
    kind === "recovery"
      ? auth.resetPasswordForEmail(email, { redirectTo: landing(mailLandings.newPassword) })
      : auth.resend({ type: "signup", email, options: { emailRedirectTo: landing(mailLandings.root) } }),
  );
}

export const enterMailCode = (kind: MailKind, email: string, token: string) =>
  enter((auth) => auth.verifyOtp({ email, token, type: kind === "recovery" ? "recovery" : "signup" }));

export const setPassword = (password: string, nonce?: string) =>
  askAuth((auth) => auth.updateUser({ password, ...(nonce ? { nonce } : {}) }));

/** Whether somebody works at the desk; where that cannot be asked, the dashboard has the way there. */
export async function hasSeat(): Promise<boolean> {
  const supabase = await loadSupabase();
  const { data } = await supabase.rpc("desk_me");
  return Boolean(data);
}

/** Mails the code that an older session needs before it may set a password. */
export const sendNonce = () => askAuth((auth) => auth.reauthenticate());

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
    let answer: AuthAnswer = { error: { name: "NoFactor", message: "No verified factor found" } };
    for (const { id } of data.totp) {
      answer = await auth.mfa.challengeAndVerify({ factorId: id, code });
      if (!answer.error) break;
    }
    return answer;
  });
