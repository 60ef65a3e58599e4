import { type RateId, rates } from "#content/rates.ts";

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
