import { textLimits } from "./text-limits.ts";

/**
 * The specification's simple pattern: characters without a space, an at sign, a domain with a dot. What a mail program
 * would read as a list, a comment or a quoted name is left out as well, so that one address stays one recipient.
 */
const pattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= textLimits.email && pattern.test(text);
}

/**
 * The mailbox behind an address, for counting: upper case, a "+tag" and, at Gmail, dots all lead to the same person,
 * who must not get six times as many mails for it. Never used to write to somebody.
 */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}
