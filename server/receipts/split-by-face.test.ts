import { expect, test } from "vitest";
import { splitByFace } from "./split-by-face.ts";

const has = (letters: RegExp) => ({ hasGlyphForCodePoint: (code: number) => letters.test(String.fromCodePoint(code)) });
const faces = [
  ["text", has(/[ -~]/)],
  ["more", has(/[łŻ]/)],
] as const;

test("each letter stands in a face that has it, and what none has is written by its number", () => {
  expect(splitByFace("Ada Lark", faces)).toEqual([{ face: "text", text: "Ada Lark" }]);
  expect(splitByFace("Małek", faces)).toEqual([
    { face: "text", text: "Ma" },
    { face: "more", text: "ł" },
    { face: "text", text: "ek" },
  ]);
  expect(splitByFace("Wang 王", faces)).toEqual([{ face: "text", text: "Wang [U+738B]" }]);
  expect(splitByFace("", faces)).toEqual([]);
});
