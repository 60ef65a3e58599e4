import { expect, test } from "vitest";
import { longFormValues, shortFormValues } from "#domain/consultation.ts";
import { consultationPackages, longFormOptions } from "./consultation-long-form.ts";
import { shortFormOptions } from "./consultation-short-form.ts";

const valuesOf = (options: Record<string, readonly { value: string }[]>) =>
  Object.fromEntries(Object.entries(options).map(([field, list]) => [field, list.map(({ value }) => value)]));

test("each form offers exactly what the rules accept, in the same order", () => {
  expect(valuesOf(shortFormOptions)).toEqual(shortFormValues);
  const { package: packages, ...longValues } = longFormValues;
  expect(valuesOf(longFormOptions)).toEqual(longValues);
  expect(Object.keys(consultationPackages)).toEqual(packages);
});
