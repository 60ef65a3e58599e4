const namePattern = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,4}$/u;

/**
 * The name, if it is plainly one; otherwise undefined. Mail to an address that nobody has proven must not carry a
 * stranger's text, and a "name" of "Claim your prize at evil.example" is such text.
 */
export function plainName(name: string): string | undefined {
  const trimmed = name.trim().replace(/\s+/g, " ");
  if (trimmed.length > 60 || !namePattern.test(trimmed)) return undefined;
  return /\.\p{L}/u.test(trimmed.replace(/^(\p{L}\.)+/u, "")) ? undefined : trimmed;
}
