import * as priceBook from "#content/prices.ts";
import { formatMoney, formatMoneySpan, type Span } from "#domain/money.ts";

type Priced = { price: number | Span };

/** `{price:editorial.line}` in a text becomes what the price book says: a price of ours stands nowhere else. */
export function fillPrices(text: string): { text: string; prices: string[] } {
  const prices: string[] = [];
  const filled = text.replace(/\{price:(\w+)\.(\w+)\}/g, (_, group: string, name: string) => {
    const offer = (priceBook as unknown as Record<string, Record<string, Priced>>)[group]?.[name];
    if (!offer) throw new Error(`The price book has no ${group}.${name}.`);
    const price = typeof offer.price === "number" ? formatMoney(offer.price) : formatMoneySpan(offer.price);
    prices.push(price);
    return price;
  });
  return { text: filled, prices };
}
