import { expect, test } from "vitest";
import { longFields, shortFields } from "#domain/consultation-fields.ts";
import { consultationPackages, longFormOptions } from "./consultation-long-form.ts";
import { shortFormOptions } from "./consultation-short-form.ts";

const specified = {
  short: ["name", "email", "bookTitle", "genre", "wordCount", "publishingGoals", "message"],
  long: [
    ...["firstName", "lastName", "email", "phone", "genre", "manuscriptStatus", "servicesInterested", "timeline"],
    ...["budget", "previousPublishing", "goals", "preferredContact", "additionalInfo"],
  ],
};

test("each form asks for what the specification names, in its order", () => {
  const among = (fields: object, names: readonly string[]) =>
    Object.keys(fields).filter((name) => names.includes(name));
  expect(among(shortFields, specified.short)).toEqual(specified.short);
  expect(among(longFields, specified.long)).toEqual(specified.long);
});

const valuesOf = (options: Record<string, readonly { value: string }[]>) =>
  Object.fromEntries(Object.entries(options).map(([field, list]) => [field, list.map(({ value }) => value)]));

test("each form offers exactly what the rules accept, in the same order", () => {
  const rules = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { kind, values }]) =>
        values && kind !== "carried" ? [[name, values]] : [],
      ),
    );
  expect(valuesOf(shortFormOptions)).toEqual(rules(shortFields));
  expect(valuesOf(longFormOptions)).toEqual(rules(longFields));
  expect(Object.keys(consultationPackages)).toEqual(longFields.package.values);
});
