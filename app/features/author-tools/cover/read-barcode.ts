import type { coverWords } from "#content/author-tools/cover.ts";
import { amountOf } from "#domain/amounts.ts";
import { mostOfCover } from "#domain/cover-wrap.ts";
import { fillWords } from "#domain/fill-words.ts";
import { checkDigit, isIsbnRight, priceAddOn, readIsbn } from "#domain/isbn.ts";

type ReadBarcode = {
  /** What the bars say; none where the number is none, or wrong. */
  code: { isbn: string; addOn: string } | undefined;
  says: string;
  isWrong: boolean;
};

/** An ISBN as typed; where its last digit is wrong there are no bars, and which it should be is said. */
export function readBarcode(isbn: string, price: string, words: (typeof coverWords)["isbn"]): ReadBarcode {
  const thirteen = readIsbn(isbn);
  if (!thirteen) return { code: undefined, says: words.none, isWrong: false };
  if (!isIsbnRight(thirteen)) {
    return { code: undefined, says: fillWords(words.wrong, { digit: checkDigit(thirteen) }), isWrong: true };
  }
  const addOn = priceAddOn(amountOf(price, mostOfCover.price));
  // Above the bars it stands as it was typed, with its hyphens; an ISBN of ten as its thirteen.
  const typed = isbn.trim();
  const printed = typed.replace(/\D/g, "") === thirteen ? typed : thirteen;
  return { code: { isbn: printed, addOn }, says: fillWords(words.right, { addOn }), isWrong: false };
}
