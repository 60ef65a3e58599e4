import * as z from "zod/mini";
import { isEmailAddress } from "./email-address.ts";
import { textLimits } from "./text-limits.ts";

export type OfferMessages = { firstName: { tooShort: string; tooLong: string }; email: { invalid: string } };

/** The popup's form, with the specification's two messages passed in. */
export function makeOfferClaim(messages: OfferMessages) {
  return z.object({
    firstName: z
      .string(messages.firstName.tooShort)
      .check(
        z.trim(),
        z.minLength(2, messages.firstName.tooShort),
        z.maxLength(textLimits.line, messages.firstName.tooLong),
      ),
    email: z.string(messages.email.invalid).check(z.trim(), z.refine(isEmailAddress, messages.email.invalid)),
  });
}
export type OfferClaim = z.infer<ReturnType<typeof makeOfferClaim>>;

export const blankOfferClaim: OfferClaim = { firstName: "", email: "" };

/** Without the letters and digits that are mistaken for each other when a code is read aloud. */
const codeLetters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** A code like HT25-7KQM-X4RD: the percentage can be read off it, the rest cannot be guessed. */
export function makeDiscountCode(percent: number, randomBytes: (count: number) => Uint8Array): string {
  let letters = "";
  while (letters.length < 8) {
    for (const byte of randomBytes(16)) {
      // Bytes past the last whole round of the alphabet would make its first letters likelier.
      if (byte < 240 && letters.length < 8) letters += codeLetters[byte % codeLetters.length];
    }
  }
  return `HT${percent}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
