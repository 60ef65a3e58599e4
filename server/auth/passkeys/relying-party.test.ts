import { expect, test } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

test.each([
  ["https://books.example.com", "books.example.com", "https://books.example.com"],
  ["https://books.example.com:8443/", "books.example.com", "https://books.example.com:8443"],
  ["http://localhost:3000", "localhost", "http://localhost:3000"],
  ["http://127.0.0.1:3000", "localhost", "http://localhost:3000"],
  ["http://[::1]:3000", "localhost", "http://localhost:3000"],
])("a site at %s makes passkeys for %s", (site, id, origin) => {
  expect(relyingPartyOf(new URL(site))).toMatchObject({ id, origins: [origin] });
});

test("a site at any other number makes none: no browser would", () => {
  expect(relyingPartyOf(new URL("https://203.0.113.7"))).toBeUndefined();
  expect(relyingPartyOf(new URL("https://[2001:db8::1]"))).toBeUndefined();
});
