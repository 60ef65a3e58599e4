import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { makeDiscountCode, makeOfferClaim } from "./discount-offer.ts";

const OfferClaim = makeOfferClaim({
  firstName: { tooShort: "too short", tooLong: "too long" },
  email: { invalid: "invalid" },
});
const faults = (claim: unknown) => OfferClaim.safeParse(claim).error?.issues.map(({ message }) => message);

test.each([
  [{ firstName: "A", email: "ada@example.com" }, ["too short"]],
  [{ firstName: " A ", email: "ada@example.com" }, ["too short"]],
  [{ firstName: "Ada", email: "ada" }, ["invalid"]],
  [{ firstName: "a".repeat(201), email: "ada@example.com" }, ["too long"]],
  [{ firstName: "", email: "" }, ["too short", "invalid"]],
  [{}, ["too short", "invalid"]],
  [{ firstName: "Al", email: " al@example.com " }, undefined],
])("%o is answered with %o", (claim, messages) => expect(faults(claim)).toEqual(messages));

test("a code names its percentage, avoids letters that look alike and does not repeat", () => {
  const codes = Array.from({ length: 2_000 }, () => makeDiscountCode(25, randomBytes));
  for (const code of codes) expect(code).toMatch(/^HT25-[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
