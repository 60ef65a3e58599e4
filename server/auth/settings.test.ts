import { expect, test } from "vitest";
import { readAuthSettings, seconds, withoutLimits } from "./settings.ts";

test("the file in the repository is read, and the environment overrides it by path", () => {
  const settings = readAuthSettings({
    SITE_URL: "https://halftitle.example",
    SUPABASE_AUTH_EMAIL_OTP_EXPIRY: "600",
    SUPABASE_AUTH_ENABLE_SIGNUP: "false",
    SUPABASE_AUTH_ADDITIONAL_REDIRECT_URLS: "https://a.example/, https://b.example/**",
    SUPABASE_AUTH_RATE_LIMIT_TOKEN_REFRESH: "0",
  });
  expect(settings).toMatchObject({
    site_url: "https://halftitle.example",
    enable_signup: false,
    jwt_expiry: 3600,
    refresh_token_reuse_interval: 10,
    additional_redirect_urls: ["https://a.example/", "https://b.example/**"],
    email: { otp_expiry: 600, enable_confirmations: true },
    rate_limit: { token_refresh: 0, sign_in_sign_ups: 30 },
  });
});

test("what the file leaves out has a default, and what it adds for others is passed over", () => {
  expect(readAuthSettings({}, "[auth.external.github]\nenabled = false")).toMatchObject({ minimum_password_length: 8 });
});

test.each([
  ["a text for a number", { SUPABASE_AUTH_JWT_EXPIRY: "soon" }],
  ["a negative number", { SUPABASE_AUTH_JWT_EXPIRY: "-1" }],
  ["maybe", { SUPABASE_AUTH_ENABLE_SIGNUP: "maybe" }],
  ["a code of four digits", { SUPABASE_AUTH_EMAIL_OTP_LENGTH: "4" }],
  ["a wrong duration", { SUPABASE_AUTH_EMAIL_MAX_FREQUENCY: "a while" }],
  ["a password longer than any", { SUPABASE_AUTH_MINIMUM_PASSWORD_LENGTH: "80" }],
])("%s stops the boot with the setting's name", (_, environment) => {
  expect(() => readAuthSettings(environment)).toThrow(/SUPABASE_AUTH/);
});

test("durations are read as Supabase writes them", () => {
  expect(["0", "90", "90s", "1m", "24h"].map(seconds)).toEqual([0, 90, 90, 60, 86_400]);
});

test("without limits, a code still has its few tries", () => {
  const { rate_limit, email } = withoutLimits(readAuthSettings({}));
  expect(rate_limit).toMatchObject({ sign_in_sign_ups: 0, email_sent: 0, code_attempts: 5 });
  expect(email.max_frequency).toBe("0");
});
