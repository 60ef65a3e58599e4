import { type Context, Hono } from "hono";
import { isConnectionFailure } from "../database/pool.ts";
import { readClients } from "../http/client.ts";
import type { RequestVariables } from "../http/requests.ts";
import { deleteUserFactor, listUserFactors } from "./admin/admin-factors.ts";
import { generateLink, invite } from "./admin/admin-links.ts";
import { createUser, deleteUser, getUserById, listUsers, updateUserById } from "./admin/admin-users.ts";
import { requireKey, requireSecretKey } from "./caller.ts";
import { AuthFailure, answerFailure, emailTaken, invalid, notFound } from "./failures.ts";
import { otp, reauthenticate, recover, resend } from "./mail-links/mail-requests.ts";
import { allowedRedirect } from "./mail-links/redirects.ts";
import { verify } from "./mail-links/verify.ts";
import { pressVerifyButton, showVerifyPage } from "./mail-links/verify-page.ts";
import type { AuthParts } from "./parts.ts";
import {
  deleteOwnPasskey,
  deleteUserPasskey,
  listOwnPasskeys,
  listUserPasskeys,
  renamePasskey,
} from "./passkeys/passkeys-manage.ts";
import { addPasskey, askForNewPasskey } from "./passkeys/passkeys-registration.ts";
import { askForPasskey, signInWithPasskey } from "./passkeys/passkeys-sign-in.ts";
import { showHealth, showKeys, showSettings } from "./public-facts.ts";
import { recoverFactors } from "./second-step/factor-recovery.ts";
import { enrollFactor, unenrollFactor } from "./second-step/factors.ts";
import { challengeFactor, verifyFactor } from "./second-step/second-step.ts";
import type { Service } from "./service.ts";
import { token } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { getUser, linkIdentity, logout, unlinkIdentity, updateUser } from "./user.ts";

/** Everything under /auth/v1, in the order of a person's way through it. */
export function authDoors(parts: AuthParts) {
  const allowRedirect = (wanted: string | undefined) =>
    allowedRedirect(wanted, parts.siteUrl(), parts.settings.additional_redirect_urls);
  const redirectOf = (context: Context) => allowRedirect(context.req.query("redirect_to"));
  const service: Service = { parts, clientOf: readClients(parts), allowRedirect, redirectOf };
  const app = new Hono<{ Variables: RequestVariables }>();

  app.onError((error, context) => {
    if (error instanceof AuthFailure) return answerFailure(context, error);
    const isAway = isConnectionFailure(error);
    const { code, constraint } = error as { code?: string; constraint?: string };
    // Two wanted the same at the same moment, and the index chose.
    if (code === "23505" && constraint === "users_email_partial_key") {
      return answerFailure(context, emailTaken());
    }
    if (code === "23505" && constraint?.startsWith("mfa_factors")) {
      return answerFailure(context, new AuthFailure(422, "mfa_factor_name_conflict", "This name is taken"));
    }
    parts.log.error(
      { id: context.get("requestId"), code, name: error.name, at: error.stack?.match(/\n {4}at .*/)?.[0] },
      "a sign-in request failed",
    );
    const message = "Unexpected failure, please check server logs for more information";
    return answerFailure(context, { status: isAway ? 503 : 500, code: "unexpected_failure", message, retryAfter: 5 });
  });

  app.get("/health", showHealth(service));
  app.get("/.well-known/jwks.json", showKeys(service));
  app.get("/verify", showVerifyPage(service));
  app.post("/verify", (context) => (isForm(context) ? pressVerifyButton(service) : verify(service))(context));
  // A browser is sent to these, and has no key to bring.
  app.get("/authorize", () => {
    throw invalid("Unsupported provider: provider is not enabled");
  });
  app.on(["GET", "POST"], "/callback", (context) => {
    const isStateless = !context.req.query("state");
    throw new AuthFailure(400, "bad_oauth_callback", `OAuth state parameter ${isStateless ? "missing" : "is invalid"}`);
  });
  app.on(["GET", "POST"], "/sso/saml/:part{metadata|acs}", () => {
    throw notFound("saml_provider_disabled", "SAML 2.0 is disabled");
  });

  app.use(async (context, next) => {
    requireKey(parts, context);
    await next();
  });
  app.get("/settings", showSettings(service));
  app.post("/signup", signUp(service));
  app.post("/token", token(service));
  app.post("/otp", otp(service));
  app.post("/recover", recover(service));
  app.post("/resend", resend(service));
  app.get("/reauthenticate", reauthenticate(service));
  app.get("/user", getUser(service));
  app.put("/user", updateUser(service));
  app.get("/user/identities/authorize", linkIdentity(service));
  app.delete("/user/identities/:id", unlinkIdentity(service));
  app.post("/logout", logout(service));

  app.post("/passkeys/authentication/options", askForPasskey(service));
  app.post("/passkeys/authentication/verify", signInWithPasskey(service));
  app.post("/passkeys/registration/options", askForNewPasskey(service));
  app.post("/passkeys/registration/verify", addPasskey(service));
  app.get("/passkeys", listOwnPasskeys(service));
  app.patch("/passkeys/:passkey", renamePasskey(service));
  app.delete("/passkeys/:passkey", deleteOwnPasskey(service));

  app.post("/factors", enrollFactor(service));
  app.post("/factors/recover", recoverFactors(service));
  app.post("/factors/:factor/challenge", challengeFactor(service));
  app.post("/factors/:factor/verify", verifyFactor(service));
  app.delete("/factors/:factor", unenrollFactor(service));

  app.post("/sso", () => {
    throw notFound("saml_provider_disabled", "SAML 2.0 is disabled");
  });

  app.use("/admin/*", async (context, next) => {
    requireSecretKey(parts, context);
    await next();
  });
  app.get("/admin/users", listUsers(service));
  app.post("/admin/users", createUser(service));
  app.get("/admin/users/:user", getUserById(service));
  app.put("/admin/users/:user", updateUserById(service));
  app.delete("/admin/users/:user", deleteUser(service));
  app.get("/admin/users/:user/factors", listUserFactors(service));
  app.delete("/admin/users/:user/factors/:factor", deleteUserFactor(service));
  app.get("/admin/users/:user/passkeys", listUserPasskeys(service));
  app.delete("/admin/users/:user/passkeys/:passkey", deleteUserPasskey(service));
  app.post("/admin/generate_link", generateLink(service));
  app.post("/invite", invite(service));

  app.all("*", () => {
    throw notFound("not_found", "There is nothing at this address.");
  });
  return app;
}

const isForm = (context: Context) =>
  /^application\/x-www-form-urlencoded\b/i.test(context.req.header("content-type") ?? "");
