import { isNearWord } from "./near-words.ts";

/** Where most mailboxes are. */
const providers = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "comcast.net", "aol.com"];

/** The address that somebody may have meant: one whose provider is mistyped. Only ever a hint, for it may be right. */
export function nearAddress(email: string): string | undefined {
  const [local, domain = ""] = email.trim().split("@");
  const host = domain.toLowerCase();
  const meant = providers.find((provider) => isNearWord(host, provider));
  return !meant || providers.includes(host) ? undefined : `${local}@${meant}`;
}
