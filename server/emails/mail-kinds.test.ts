import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailKinds } from "#content/desk-office.ts";

test("the desk has words for every kind of mail that there is, and for no other", () => {
  const source = readFileSync(new URL("letters.ts", import.meta.url), "utf8");
  const queued = [...source.matchAll(/^ {2}"([a-z-]+)": \w+,$/gm)].map(([, name]) => name);
  // Set like a mail, and never mailed.
  expect(Object.keys(mailKinds).toSorted()).toEqual(queued.filter((name) => name !== "letter-page").toSorted());
});
