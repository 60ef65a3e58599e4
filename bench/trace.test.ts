import { expect, test } from "vitest";
import { addUp, listTasks } from "./trace.ts";

const event = (name: string, from: number, milliseconds = 0) => ({
  name,
  ph: milliseconds ? "X" : "I",
  pid: 1,
  tid: 1,
  ts: from * 1000,
  dur: milliseconds * 1000,
  // The thread itself had half of it.
  tdur: milliseconds * 500,
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

test("a task knows what scripts had of it, each of them once", () => {
  const events = [
    event("RunTask", 0, 4),
    event("loaded", 10),
    event("RunTask", 12, 30),
    event("v8.evaluateModule", 14, 20),
    event("FunctionCall", 16, 10),
    event("EventDispatch", 36, 2),
    event("RunTask", 50, 8),
    event("Layout", 51, 6),
    event("awake", 60),
    event("RunTask", 62, 10),
  ];
  expect(listTasks(events, "loaded", "awake")).toEqual([
    { cpu: 15, scripts: 11, evaluation: 10 },
    { cpu: 4, scripts: 0, evaluation: 0 },
  ]);
});
