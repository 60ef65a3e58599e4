import type { AuthClient, Session, User } from "@supabase/auth-js";
import { hasAskedForLink } from "./asked-links.ts";

type Tokens = { access_token: string; refresh_token: string };
type Fault = { name: string; message: string };

/** A session that lies in an address, of somebody whom this browser has not asked for. */
export type OfferedSession = {
  email: string;
  /** Who is signed in here already, and stays so unless they say otherwise. */
  current?: string;
  take: () => Promise<Fault | null>;
  decline: () => Promise<void>;
};

/**
 * Anybody can write a link that carries a session of their own; whoever followed it would work in a stranger's account
 * and not notice. So a session is taken without a question only where this browser asked for it, or where it is of the
 * person who is signed in here. Any other is held until somebody has said yes. Whose it is, the service says: the address
 * itself can claim anything.
 */
export async function judgeOffer(
  auth: InstanceType<typeof AuthClient>,
  tokens: Tokens,
): Promise<{ error: Fault } | { offered: OfferedSession } | { taken: true }> {
  const { data, error } = await auth.getUser(tokens.access_token);
  if (error) return { error };
  const current = (await auth.getSession()).data.session;
  const offered = offerOf(auth, tokens, data.user, current);
  const isOwn = current ? current.user.id === data.user.id : hasAskedForLink(offered.email);
  if (!isOwn) return { offered };
  const fault = await offered.take();
  return fault ? { error: fault } : { taken: true };
}

function offerOf(
  auth: InstanceType<typeof AuthClient>,
  tokens: Tokens,
  { id, email = "" }: User,
  current: Session | null,
): OfferedSession {
  /** Here and at the service, so that nobody can use it who has seen its tokens. */
  const end = async (token: string) => void (await auth.admin.signOut(token, "local"));
  return {
    email,
    current: current?.user.email,
    async take() {
      const { error } = await auth.setSession(tokens);
      if (!error && current && current.user.id !== id) await end(current.access_token);
      return error;
    },
    decline: () => end(tokens.access_token),
  };
}
