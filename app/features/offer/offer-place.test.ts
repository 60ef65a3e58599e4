import { expect, test } from "vitest";
import { hasPassedHalf, isOfferPage } from "./offer-place.ts";

test.each([
  ["/", true],
  ["/packages", true],
  ["/blog/what-hybrid-publishing-really-means", true],
  ["/authors-we-love", true],
  ["/auth", false],
  ["/auth/new-password", false],
  ["/dashboard/projects/1", false],
  ["/staff/inbox", false],
  ["/newsletter/confirm", false],
  ["/consultation", false],
  ["/consultation/", false],
  ["/consultation/book", false],
  ["/terms-of-service", false],
])("on %s the offer may open: %s", (path, isOpen) => {
  expect(isOfferPage(path)).toBe(isOpen);
});

test("half of the page counts only once it is passed", () => {
  expect(hasPassedHalf({ top: 500, height: 2000, view: 1000 })).toBe(false);
  expect(hasPassedHalf({ top: 501, height: 2000, view: 1000 })).toBe(true);
  expect(hasPassedHalf({ top: 0, height: 800, view: 1000 })).toBe(false);
});
