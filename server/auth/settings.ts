import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { BootError, exitCodes } from "../boot-error.ts";
import { root } from "../root.ts";

/** What holds where supabase/config.toml is silent. A value's kind here is the kind it must have there. */
const defaults = {
  site_url: "",
  additional_redirect_urls: [] as string[],
  jwt_expiry: 3600,
  refresh_token_reuse_interval: 10,
  enable_signup: true,
  enable_manual_linking: false,
  minimum_password_length: 8,
  rate_limit: {
    email_sent: 1000,
    sign_in_sign_ups: 30,
    token_verifications: 30,
    token_refresh: 150,
    wrong_passwords: 10,
    wrong_passwords_by_strangers: 100,
    code_attempts: 5,
    wrong_codes_by_strangers: 20,
    wrong_factor_codes: 10,
    wrong_factor_codes_a_day: 20,
    factor_challenges: 60,
    passkey_challenges: 60,
    email_sent_to_address: 10,
    email_asked_by_client: 30,
  },
  email: {
    enable_signup: true,
    double_confirm_changes: true,
    enable_confirmations: true,
    secure_password_change: true,
    max_frequency: "1m",
    otp_length: 6,
    otp_expiry: 3600,
  },
  sessions: { timebox: "0", inactivity_timeout: "0" },
  mfa: {
    max_enrolled_factors: 10,
    totp: { enroll_enabled: true, verify_enabled: true },
    web_authn: { enroll_enabled: true, verify_enabled: true },
    recovery_wait: "72h",
  },
  passkey: { enabled: true, max_passkeys_per_user: 10 },
};

export type AuthSettings = typeof defaults;

type Environment = Record<string, string | undefined>;
type Section = { [name: string]: string | number | boolean | string[] | Section };

/** The [auth] section of supabase/config.toml, each value overridden by SUPABASE_AUTH_<its path>. */
export function readAuthSettings(environment: Environment, toml: string = readConfigFile()): AuthSettings {
  const file = (parse(toml).auth ?? {}) as Section;
  const settings = readSection(defaults as unknown as Section, file, environment, "AUTH") as unknown as AuthSettings;
  const { max_frequency } = settings.email;
  for (const duration of [max_frequency, settings.mfa.recovery_wait, ...Object.values(settings.sessions)]) {
    seconds(duration);
  }
  const { otp_length } = settings.email;
  if (otp_length < 6 || otp_length > 10) throw wrong("AUTH_EMAIL_OTP_LENGTH", "a number from 6 to 10");
  if (settings.minimum_password_length > 72) throw wrong("AUTH_MINIMUM_PASSWORD_LENGTH", "72 or less");
  return settings;
}

/** For tests of anything else. How often one code may be tried stays: it is part of what a code is. */
export function withoutLimits(settings: AuthSettings): AuthSettings {
  const { code_attempts, ...others } = settings.rate_limit;
  const off = Object.fromEntries(Object.keys(others).map((name) => [name, 0])) as typeof others;
  return { ...settings, rate_limit: { ...off, code_attempts }, email: { ...settings.email, max_frequency: "0" } };
}

function readConfigFile(): string {
  return readFileSync(new URL("supabase/config.toml", root), "utf8");
}

function readSection(expected: Section, given: Section, environment: Environment, path: string): Section {
  const entries = Object.entries(expected).map(([name, fallback]) => {
    const here = `${path}_${name.toUpperCase()}`;
    const value = given[name];
    if (isSection(fallback)) {
      return [name, readSection(fallback, isSection(value) ? value : {}, environment, here)];
    }
    const override = environment[`SUPABASE_${here}`];
    const found = override === undefined ? value : fromText(override, fallback);
    return [name, check(withEnvironment(found ?? fallback, environment), fallback, here)];
  });
  return Object.fromEntries(entries);
}

function fromText(text: string, like: Section[string]): Section[string] {
  if (Array.isArray(like)) return text.split(",").map((item) => item.trim());
  if (typeof like === "number") return Number(text);
  if (typeof like === "boolean") return text === "true" || (text === "false" ? false : text);
  return text;
}

/** Supabase's own way to say that a value stands in the environment: "env(NAME)". */
function withEnvironment(value: Section[string], environment: Environment): Section[string] {
  const [, name] = (typeof value === "string" && /^env\((\w+)\)$/.exec(value)) || [];
  return name ? (environment[name] ?? "") : value;
}

function check(value: Section[string], like: Section[string], path: string): Section[string] {
  if (Array.isArray(like)) {
    if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.filter(Boolean);
    throw wrong(path, "a list of texts");
  }
  if (typeof value !== typeof like) throw wrong(path, `a ${typeof like}`);
  if (typeof value === "number" && !(Number.isInteger(value) && value >= 0)) throw wrong(path, "a whole number");
  return value;
}

/** "90s", "1m", "24h", "0" or a bare number of seconds. */
export function seconds(duration: string): number {
  const [, amount = "", unit = "s"] = /^(\d+)(s|m|h)?$/.exec(duration) ?? [];
  if (!amount) throw wrong("AUTH", `written with durations like "90s", "1m" or "24h", not "${duration}"`);
  return Number(amount) * { s: 1, m: 60, h: 3600 }[unit as "s" | "m" | "h"];
}

function isSection(value: unknown): value is Section {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wrong(path: string, must: string): BootError {
  return new BootError(`Wrong setting: SUPABASE_${path} must be ${must}.`, exitCodes.configuration);
}
