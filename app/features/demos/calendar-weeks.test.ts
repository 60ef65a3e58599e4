import { expect, test } from "vitest";
import { additionalServices } from "#content/prices.ts";
import { socialMediaPage } from "#content/services/social-media-setup.ts";
import { weeksOf } from "./calendar-weeks.ts";

const { posts } = socialMediaPage.demo.sample;

test("the sample calendar holds one post for every day that the price book promises", () => {
  const days = Array.from({ length: additionalServices.socialMedia.calendarDays }, (_, index) => index + 1);
  expect(posts.map((post) => post.day)).toEqual(days);
});

test("the month is cut into weeks of seven and a rest", () => {
  expect(weeksOf(posts).map((week) => week.posts.length)).toEqual([7, 7, 7, 7, 2]);
});
