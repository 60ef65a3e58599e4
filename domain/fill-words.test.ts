import { expect, test } from "vitest";
import { fillWords } from "./fill-words.ts";

test("a sentence ends with one point, also after a time of day, and a value stays as it is", () => {
  expect(fillWords("It goes out on {when}.", { when: "Nov 19, 9:30 a.m." })).toBe("It goes out on Nov 19, 9:30 a.m.");
  expect(fillWords("At {when}, {title}.", { when: "9 a.m.", title: "Three a.m.." })).toBe("At 9 a.m., Three a.m...");
  expect(fillWords("{title} is {gone}.", { title: "Tide" })).toBe("Tide is {gone}.");
});
