const most = 10_000_000;

/** Dollars as people type them, "$5,999" or "5999.00"; undefined for anything else, and for more than anybody pays. */
export function readAmount(typed: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  const amount = Math.round(Number(`${match[1]?.replaceAll(",", "")}.${match[2] ?? 0}`));
  return amount <= most ? amount : undefined;
}
