/** An inclusive span; a single value has equal ends. */
export type Span = readonly [from: number, to: number];

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: 2 });

/** 2999 -> "$2,999"; 0.08 -> "$0.08". */
export function formatMoney(amount: number): string {
  return Number.isInteger(amount) ? dollars.format(amount) : cents.format(amount);
}

/** [800, 1200] -> "$800–1,200"; equal ends read as one amount. */
export function formatMoneySpan([from, to]: Span): string {
  return from === to ? formatMoney(from) : `${formatMoney(from)}–${formatMoney(to).slice(1)}`;
}

/** [4, 6], "week" -> "4–6 weeks"; [1, 1], "week" -> "1 week". */
export function formatDuration(
  [from, to]: Span,
  unit: "day" | "week" | "month" | "minute" | "second" | "year",
): string {
  const plural = to === 1 ? unit : `${unit}s`;
  return from === to ? `${to} ${plural}` : `${from}–${to} ${plural}`;
}

/** [15, 20] -> "15–20%". */
export function formatPercentSpan([from, to]: Span): string {
  return from === to ? `${to}%` : `${from}–${to}%`;
}
