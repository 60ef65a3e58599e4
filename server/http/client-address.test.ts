import { expect, test } from "vitest";
import { clientAddress, trustHops } from "./client-address.ts";

const stranger = "203.0.113.9";

test.each([
  ["nobody is trusted: the peer it is", [], stranger, "10.9.9.9", stranger],
  ["a stranger's claim to be somebody else", ["10.0.0.1"], stranger, "10.9.9.9", stranger],
  ["one proxy of ours", ["10.0.0.1"], "10.0.0.1", stranger, stranger],
  ["a proxy of ours after a lie", ["10.0.0.1"], "10.0.0.1", `127.0.0.1, ${stranger}`, stranger],
  ["two proxies of ours", ["10.0.0.0/8"], "10.0.0.1", `1.2.3.4, ${stranger}, 10.0.0.2`, stranger],
  ["a proxy of ours that says nothing", ["10.0.0.1"], "10.0.0.1", null, "10.0.0.1"],
  ["a proxy of ours that passes rubbish on", ["10.0.0.1"], "10.0.0.1", "1.2.3.4, rubbish", "unknown behind 10.0.0.1"],
  ["all hops are ours: the outermost", ["10.0.0.0/8"], "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["IPv4 on an IPv6 socket", ["127.0.0.1"], "::ffff:127.0.0.1", stranger, stranger],
  ["rubbish behind a proxy's own address", ["10.0.0.0/8"], "10.0.0.1", "rubbish, 10.0.0.2", "unknown behind 10.0.0.2"],
  ["a port behind the address", ["10.0.0.1"], "10.0.0.1", `${stranger}:5678`, stranger],
  ["a proxy with its port", ["10.0.0.0/8"], "10.0.0.1", `${stranger}, 10.0.0.2:443`, stranger],
  ["an IPv6 address with its port", ["10.0.0.1"], "10.0.0.1", "[2001:db8::1]:443", "2001:db8::1"],
  ["an IPv6 address in brackets", ["10.0.0.1"], "10.0.0.1", "[2001:db8::1]", "2001:db8::1"],
  ["an IPv6 address with its zone", ["10.0.0.1"], "10.0.0.1", "fe80::1%eth0", "fe80::1"],
  ["a port behind nothing", ["10.0.0.1"], "10.0.0.1", ":443", "unknown behind 10.0.0.1"],
  ["IPv6 proxies", ["fd00::/8"], "fd00::1", "2001:db8::7", "2001:db8::7"],
])("%s", (_, trusted, peer, forwardedFor, expected) => {
  const { address, isProxyOfUnknown } = clientAddress(peer, forwardedFor, trustHops(trusted));
  expect(isProxyOfUnknown ? `unknown behind ${address}` : address).toBe(expected);
});
