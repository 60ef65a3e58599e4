import { greeting } from "#content/lead-mails.ts";
import { plainName } from "#domain/plain-name.ts";

/** By name where what was typed is plainly one: the address is unproven, and a stranger may have typed anything. */
export function greet(typed: string): string {
  const name = plainName(typed);
  return name ? greeting.named.replace("{name}", name) : greeting.unnamed;
}
