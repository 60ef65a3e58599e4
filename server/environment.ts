import { isIP } from "node:net";
import { z } from "zod";
import { site } from "#content/site.ts";
import { type AuthSettings, readAuthSettings } from "./auth/settings.ts";
import { BootError, exitCodes } from "./boot-error.ts";
import { findMailboxFault } from "./replies/mailbox-address.ts";

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https address", abort: true })
  .transform((value) => new URL(value));

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" });

const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an email address, or Name <address>");

const proxyList = z
  .string()
  .transform((value) => value.split(",").map((hop) => hop.trim()))
  .refine((hops) => hops.every(isAddressOrNetwork), "must be addresses or networks, separated by commas");

/** Every setting of the product, with its default. Empty counts as not set. */
const Settings = z
  .object({
    HOST: z.string().default("127.0.0.1"),
    PORT: z.coerce
      .number({ error: "must be a number" })
      .int()
      .min(0)
      .max(65535, "must be a port, 0 to 65535")
      .default(3000),
    DATA_DIR: z.string().optional(),
    SITE_URL: webAddress.optional(),
    DATABASE_URL: postgresAddress.optional(),
    SUPABASE_URL: webAddress.optional(),
    SUPABASE_ANON_KEY: z.string().optional(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
    IMAP_URL: z
      .string()
      .superRefine((value, context) => {
        const message = findMailboxFault(value, isLoopback);
        if (message) context.addIssue({ code: "custom", message });
      })
      .optional(),
    MAIL_FROM: mailbox.default(`${site.name} <${site.email}>`),
    STAFF_EMAIL: mailbox.default(site.email),
    TRUSTED_PROXIES: proxyList.default([]),
    FILES_URL: webAddress
      .refine(({ pathname }) => pathname !== "/", "must name a bucket: https://key:secret@host/bucket")
      .optional(),
    CLAMD_URL: z
      .url({ protocol: /^(tcp|unix)$/, error: "must be tcp://host:3310 or unix:///path/to/clamd.ctl", abort: true })
      .transform((value) => new URL(value))
      .optional(),
    METRICS_TOKEN: z.string().min(16, "must have 16 characters or more").optional(),
    DRAIN_SECONDS: z.coerce.number({ error: "must be a number" }).min(0).max(300, "must be 300 or less").default(0),
    NEWSLETTER_PER_MINUTE: z.coerce
      .number({ error: "must be a number" })
      .int()
      .min(1, "must be 1 or more")
      .max(60_000, "must be 60000 or less")
      .default(60),
  })
  .superRefine((settings, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
    if (settings.SITE_URL && !isLoopback(settings.SITE_URL.hostname) && !settings.SMTP_URL) {
      refuse("SMTP_URL", "must be set when SITE_URL is a public address, or no mail would leave the house");
    }
    if (settings.SUPABASE_URL) {
      for (const name of ["SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY", "DATABASE_URL"] as const) {
        if (!settings[name]) refuse(name, "must be set together with SUPABASE_URL");
      }
    }
  });

/** What the environment sets, and beside it what supabase/config.toml says about accounts. */
export type Settings = z.infer<typeof Settings> & { auth: AuthSettings };

/** Reads the settings once; a wrong one stops the boot with its name. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = Settings.safeParse(given);
  if (result.success) return { ...result.data, auth: readAuthSettings(given) };
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new BootError(`Wrong setting: ${faults.join("; ")}.`, exitCodes.configuration);
}

/** Where the site is. Without SITE_URL it is the bound address, whose port is known for certain only once the server listens. */
export function siteUrlOf({ SITE_URL, HOST, PORT }: Pick<Settings, "SITE_URL" | "HOST" | "PORT">): URL {
  return SITE_URL ?? new URL(`http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`);
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

function isAddressOrNetwork(hop: string): boolean {
  const [address = "", bits, ...rest] = hop.split("/");
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
