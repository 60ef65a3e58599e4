import { expect, test } from "vitest";
import { setTitle, widthOf } from "./title-setting.ts";

const box = { width: 158, height: 96, maxSize: 34 };

test("a title keeps all its words and stays within its box", () => {
  for (const title of [
    "Salt",
    "The Ninth Bell at Harrow Sound",
    "What We Talk About When the Orchestra Has Gone Home",
  ]) {
    const { lines, size } = setTitle(title, box);
    expect(lines.join(" ")).toBe(title);
    expect(Math.max(...lines.map((line) => widthOf(line) * size))).toBeLessThanOrEqual(box.width);
    expect(lines.length * size * 1.04).toBeLessThanOrEqual(box.height);
  }
});

test("a short title is not blown up past the largest size", () => {
  expect(setTitle("Salt", box)).toEqual({ lines: ["Salt"], size: 34 });
});

test("an article does not stand alone on a line when it can have company", () => {
  expect(setTitle("The Ninth Bell at Harrow Sound", box).lines[0]).not.toBe("The");
});
