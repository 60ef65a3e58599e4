import { expect, test } from "vitest";
import { longFields, shortFields } from "#domain/consultation-fields.ts";
import { consultationPackages, longForm, longFormOptions } from "./consultation-long-form.ts";
import { shortForm, shortFormOptions } from "./consultation-short-form.ts";

const specified = {
  short: ["name", "email", "bookTitle", "genre", "wordCount", "publishingGoals", "message"],
  long: [
    ...["firstName", "lastName", "email", "phone", "genre", "manuscriptStatus", "servicesInterested", "timeline"],
    ...["budget", "previousPublishing", "goals", "preferredContact", "additionalInfo"],
  ],
};

test("each form asks for what the specification names, in its order", () => {
  const drawn = (fields: Record<string, { kind: string }>) =>
    Object.keys(fields).filter((name) => fields[name]?.kind !== "carried");
  expect(drawn(shortFields)).toEqual(specified.short);
  expect(drawn(longFields)).toEqual(specified.long);
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

test("every field that is drawn has a label", () => {
  expect(Object.keys(shortForm.fields).toSorted()).toEqual(specified.short.toSorted());
  expect(Object.keys(longForm.fields).toSorted()).toEqual(specified.long.toSorted());
});
