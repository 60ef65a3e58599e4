import { expect, test } from "vitest";
import {
  blankLongConsultation,
  blankShortConsultation,
  type ConsultationMessages,
  makeLongConsultation,
  makeShortConsultation,
  toConsultationRow,
} from "./consultation.ts";

/** Every message reads as "field.fault". */
const messages = new Proxy(
  {},
  { get: (_, field) => new Proxy({}, { get: (__, fault) => `${String(field)}.${String(fault)}` }) },
) as ConsultationMessages;

const ShortConsultation = makeShortConsultation(messages);
const LongConsultation = makeLongConsultation(messages);

const short = (changes = {}) => ({ ...blankShortConsultation, name: "Ada", email: "ada@example.com", ...changes });
const long = (changes = {}) => ({
  ...blankLongConsultation,
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  genre: "sci-fi",
  manuscriptStatus: "revised",
  goals: "A book on a shelf.",
  ...changes,
});

const faults = (result: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

test("a name and an address are enough for the short form", () => {
  expect(ShortConsultation.safeParse(short()).success).toBe(true);
});

test.each([
  [{ name: "  " }, "name.required"],
  [{ name: "a".repeat(201) }, "name.tooLong"],
  [{ email: "" }, "email.required"],
  [{ email: "ada@example" }, "email.invalid"],
  [{ email: `${"a".repeat(320)}@example.com` }, "email.tooLong"],
  [{ genre: "romance" }, "genre.invalid"],
  [{ publishingGoals: "fame" }, "publishingGoals.invalid"],
  [{ message: "a".repeat(10_001) }, "message.tooLong"],
])("the short form with %o says %s, and nothing else", (changes, message) => {
  expect(faults(ShortConsultation.safeParse(short(changes)))).toEqual([message]);
});

test.each([
  [{ lastName: "" }, "lastName.required"],
  [{ firstName: "a".repeat(120), lastName: "b".repeat(120) }, "fullName.tooLong"],
  [{ genre: "" }, "genre.required"],
  [{ genre: "christian" }, "genre.invalid"],
  [{ manuscriptStatus: "" }, "manuscriptStatus.required"],
  [{ goals: " " }, "goals.required"],
  [{ servicesInterested: ["Magic"] }, "servicesInterested.invalid"],
  [{ preferredContact: "fax" }, "preferredContact.invalid"],
  [{ phone: "not a phone" }, "phone.invalid"],
])("the long form with %o says %s, and nothing else", (changes, message) => {
  expect(faults(LongConsultation.safeParse(long(changes)))).toEqual([message]);
});

test("an unknown package or an overlong topic in the address never stands in the way", () => {
  const form = LongConsultation.parse(long({ package: "gold", topic: "t".repeat(201) }));
  expect(form).toMatchObject({ package: "", topic: "" });
});

test("what was left empty is stored as nothing, and the long form's name is first and last name", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  expect(toConsultationRow({ source: "home", ...ShortConsultation.parse(short()) }, { id })).toEqual({
    id,
    source: "home",
    name: "Ada",
    email: "ada@example.com",
    book_title: null,
    genre: null,
    word_count: null,
    publishing_goals: null,
    message: null,
    page: null,
    referrer_host: null,
    utm: {},
    privacy_version: null,
  });
  const row = toConsultationRow(
    { source: "consultation", ...LongConsultation.parse(long({ package: "pro" })) },
    { id, utm: { utm_source: "letter", session: "secret" }, page: "p".repeat(600) },
  );
  expect(row).toMatchObject({ name: "Ada Lovelace", package: "pro", topic: null, utm: { utm_source: "letter" } });
  expect(row.page).toHaveLength(500);
});
