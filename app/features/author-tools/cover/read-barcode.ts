import JsBarcode from "jsbarcode";
import type { coverWords } from "#content/author-tools/cover.ts";
import { amountOf } from "#domain/amounts.ts";
import type { Barcode } from "#domain/cover-shapes.ts";
import { checkDigit, isIsbnRight, priceAddOn, readIsbn } from "#domain/isbn.ts";

/** The modules of a code, without drawing it: the library writes them into an object as well. */
function modulesOf(code: string, format: "EAN13" | "EAN5"): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, code, { format, flat: true });
  return drawn.encodings?.map(({ data }) => data).join("") ?? "";
}

type ReadBarcode = { bars: Barcode | undefined; says: string; isWrong: boolean };

/** An ISBN as typed, as bars; where its last digit is wrong there are none, and which it should be is said. */
export function readBarcode(isbn: string, price: string, words: (typeof coverWords)["isbn"]): ReadBarcode {
  const thirteen = readIsbn(isbn);
  if (!thirteen) return { bars: undefined, says: words.none, isWrong: false };
  if (!isIsbnRight(thirteen)) {
    return { bars: undefined, says: words.wrong.replace("{digit}", checkDigit(thirteen)), isWrong: true };
  }
  const addOn = priceAddOn(amountOf(price, 1000));
  return {
    bars: { main: modulesOf(thirteen, "EAN13"), addOn: modulesOf(addOn, "EAN5"), isbn: isbn.trim(), price: addOn },
    says: words.right.replace("{addOn}", addOn),
    isWrong: false,
  };
}
