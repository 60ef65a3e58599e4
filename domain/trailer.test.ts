import { expect, test } from "vitest";
import { formatClock, lineTimes, momentAt, nextPlayback, opening, runningTime } from "./trailer.ts";

const frames = [{ seconds: 6 }, { seconds: 4 }, { seconds: 5 }];
const total = runningTime(frames);

test("the frames' seconds add up to the running time", () => {
  expect(total).toBe(15);
});

test("every moment belongs to one frame, and a frame ends where the next begins", () => {
  expect(momentAt(frames, 0)).toEqual({ frame: 0, since: 0 });
  expect(momentAt(frames, 5.5)).toEqual({ frame: 0, since: 5.5 });
  expect(momentAt(frames, 6)).toEqual({ frame: 1, since: 0 });
  expect(momentAt(frames, 14)).toEqual({ frame: 2, since: 4 });
});

test("before the beginning the first frame shows, after the end the last one stays", () => {
  expect(momentAt(frames, -1)).toEqual({ frame: 0, since: 0 });
  expect(momentAt(frames, 99)).toEqual({ frame: 2, since: 5 });
  expect(momentAt([], 3)).toEqual({ frame: 0, since: 0 });
});

test("lines appear in order, and the last one leaves time to be read", () => {
  const times = lineTimes({ seconds: 8, lines: ["a", "b", "c"] });
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(8 * 0.6);
  expect(lineTimes({ seconds: 6, lines: ["alone"] })).toEqual([0.5]);
});

test("time passes only while the trailer plays, and stops at the end", () => {
  const later = nextPlayback(opening, { type: "tick", seconds: 2 }, total);
  expect(later.elapsed).toBe(2);
  const paused = nextPlayback(later, { type: "toggle" }, total);
  expect(nextPlayback(paused, { type: "tick", seconds: 2 }, total)).toBe(paused);
  expect(nextPlayback(later, { type: "tick", seconds: 60 }, total)).toMatchObject({ status: "ended", elapsed: total });
});

test("playing on after the end begins again", () => {
  const ended = nextPlayback(opening, { type: "tick", seconds: total }, total);
  expect(nextPlayback(ended, { type: "toggle" }, total)).toMatchObject({ status: "playing", elapsed: 0 });
  expect(nextPlayback(ended, { type: "pause" }, total)).toBe(ended);
});

test("a jump keeps to the film, tells the picture, and does not start a paused trailer", () => {
  const paused = nextPlayback(opening, { type: "pause" }, total);
  expect(nextPlayback(paused, { type: "seek", to: 7 }, total)).toEqual({ status: "paused", elapsed: 7, jumps: 1 });
  expect(nextPlayback(paused, { type: "seek", to: -3 }, total).elapsed).toBe(0);
  expect(nextPlayback(opening, { type: "seek", to: 99 }, total).status).toBe("ended");
  expect(nextPlayback(opening, { type: "restart" }, total).jumps).toBe(1);
});

test("the clock reads as minutes and seconds", () => {
  expect(formatClock(7.9)).toBe("0:07");
  expect(formatClock(72)).toBe("1:12");
});
