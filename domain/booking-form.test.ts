import { expect, test } from "vitest";
import { findNext, hasTimeSoon, type Known, nothingKnown } from "./booking.ts";
import { type BookingMessages, blankBooking, makeBookingForm } from "./booking-form.ts";
import { judge } from "./judge.ts";

const messages: BookingMessages = {
  at: "at",
  way: "way",
  zone: "zone",
  name: { required: "name", tooLong: "name too long" },
  email: { invalid: "email" },
  phone: { required: "phone", invalid: "phone invalid", tooLong: "phone too long" },
};

const good = {
  at: "2026-11-17T17:30:00.000Z",
  way: "phone",
  zone: "Pacific/Auckland",
  name: "Ada",
  email: "ada@example.com",
  phone: "(818) 555-0199",
};
const problems = (changes: Partial<Record<string, unknown>>, known: Known = nothingKnown) =>
  judge(makeBookingForm(messages, known), { ...good, ...changes }).problems;

test("whoever is unknown says who they are; a number is needed for a call by phone alone", () => {
  expect(problems({})).toBeUndefined();
  expect(problems(blankBooking)).toEqual({ at: "at", zone: "zone", name: "name", email: "email", phone: "phone" });
  expect(problems({ phone: "" })).toEqual({ phone: "phone" });
  expect(problems({ phone: "", way: "video" })).toBeUndefined();
});

test("what is known is not asked for again, and what is given is judged all the same", () => {
  const known = { name: true, email: true, phone: true };
  expect(problems({ name: "", email: "", phone: "" }, known)).toBeUndefined();
  expect(problems({ email: "nobody", phone: "12" }, known)).toEqual({ email: "email", phone: "phone invalid" });
});

test.each([
  [{ at: "tomorrow" }, "at"],
  [{ at: 7 }, "at"],
  [{ way: "pigeon" }, "way"],
  [{ zone: "Nowhere" }, "zone"],
])("%o is refused", (changes, field) => expect(Object.keys(problems(changes) ?? {})).toEqual([field]));

test("the next three are those after the time that was wanted, or the last ones", () => {
  const times = ["10", "11", "12", "13", "14"].map((hour) => ({ at: `2026-11-17T${hour}:00:00.000Z`, video: false }));
  const hours = (wanted: string) => findNext(times, wanted).map(({ at }) => at.slice(11, 13));
  expect(hours("2026-11-17T10:30:00Z")).toEqual(["11", "12", "13"]);
  expect(hours("2026-11-18T10:30:00Z")).toEqual(["12", "13", "14"]);
});

test("two weeks is soon, and a day more is not", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  const on = (at: string) => [{ at, video: false }];
  expect(hasTimeSoon(on("2026-11-30T12:00:00Z"), now)).toBe(true);
  expect(hasTimeSoon(on("2026-12-01T12:00:00Z"), now)).toBe(false);
  expect(hasTimeSoon([], now)).toBe(false);
});
