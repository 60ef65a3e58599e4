import { textLimits } from "./text-limits.ts";

/**
 * What stands in no address: blanks, controls, and every character that is not seen, so that one mailbox has no second
 * spelling that looks like the first. By number and not by property: private.is_email_address says the same list, in
 * whatever version of Unicode it is read.
 */
const unseen =
  "\\u{0}-\\u{20}\\u{7F}-\\u{A0}\\u{AD}\\u{34F}\\u{600}-\\u{605}\\u{61C}\\u{6DD}\\u{70F}\\u{890}-\\u{891}\\u{8E2}" +
  "\\u{115F}-\\u{1160}\\u{1680}\\u{17B4}-\\u{17B5}\\u{180B}-\\u{180F}\\u{2000}-\\u{200F}\\u{2028}-\\u{202F}" +
  "\\u{205F}-\\u{206F}\\u{2800}\\u{3000}\\u{3164}\\u{D800}-\\u{DFFF}\\u{FE00}-\\u{FE0F}\\u{FEFF}\\u{FFA0}" +
  "\\u{FFF0}-\\u{FFFB}\\u{110BD}\\u{110CD}\\u{13430}-\\u{1343F}\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}" +
  "\\u{E0000}-\\u{E0FFF}";

/** What a mail program would read as a list, a comment or a quoted name: one address stays one recipient. */
const signs = '@<>()[\\]\\\\,;:"';

/** The specification's simple pattern: an at sign, and a domain with a dot between words, not before or after them. */
const pattern = new RegExp(`^[^${signs}${unseen}]+@[^.${signs}${unseen}]+(\\.[^.${signs}${unseen}]+)+$`, "u");

export function isEmailAddress(text: string): boolean {
  return Array.from(text).length <= textLimits.email && pattern.test(text);
}

/**
 * The mailbox behind an address, for counting: upper case, a "+tag", a domain in letters or in punycode and, at Gmail,
 * dots all lead to the same person, who must not get six times as many mails for it. Never used to write to somebody.
 */
export function mailboxOf(address: string): string {
  const [local = "", given = ""] = address.trim().toLowerCase().split("@");
  const host = `http://${given}`;
  const domain = (URL.canParse(host) ? new URL(host).hostname : given).replace(/\.+$/, "");
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}
