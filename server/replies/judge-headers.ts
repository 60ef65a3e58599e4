import type { HeaderLines } from "mailparser";
import { isUuid } from "#domain/uuid.ts";
import { cleanLine } from "./clean-text.ts";
import type { ReadBounce } from "./read-mail.ts";

/** The values of a header, as they came. */
export function valuesOf(lines: HeaderLines | undefined, name: string): string[] {
  return (lines ?? []).filter(({ key }) => key === name).map(({ line }) => line.slice(line.indexOf(":") + 1).trim());
}

/** From a machine: an absence, a list, a report. The clock does not start for it, and we answer no mail by ourselves, so nothing can go in circles. */
export function isAutomatic(lines: HeaderLines | undefined): boolean {
  const has = (name: string, pattern: RegExp) => valuesOf(lines, name).some((value) => pattern.test(value));
  return (
    has("auto-submitted", /^(?!no\b)/i) ||
    has("precedence", /^(bulk|junk|list|auto_reply)\b/i) ||
    has("x-auto-response-suppress", /^(?!none\b)\S/i) ||
    has("x-autoreply", /^(?!no\b)/i) ||
    has("x-autorespond", /./) ||
    has("list-id", /./) ||
    has("list-unsubscribe", /./) ||
    has("return-path", /^<>$/)
  );
}

/** The mail server that took it in has asked the sender's domain. A line that the sender forged can only say this against themselves. */
export function isUnproven(lines: HeaderLines | undefined): boolean {
  return valuesOf(lines, "authentication-results").some((value) => /\bdmarc\s*=\s*fail\b/i.test(value));
}

/**
 * The mail server named in IMAP_URL has found that the mail is from its sender's domain. Only the first of its lines counts:
 * a server puts its own above whatever came along, and below it anybody can have written anything under any name.
 */
export function isChecked(lines: HeaderLines | undefined, authserv: string | undefined): boolean {
  if (!authserv) return false;
  const first = valuesOf(lines, "authentication-results").find(
    (value) => /^[^\s;]+/.exec(value)?.[0].toLowerCase() === authserv.toLowerCase(),
  );
  // What is quoted, or a comment, may be the sender's own words; and two verdicts are none.
  const plain = first?.slice(0, 10_000).replace(/"(?:[^"\\]|\\.)*"?|\([^()]*\)?/gs, "") ?? "";
  const verdicts = [...plain.matchAll(/;\s*dmarc\s*=\s*(\w+)/gi)].map(([, verdict = ""]) => verdict.toLowerCase());
  return verdicts.length === 1 && verdicts[0] === "pass";
}

/** Ids of mails, without their brackets. */
export function idsIn(values: readonly string[]): string[] {
  return values
    .flatMap((value) => [...value.slice(0, 20_000).matchAll(/<([!-;=?-~]{1,900})>/g)])
    .map(([, id = ""]) => id);
}

/** The number of a mail of ours, if the id may be one: whatever stands behind the at sign, for a domain may change. */
export function numberIn(id: string): string | undefined {
  const [number = "", domain] = id.toLowerCase().split("@");
  return domain !== undefined && isUuid(number) ? number : undefined;
}

/** Full, too large or against a policy: the mailbox is there, and may take the next mail. */
const passing = /^(4\.|5\.(2\.2|3\.4|7\.))/;

/** A delivery status notification: one block about the mail, then one for each address. */
export function readDeliveryStatus(text: string): ReadBounce[] {
  return text
    .slice(0, 100_000)
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .slice(0, 50)
    .flatMap((block) => {
      const field = (name: string) =>
        new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, "im").exec(block)?.[1]?.replace(/\s+/g, " ").trim() ?? "";
      const address = (field("Original-Recipient") || field("Final-Recipient")).replace(/^[\w-]+;\s*/, "");
      const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(field("Status"))?.[0] ?? "";
      if (!address || !/^failed$/i.test(field("Action"))) return [];
      const reason = cleanLine(field("Diagnostic-Code").replace(/^[\w-]+;\s*/, ""), 400);
      return [
        {
          address: cleanLine(address, 320).replace(/^<|>$/g, ""),
          code,
          reason,
          isLasting: code !== "" && !passing.test(code),
        },
      ];
    });
}
