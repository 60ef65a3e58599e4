import type pg from "pg";
import type { Log } from "../log.ts";
import type { Secrets } from "../secrets.ts";
import type { Hasher } from "./passwords/hasher.ts";
import type { AuthSettings } from "./settings.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";

/** The outside world of the sign-in service, handed in. */
export type AuthParts = {
  pool: pg.Pool;
  clock: () => Date;
  hasher: Hasher;
  settings: AuthSettings;
  secrets: Secrets;
  /** Signs and verifies tokens. */
  keys: SigningKeys;
  /** Known only once the server listens, when no SITE_URL is set. */
  siteUrl: () => URL;
  /** Which proxies we believe when they name the client. */
  trustedProxies: readonly string[];
  log: Log;
};
