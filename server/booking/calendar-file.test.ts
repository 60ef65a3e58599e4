import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarCall, writeEventFile, writeFeed, writeInvitation } from "./calendar-file.ts";

const call: CalendarCall = {
  id: "0e0e3f4a-0000-4000-8000-000000000001",
  sequence: 0,
  startsAt: new Date("2026-11-17T17:30:00Z"),
  endsAt: new Date("2026-11-17T18:00:00Z"),
  changedAt: new Date("2026-11-16T00:00:00Z"),
  isCancelled: false,
  way: "video",
  meetingUrl: "https://meet.example.com/room;a,b",
  consultant: "Imogen Vale",
};
const guest = { email: "ada@example.com", manageUrl: "https://halftitle.example/booking/call?id=1&token=abc" };

/** What a calendar that knows RFC 5546 makes of files, one after the other: by UID, SEQUENCE and METHOD. */
function applyInOrder(files: readonly string[]) {
  const events = new Map<string, { sequence: number; start: string; end: string }>();
  for (const file of files) {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const method = calendar.getFirstPropertyValue("method");
    for (const component of calendar.getAllSubcomponents("vevent")) {
      const event = new ICAL.Event(component);
      const sequence = Number(component.getFirstPropertyValue("sequence") ?? 0);
      const known = events.get(event.uid);
      if (known && known.sequence > sequence) continue;
      if (method === "CANCEL") events.delete(event.uid);
      else {
        events.set(event.uid, {
          sequence,
          start: event.startDate.toJSDate().toISOString(),
          end: event.endDate.toJSDate().toISOString(),
        });
      }
    }
  }
  return events;
}

const moved = {
  ...call,
  sequence: 1,
  startsAt: new Date("2026-11-18T20:00:00Z"),
  endsAt: new Date("2026-11-18T20:30:00Z"),
};

test("booked, moved and cancelled, read by another's parser: one event, then at its new time, then none", () => {
  const files = [call, moved, { ...moved, sequence: 2, isCancelled: true }].map((one) => writeInvitation(one, guest));
  const [booked] = applyInOrder(files.slice(0, 1)).values();
  expect(booked).toEqual({ sequence: 0, start: "2026-11-17T17:30:00.000Z", end: "2026-11-17T18:00:00.000Z" });
  const after = applyInOrder(files.slice(0, 2));
  expect([...after.values()]).toEqual([
    { sequence: 1, start: "2026-11-18T20:00:00.000Z", end: "2026-11-18T20:30:00.000Z" },
  ]);
  // A file that comes late changes nothing.
  expect(applyInOrder([files[1] ?? "", files[0] ?? ""])).toEqual(after);
  expect(applyInOrder(files).size).toBe(0);
});

test("a cancellation is sent as one, names the guest, and says that the event is cancelled", () => {
  const file = writeInvitation({ ...call, isCancelled: true, sequence: 3 }, guest);
  expect(file).toContain("METHOD:CANCEL");
  expect(file).not.toContain("METHOD:REQUEST");
  expect(file).toContain("STATUS:CANCELLED");
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  expect(String(event?.getFirstPropertyValue("attendee"))).toMatch(/mailto:ada@example\.com/i);
  expect(String(event?.getFirstPropertyValue("organizer"))).toMatch(/mailto:/i);
});

test("what is said in it survives commas, semicolons and line breaks; lines end and fold as the standard says", () => {
  const file = writeEventFile(call, guest.manageUrl);
  expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") as InstanceType<typeof ICAL.Component>,
  );
  expect(event.location).toBe(call.meetingUrl);
  expect(event.description).toContain(guest.manageUrl);
  expect(event.summary).toContain("Imogen Vale");
  expect(event.startDate.zone.tzid).toBe("UTC");
});

test("a feed says with whom and under which number, and nothing that a name could add to it", () => {
  const name = "Ada\r\nBEGIN:VEVENT\r\nUID:evil";
  const file = writeFeed([{ ...call, way: "phone", meetingUrl: null, name, phone: "(818) 555-0199" }]);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(file).toContain("(818) 555-0199");
});
