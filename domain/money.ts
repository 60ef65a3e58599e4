/** An inclusive span; a single value has equal ends. */
export type Span = readonly [from: number, to: number];

/** 12500 -> "12,500". Not Intl: its first use costs a phone more than everything else a page's scripts do at once. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** 2999 -> "$2,999"; 0.08 -> "$0.08". */
export function formatMoney(amount: number): string {
  const [whole = "", cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split(".");
  return `$${formatCount(Number(whole))}${cents ? `.${cents}` : ""}`;
}

/** The sums of a worked example, always with their cents: 18 -> "$18.00"; -3.3 -> "−$3.30". */
export function formatCents(amount: number): string {
  const sum = Math.abs(amount).toFixed(2);
  const [whole = "", cents = ""] = sum.split(".");
  return `${amount < 0 && Number(sum) > 0 ? "−" : ""}$${formatCount(Number(whole))}.${cents}`;
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
