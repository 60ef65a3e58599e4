import { expect, test } from "vitest";
import { blankCallbackRequest, makeCallbackRequest } from "./callback.ts";

const CallbackRequest = makeCallbackRequest({
  name: { required: "name", tooLong: "long name" },
  phone: { tooLong: "long phone", invalid: "phone" },
  email: { invalid: "email" },
  contact: { required: "contact" },
  message: { tooLong: "long message" },
  consent: { required: "consent" },
});
const faults = (changes: object) =>
  CallbackRequest.safeParse({ ...blankCallbackRequest, name: "Ada", consent: true, ...changes }).error?.issues.map(
    ({ message }) => message,
  );

test.each([
  [{ phone: "(818) 555-0142" }, undefined],
  [{ email: "ada@example.com" }, undefined],
  [{}, ["contact"]],
  [{ phone: "12" }, ["phone"]],
  [{ email: "ada" }, ["email"]],
  [{ phone: "(818) 555-0142", consent: false }, ["consent"]],
  [{ phone: "(818) 555-0142", consent: "yes" }, ["consent"]],
  [{ phone: "(818) 555-0142", name: " " }, ["name"]],
])("%o is answered with %o", (changes, messages) => expect(faults(changes)).toEqual(messages));
