import { expect, test } from "vitest";
import { textAfter, textBefore } from "./marked-text.ts";

const runs = [{ keep: "She " }, { cut: "very " }, { keep: "left" }, { query: 1 }, { add: " early" }, { keep: "." }];

test("a marked text is two texts: as it was, and as it is when every mark is accepted", () => {
  expect(textBefore(runs)).toBe("She very left.");
  expect(textAfter(runs)).toBe("She left early.");
});
