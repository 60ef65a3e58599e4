import { ratesPage } from "#content/author-tools/rates.ts";
import type { RateChange } from "#content/rate-changes.ts";
import { type Rate, rates } from "#content/rates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";

/** A change in a sentence or two, for the page and for its feed. */
export function tellChange({ rate: id, was, also }: RateChange): string {
  const { line, unconfirmed } = ratesPage.changes;
  const { figure, since }: Rate = rates[id];
  const sentence = fillWords(was === figure ? unconfirmed : line, { was, figure, since: formatDate(since) });
  const told = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  return also ? `${told} ${also}` : told;
}
