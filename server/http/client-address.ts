import { BlockList, isIP } from "node:net";

/** Which hops we believe when they say on whose behalf they ask. */
export function trustHops(hops: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const hop of hops) {
    const [address = "", bits] = hop.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The address that asks; or that of our own proxy which could not say for whom it asks. */
export type ClientAddress = { address: string; isProxyOfUnknown: boolean };

/**
 * Who is really asking: walks X-Forwarded-For from the nearest hop outwards and stops at the first address that is not
 * one of our own proxies. Without trusted proxies the header is what it is, a stranger's claim.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): ClientAddress {
  let address = plain(peer);
  const hops = (forwardedFor ?? "").split(",").flatMap((hop) => plain(hop.trim()) || []);
  while (isTrusted(address)) {
    const next = hops.pop();
    if (next === undefined) break;
    if (!isIP(next)) return { address, isProxyOfUnknown: true };
    address = next;
  }
  return { address, isProxyOfUnknown: false };
}

/**
 * Some proxies write the port behind the address, and then put an IPv6 address into brackets. A zone ("fe80::1%eth0") is
 * the name of a network card. An IPv4 caller on an IPv6 socket is the same caller.
 */
function plain(hop: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}
