import { expect, test } from "vitest";
import { carriedTitle, readCarriedTitle } from "./carried-title.ts";

test("a title comes along in the address as it was typed, on one line and not endless", () => {
  expect(readCarriedTitle("?title=What+the+Orchard%0AKept&utm_source=x")).toBe("What the Orchard Kept");
  expect(readCarriedTitle(`?title=${"a".repeat(500)}`)).toHaveLength(carriedTitle.longest);
  expect(readCarriedTitle("?package=pro")).toBe("");
});
