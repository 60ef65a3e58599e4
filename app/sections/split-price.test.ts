import { expect, test } from "vitest";
import { splitPrice } from "./split-price.ts";

test("a price is a figure and the words around it", () => {
  expect(splitPrice("From $2,500")).toEqual({ before: "From", figure: "$2,500", after: "" });
  expect(splitPrice("$0.08–0.12 per word")).toEqual({ before: "", figure: "$0.08–0.12", after: "per word" });
  expect(splitPrice("15–20% commission")).toEqual({ before: "", figure: "15–20%", after: "commission" });
  expect(splitPrice("$12,999")).toEqual({ before: "", figure: "$12,999", after: "" });
});

test("a price in words alone stays whole", () => {
  expect(splitPrice("On request")).toEqual({ before: "", figure: "On request", after: "" });
});
