import { expect, test } from "vitest";
import { addUp } from "./trace.ts";

const event = (name: string, from: number, milliseconds = 0) => ({
  name,
  ph: milliseconds ? "X" : "I",
  pid: 1,
  tid: 1,
  ts: from * 1000,
  dur: milliseconds * 1000,
});

test("each moment between the marks counts once, for the innermost work", () => {
  const events = [
    event("Layout", 2, 5),
    event("click", 10),
    event("FunctionCall", 10, 20),
    event("ParseHTML", 15, 4),
    event("Layout", 24, 3),
    event("Paint", 40, 10),
    event("painted", 60),
    event("Paint", 70, 10),
    { ...event("FunctionCall", 10, 40), tid: 2 },
  ];
  expect(addUp(events, "click", "painted")).toEqual({
    scripts: 13,
    "reading HTML": 4,
    layout: 3,
    paint: 10,
    waiting: 20,
  });
});
