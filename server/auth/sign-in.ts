import type { Context } from "hono";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import type { Client } from "../http/client.ts";
import { findAccountByEmail, isBanned } from "./accounts.ts";
import { audit, nobody } from "./audit.ts";
import { AuthFailure } from "./failures.ts";
import { limitClient, limitGuesses } from "./limits.ts";
import { exchangeCode } from "./mail-links/pkce.ts";
import type { AuthParts } from "./parts.ts";
import { checkPassword } from "./passwords/passwords.ts";
import { refreshSession } from "./refresh.ts";
import { optional, readJson } from "./request-body.ts";
import type { Door } from "./service.ts";
import { startSession } from "./sessions.ts";

const PasswordBody = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  password: optional(z.string()),
});
const RefreshBody = z.object({ refresh_token: optional(z.string()) });
const PkceBody = z.object({ auth_code: optional(z.string()), code_verifier: optional(z.string()) });

/** POST /token: every way to a session that is not a mail link. */
export const token: Door =
  ({ parts, clientOf }) =>
  async (context: Context) => {
    const client = clientOf(context);
    switch (context.req.query("grant_type")) {
      case "password":
        return context.json(await signInWithPassword(parts, client, await readJson(context, PasswordBody)));
      case "refresh_token": {
        const { refresh_token } = await readJson(context, RefreshBody);
        if (!refresh_token) throw new AuthFailure(400, "validation_failed", "refresh_token required");
        await limitClient(parts, client, "token_refresh");
        return context.json(await refreshSession(parts, refresh_token, client));
      }
      case "pkce": {
        const { auth_code = "", code_verifier = "" } = await readJson(context, PkceBody);
        await limitClient(parts, client, "token_verifications");
        return context.json(await exchangeCode(parts, { code: auth_code, verifier: code_verifier, client }));
      }
      case "id_token": {
        const { provider = "" } = await readJson(context, z.object({ provider: optional(z.string()) }));
        throw new AuthFailure(400, "provider_disabled", `Provider (issuer "${provider.slice(0, 80)}") is not enabled`);
      }
      case "web3":
        throw new AuthFailure(422, "web3_provider_disabled", "Web3 provider is disabled");
      default:
        throw new AuthFailure(400, "invalid_credentials", "unsupported_grant_type");
    }
  };

type Credentials = z.infer<typeof PasswordBody>;

/** One comparison for every guess: right, wrong, or at an address that nobody has. */
async function signInWithPassword(parts: AuthParts, client: Client, { email, phone, password = "" }: Credentials) {
  if (phone) throw new AuthFailure(422, "phone_provider_disabled", "Phone logins are disabled");
  if (!email) throw wrongCredentials();
  const address = email.trim().toLowerCase().slice(0, 255);
  await limitClient(parts, client, "sign_in_sign_ups");
  const guess = await limitGuesses(parts, { about: address, email: address, client, kind: "password" });

  const account = await findAccountByEmail(parts.pool, address);
  const isRight = await parts.hasher.verify(account?.encrypted_password ?? undefined, password.slice(0, 1000));
  const at = parts.clock();
  if (!account || !isRight || isBanned(account, at)) {
    await audit(parts.pool, { action: "login_failed", actor: account ?? nobody, at, client });
    throw wrongCredentials();
  }
  await guess.wasRight();
  if (!account.email_confirmed_at) throw new AuthFailure(400, "email_not_confirmed", "Email not confirmed");

  const session = await inTransaction(parts.pool, async (db) => {
    await audit(db, { action: "login", actor: account, at, client }, { provider: "email" });
    return startSession(parts, db, { account, method: "password", client });
  });
  const weak_password = weaknessOf(parts, password, address);
  return weak_password ? { ...session, weak_password } : session;
}

/** A password that today's rules would refuse still opens, and the client is told. */
function weaknessOf({ settings }: AuthParts, password: string, email: string) {
  try {
    checkPassword(password, { minimum: settings.minimum_password_length, email });
    return undefined;
  } catch (error) {
    if (!(error instanceof AuthFailure) || !error.reasons) throw error;
    return { message: error.message, reasons: error.reasons };
  }
}

const wrongCredentials = () => new AuthFailure(400, "invalid_credentials", "Invalid login credentials");
