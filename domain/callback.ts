import * as z from "zod/mini";
import { isEmailAddress } from "./email-address.ts";
import { isPhoneNumber } from "./phone-number.ts";
import { textLimits } from "./text-limits.ts";

export type CallbackMessages = {
  name: { required: string; tooLong: string };
  phone: { tooLong: string; invalid: string };
  email: { invalid: string };
  contact: { required: string };
  message: { tooLong: string };
  consent: { required: string };
};

/** Six digits or more, however they are grouped: an extension, a country code and brackets are all welcome. */
const hasDigits = (phone: string) => phone === "" || isPhoneNumber(phone);

/** The chat's request for a callback. Phone or e-mail is needed, and a yes to being contacted. */
export function makeCallbackRequest(messages: CallbackMessages) {
  return z
    .object({
      name: z
        .string(messages.name.required)
        .check(z.trim(), z.minLength(1, messages.name.required), z.maxLength(textLimits.line, messages.name.tooLong)),
      phone: z
        .string(messages.phone.invalid)
        .check(
          z.trim(),
          z.maxLength(textLimits.line, { error: messages.phone.tooLong, abort: true }),
          z.refine(hasDigits, messages.phone.invalid),
        ),
      email: z.string(messages.email.invalid).check(
        z.trim(),
        z.refine((email) => email === "" || isEmailAddress(email), messages.email.invalid),
      ),
      message: z
        .string(messages.message.tooLong)
        .check(z.trim(), z.maxLength(textLimits.text, messages.message.tooLong)),
      consent: z.boolean(messages.consent.required).check(z.refine((given) => given, messages.consent.required)),
    })
    .check(
      z.refine(({ phone, email }) => phone !== "" || email !== "", {
        error: messages.contact.required,
        path: ["phone"],
      }),
    );
}
export type CallbackRequest = z.infer<ReturnType<typeof makeCallbackRequest>>;

export const blankCallbackRequest: CallbackRequest = { name: "", phone: "", email: "", message: "", consent: false };
