import { site } from "#content/site.ts";
import type { Door } from "./service.ts";

/** GET /health */
export const showHealth: Door = () => (context) =>
  context.json({ version: "halftitle", name: "GoTrue", description: `The sign-in service of ${site.name}` });

/** GET /.well-known/jwks.json: whoever has read these can verify a token without asking us. */
export const showKeys: Door =
  ({ parts: { keys } }) =>
  async (context) =>
    context.json({ keys: await keys.published() });

const others = `anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google keycloak kakao
  linkedin linkedin_oidc notion slack slack_oidc spotify twitch twitter workos zoom phone`.split(/\s+/);

/** GET /settings: what a client may offer. */
export const showSettings: Door =
  ({ parts: { settings } }) =>
  (context) =>
    context.json({
      external: { email: settings.email.enable_signup, ...Object.fromEntries(others.map((name) => [name, false])) },
      disable_signup: !settings.enable_signup,
      mailer_autoconfirm: !settings.email.enable_confirmations,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    });
