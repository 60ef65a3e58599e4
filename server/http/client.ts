import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isFromThisMachine } from "../this-machine.ts";
import { clientAddress, trustHops } from "./client-address.ts";

/** Who asks, as far as the connection shows it, and whether that is somebody who sits at this very machine. */
export type Client = { address: string; network: string; agent: string; isHere: boolean };

/** Which proxies we believe when they name the client. */
type Trust = { trustedProxies: readonly string[] };

/** Who asks. */
export function readClients(trust: Trust): (context: Context) => Client {
  const placeOf = readNetworks(trust);
  return (context) => ({
    ...placeOf((context.env as HttpBindings).incoming),
    agent: context.req.header("user-agent") ?? "",
    isHere: isFromThisMachine(context),
  });
}

/** From where somebody asks. An IPv6 client owns at least a /64, so that is the one to count. */
export function readNetworks({ trustedProxies }: Trust) {
  const isTrusted = trustHops(trustedProxies);
  return ({ socket, headers }: IncomingMessage): Pick<Client, "address" | "network"> => {
    const peer = socket.remoteAddress ?? "127.0.0.1";
    const forwardedFor = String(headers["x-forwarded-for"] ?? "");
    const { address, isProxyOfUnknown } = clientAddress(peer, forwardedFor, isTrusted);
    // Whoever a proxy of ours cannot name is counted with its other unknowns, and not as the proxy itself.
    return { address, network: isProxyOfUnknown ? `unknown behind ${address}` : networkOf(address) };
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
