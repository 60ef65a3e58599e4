import * as priceBook from "#content/prices.ts";
import { type RateId, rates } from "#content/rates.ts";
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

/** `{rate:isbn-one}` in a text becomes the figure of the register: a figure of the trade stands nowhere else. */
export function fillRates(text: string): { text: string; named: RateId[] } {
  const named: RateId[] = [];
  const filled = text.replace(/\{rate:([\w-]+)\}/g, (_, key: string) => {
    if (!(key in rates)) throw new Error(`The register of rates has no ${key}.`);
    const id = key as RateId;
    if (!named.includes(id)) named.push(id);
    return rates[id].figure;
  });
  return { text: filled, named };
}
