import { expect, test } from "vitest";
import { followSession, type SessionState } from "./session-state.ts";

type Found = Parameters<typeof followSession>[1];

const unknown: SessionState = { status: "unknown" };
const nobody: Found = { status: "signed-out" };
const ada: Found = { status: "signed-in", email: "ada@example.com" };
const halfOfAda: Found = { ...ada, status: "halfway" };

/** How it stands after everything was found in this order. */
const after = (...found: Found[]) => found.reduce<SessionState>(followSession, unknown);

test("who comes without a session has none, and none has expired", () => {
  expect(after(nobody)).toMatchObject({ status: "signed-out", isExpired: false });
  expect(after(nobody, nobody).isExpired).toBe(false);
});

test("a session that ends by itself has expired until its owner is back, the second step included", () => {
  expect(after(ada, nobody).isExpired).toBe(true);
  expect(after(ada, nobody, nobody).isExpired).toBe(true);
  expect(after(ada, nobody, halfOfAda)).toMatchObject({ status: "halfway", isExpired: true });
  expect(after(ada, nobody, { status: "unreachable" }).isExpired).toBe(true);
  expect(after(ada, nobody, ada).isExpired).toBe(false);
});

test("a session that lost its second step, or its network, has not expired", () => {
  expect(after(ada, halfOfAda).isExpired).toBe(false);
  expect(after(ada, { status: "unreachable", email: ada.email }).isExpired).toBe(false);
});

test.each(["here", "elsewhere"] as const)(
  "a session that was ended by hand %s has not expired, however often one looks",
  (end) => {
    expect(after(ada, { status: "signed-out", end })).toMatchObject({ end, isExpired: false });
    expect(after(ada, { status: "signed-out", end }, nobody)).toMatchObject({ end, isExpired: false });
    expect(after(ada, { status: "signed-out", end }, ada)).toMatchObject({ end: undefined, isExpired: false });
  },
);

test("what has not changed is the same state, so that nothing is drawn anew", () => {
  const before = after(ada);
  expect(followSession(before, { ...ada })).toBe(before);
});
