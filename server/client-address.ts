import { BlockList, isIP } from "node:net";

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

export function isForwarded(headers: Headers): boolean {
  return forwardingHeaders.some((name) => headers.has(name));
}

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

/**
 * Who is really asking: walks X-Forwarded-For from the nearest hop outwards and stops at the first address that is not
 * one of our own proxies. Without trusted proxies the header is what it is, a stranger's claim.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): string {
  let address = plain(peer);
  const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
  while (isTrusted(address)) {
    const next = hops.pop();
    if (!next || !isIP(next)) break;
    address = next;
  }
  return address;
}

/** An IPv4 caller on an IPv6 socket is the same caller. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
