import * as z from "zod/mini";
import { type BookingWay, bookingWays, type Known } from "./booking.ts";
import { isEmailAddress } from "./email-address.ts";
import { textLimits } from "./text-limits.ts";
import { isTimeZone } from "./zoned-time.ts";

export type BookingMessages = {
  at: string;
  way: string;
  zone: string;
  name: { required: string; tooLong: string };
  email: { invalid: string };
  phone: { required: string; invalid: string; tooLong: string };
};

export type BookingForm = { at: string; way: BookingWay; zone: string; name: string; email: string; phone: string };

export const blankBooking: Record<keyof BookingForm, string> = {
  at: "",
  way: "phone",
  zone: "",
  name: "",
  email: "",
  phone: "",
};

const hasDigits = (phone: string) => phone.replace(/\D/g, "").length >= 6;
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** The choice of a time. Only what the house does not know yet is asked for. */
export function makeBookingForm(messages: BookingMessages, known: Known) {
  const { name, email, phone } = messages;
  return z
    .object({
      at: z.string(messages.at).check(z.refine(isMoment, messages.at)),
      way: z.enum(bookingWays, messages.way),
      zone: z.string(messages.zone).check(z.refine(isTimeZone, messages.zone)),
      name: z.string(name.required).check(
        z.trim(),
        z.refine((text) => known.name || text !== "", name.required),
        z.maxLength(textLimits.line, name.tooLong),
      ),
      email: z.string(email.invalid).check(
        z.trim(),
        z.refine((text) => (known.email && text === "") || isEmailAddress(text), email.invalid),
      ),
      phone: z.string(phone.invalid).check(
        z.trim(),
        z.maxLength(textLimits.line, { error: phone.tooLong, abort: true }),
        z.refine((text) => text === "" || hasDigits(text), phone.invalid),
      ),
    })
    .check(
      z.refine((form) => form.way !== "phone" || known.phone || form.phone !== "", {
        error: phone.required,
        path: ["phone"],
      }),
    );
}
