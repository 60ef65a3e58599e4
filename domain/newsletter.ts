import { isEmailAddress } from "./email-address.ts";

/** What is wrong with an address given to the newsletter; undefined if nothing is. */
export function checkEmail(email: string): "required" | "invalid" | undefined {
  const trimmed = email.trim();
  if (trimmed === "") return "required";
  return isEmailAddress(trimmed) ? undefined : "invalid";
}
