import { askAuth } from "#app/backend/ask-auth.ts";
import { loadSupabase } from "#app/backend/load-supabase.ts";
import { readKeptSession } from "#app/backend/session.ts";
import { landing } from "#app/features/session/account-calls.ts";
import { mailLandings } from "#domain/mail-landings.ts";

/** An app, or a security key that another client of the service has set up. */
export type Authenticator = { id: string; name: string; addedAt: string; isApp: boolean };

export type Account = { email: string; name: string; newEmail?: string; authenticators: Authenticator[] };

/** The account as it is now; where that cannot be asked, as the session remembers it. */
export async function readAccount(): Promise<Account> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getUser();
  const user = data.user ?? readKeptSession()?.user;
  if (!user) throw new Error("nobody is signed in");
  const name: unknown = user.user_metadata.full_name;
  return {
    email: user.email ?? "",
    name: typeof name === "string" ? name : "",
    newEmail: user.new_email || undefined,
    authenticators: (user.factors ?? [])
      .filter(({ status }) => status === "verified")
      .map(({ id, friendly_name, created_at, factor_type }) => ({
        id,
        name: friendly_name ?? "",
        addedAt: created_at,
        isApp: factor_type === "totp",
      })),
  };
}

export const saveName = (name: string) => askAuth((auth) => auth.updateUser({ data: { full_name: name } }));

/** Mails both addresses. Nothing changes before both have answered. */
export const changeEmail = (email: string) =>
  askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo: landing(mailLandings.root) }));

/** The database asks for a password entered just now, and takes everything of the account along. Undefined: done. */
export async function deleteAccount(): Promise<string | undefined> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  const { error } = await supabase.from("account_deletions").insert({ owner: data.session?.user.id });
  return error?.message;
}
