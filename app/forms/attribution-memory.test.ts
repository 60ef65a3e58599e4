import { expect, test } from "vitest";
import { noteArrival } from "./attribution-memory.ts";

const page = (address: string) => new URL(address, "https://halftitle.example");

test("an arrival is known by the site it came from and its campaign words", () => {
  expect(noteArrival(undefined, page("/?utm_source=letter&ref=x"), "https://search.example/find?q=secret")).toEqual({
    referrerHost: "search.example",
    utm: { utm_source: "letter" },
  });
});

test("the first referrer stays, also when there was none", () => {
  const first = noteArrival(undefined, page("/"), "");
  expect(noteArrival(first, page("/about"), "https://other.example/").referrerHost).toBeUndefined();
  const second = noteArrival({ referrerHost: "search.example", utm: {} }, page("/about"), "https://other.example/");
  expect(second.referrerHost).toBe("search.example");
});

test("campaign words last for the session, until a link brings others", () => {
  const first = noteArrival(undefined, page("/?utm_source=letter&utm_medium=mail"), "");
  expect(noteArrival(first, page("/packages"), "").utm).toEqual({ utm_source: "letter", utm_medium: "mail" });
  expect(noteArrival(first, page("/?utm_source=poster"), "").utm).toEqual({ utm_source: "poster" });
});

test("our own pages and what is no address are no referrer", () => {
  expect(noteArrival(undefined, page("/about"), "https://halftitle.example/").referrerHost).toBeUndefined();
  expect(noteArrival(undefined, page("/about"), "about:client").referrerHost).toBeUndefined();
});
