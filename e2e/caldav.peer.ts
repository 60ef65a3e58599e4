import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { type CalendarCall, writeEventFile } from "../server/booking/calendar-file.ts";
import { freePort } from "../server/testing/free-port.ts";
import { findProgram, installPackage } from "./debian-package.ts";

const radicale = ["/usr/bin/radicale"];
const program = findProgram(radicale) ?? installPackage("radicale", radicale);
if (!program) console.warn("Left out, because Debian's Radicale could not be had: the calendar server.");

const call: CalendarCall = {
  id: "5a1d7e0c-0000-4000-8000-000000000001",
  sequence: 0,
  startsAt: new Date("2026-11-17T17:30:00Z"),
  endsAt: new Date("2026-11-17T18:00:00Z"),
  changedAt: new Date("2026-11-16T00:00:00Z"),
  isCancelled: false,
  way: "video",
  meetingUrl: "https://meet.example.com/imogen-vale",
  consultant: "Imogen Vale",
};
const moved = {
  ...call,
  sequence: 1,
  startsAt: new Date("2026-11-18T20:00:00Z"),
  endsAt: new Date("2026-11-18T20:30:00Z"),
};

/** Debian's Radicale, with a calendar of somebody's in it. */
async function openCalendar(found: string) {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-caldav-"));
  const port = await freePort();
  const options = [
    `--server-hosts=127.0.0.1:${port}`,
    `--storage-filesystem-folder=${folder}`,
    "--auth-type=none",
    "--rights-type=authenticated",
  ];
  const server = spawn(found, ["--config=", ...options], { stdio: "ignore" });
  onTestFinished(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const authorization = `Basic ${Buffer.from("ada:x").toString("base64")}`;
  const ask = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/ada/calls/${path}`, { method, body, headers: { authorization, ...headers } });
  await vi.waitUntil(
    () =>
      ask("OPTIONS", "").then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 60_000, interval: 100 },
  );
  expect((await ask("MKCALENDAR", "")).status).toBe(201);
  return ask;
}

/** What lies in a calendar has no method: that is the envelope in which it came. */
const asStored = (one: CalendarCall) =>
  writeEventFile(one, "https://halftitle.example/booking/call").replace(/^METHOD:.*\r\n/m, "");

test.runIf(program)("a call is stored in a real calendar server, moved there and taken away again", async () => {
  const ask = await openCalendar(program as string);
  const read = async () => {
    const component = new ICAL.Component(ICAL.parse(await (await ask("GET", "call.ics")).text()));
    const event = new ICAL.Event(component.getFirstSubcomponent("vevent") as InstanceType<typeof ICAL.Component>);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      location: event.location,
    };
  };
  const type = { "content-type": "text/calendar; charset=utf-8" };
  expect((await ask("PUT", "call.ics", asStored(call), type)).status).toBe(201);
  expect(await read()).toEqual({
    uid: expect.stringContaining(call.id),
    start: call.startsAt,
    end: call.endsAt,
    location: call.meetingUrl,
  });
  expect((await ask("PUT", "call.ics", asStored(moved), type)).ok).toBe(true);
  expect(await read()).toMatchObject({ start: moved.startsAt, end: moved.endsAt });
  const question = `<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><C:calendar-data/></D:prop>
    <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20261118T190000Z" end="20261118T210000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`;
  const list = async () =>
    (await ask("REPORT", "", question, { depth: "1", "content-type": "application/xml" })).text();
  expect(await list()).toContain(call.id);
  expect((await ask("DELETE", "call.ics")).ok).toBe(true);
  expect(await list()).not.toContain(call.id);
});
