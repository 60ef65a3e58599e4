import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { clientAddress, trustHops } from "../client-address.ts";
import { isFromThisMachine } from "../this-machine.ts";
import type { AuthParts, Client } from "./parts.ts";

/** Who asks. An IPv6 client owns at least a /64, so that is the one to count. */
export function readClients({ trustedProxies }: Pick<AuthParts, "trustedProxies">): (context: Context) => Client {
  const isTrusted = trustHops(trustedProxies);
  return (context) => {
    const peer = getConnInfo(context).remote.address ?? "127.0.0.1";
    const forwardedFor = context.req.header("x-forwarded-for") ?? null;
    const { address, isProxyOfUnknown } = clientAddress(peer, forwardedFor, isTrusted);
    return {
      address,
      // Whoever a proxy of ours cannot name is counted with its other unknowns, and not as the proxy itself.
      network: isProxyOfUnknown ? `unknown behind ${address}` : networkOf(address),
      agent: context.req.header("user-agent") ?? "",
      isHere: isFromThisMachine(context),
    };
  };
}

export function networkOf(address: string): string {
  if (!isIPv6(address)) return `${address}/32`;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
