import { isIP } from "node:net";
import { site } from "#content/site.ts";
import { isLoopback } from "../../environment.ts";
import { notFound } from "../failures.ts";
import type { AuthParts } from "../parts.ts";

/** Who a passkey is made for, and at which addresses it may be shown. Another host is another party: its passkeys are not ours. */
export type RelyingParty = { id: string; name: string; origins: string[] };

/**
 * From SITE_URL alone, never from a request. Browsers make passkeys for names and not for numbers: a server that is bound to
 * this machine's number answers for `localhost`, and one at any other number has none.
 */
export function relyingPartyOf(siteUrl: URL): RelyingParty | undefined {
  const { hostname, origin, protocol, port } = siteUrl;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (!isNumber) return { id: hostname, name: site.name, origins: [origin] };
  if (!isLoopback(hostname)) return undefined;
  return { id: "localhost", name: site.name, origins: [`${protocol}//localhost${port ? `:${port}` : ""}`] };
}

export function requireRelyingParty({ settings, siteUrl }: AuthParts): RelyingParty {
  const party = settings.passkey.enabled ? relyingPartyOf(siteUrl()) : undefined;
  if (!party) throw notFound("passkey_disabled", "Passkeys are disabled");
  return party;
}
