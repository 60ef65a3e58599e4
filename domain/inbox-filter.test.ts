import { expect, test } from "vitest";
import { isWholeInbox, readInboxFilter, writeInboxFilter } from "./inbox-filter.ts";

test("an address and its filter say the same", () => {
  const address = "search=ada&kind=callback&kind=offer&status=new&owner=none&overdue=1&source=direct";
  expect(readInboxFilter(new URLSearchParams(address))).toEqual({
    search: "ada",
    kinds: ["callback", "offer"],
    statuses: ["new"],
    owner: "none",
    overdue: true,
    source: "direct",
  });
  expect(writeInboxFilter(readInboxFilter(new URLSearchParams(address))).toString()).toBe(address);
});

test("what nobody offers is left out", () => {
  expect(readInboxFilter(new URLSearchParams("kind=gift&status=&overdue=yes&search=%20&owner="))).toEqual({});
  expect(isWholeInbox({})).toBe(true);
  expect(isWholeInbox({ overdue: true })).toBe(false);
});
