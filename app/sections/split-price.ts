export type PriceParts = { before: string; figure: string; after: string };

/** "From $2,500" -> From, $2,500; "$0.08–0.12 per word" -> $0.08–0.12, per word: so that the figure can be set larger. */
export function splitPrice(price: string): PriceParts {
  const [, before = "", figure = price, after = ""] = /^([^\d$]*)([$\d][\d.,–%x]*)(.*)$/.exec(price) ?? [];
  return { before: before.trim(), figure, after: after.trim() };
}
