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
  ["a proxy of ours that passes rubbish on", ["10.0.0.1"], "10.0.0.1", "1.2.3.4, rubbish", "10.0.0.1"],
  ["all hops are ours: the outermost", ["10.0.0.0/8"], "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["IPv4 on an IPv6 socket", ["127.0.0.1"], "::ffff:127.0.0.1", stranger, stranger],
  ["IPv6 proxies", ["fd00::/8"], "fd00::1", "2001:db8::7", "2001:db8::7"],
])("%s", (_, trusted, peer, forwardedFor, expected) => {
  expect(clientAddress(peer, forwardedFor, trustHops(trusted))).toBe(expected);
});
