import { createMiddleware } from "hono/factory";
import { decodeJwt } from "jose";
import type { Client } from "../http/client.ts";
import { isFromThisMachine } from "../this-machine.ts";
import { AuthFailure } from "./failures.ts";

/**
 * Every account that the demonstration brings has its number from here (supabase/seed.sql). Their password stands in the
 * README, and one of them sits at the desk. So they answer to whoever sits at this machine and to nobody else: somebody
 * who puts a proxy in front and forgets SITE_URL gives nothing away.
 */
const isOfDemonstration = (userId: string) => userId.startsWith("00000000-0000-4000-8000-");

const sentence =
  "The demonstration's accounts work only on the machine that runs it. If this is the real site, set SITE_URL and start it again.";

/** Whether an account is kept from whoever asks: asked wherever a session begins, goes on or is mailed. */
export const isKeptFrom = (account: { id: string }, client: Client) => isOfDemonstration(account.id) && !client.isHere;

export const keptHere = () => new AuthFailure(403, "demonstration_only", sentence);

/** For tokens that were issued already, at every door that takes one. A forged one gets no further anyway. */
export function keepDemonstrationHere() {
  return createMiddleware(async (context, next) => {
    const userId = subjectOf(context.req.header("authorization") ?? "");
    if (isOfDemonstration(userId) && !isFromThisMachine(context)) {
      return context.json({ code: "demonstration_only", message: sentence }, 403);
    }
    return next();
  });
}

function subjectOf(authorization: string): string {
  try {
    return decodeJwt(authorization.replace(/^Bearer /i, "")).sub ?? "";
  } catch {
    // No token at all, or none of ours.
    return "";
  }
}
