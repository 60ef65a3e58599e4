import JsBarcode from "jsbarcode";
import type { Barcode } from "#domain/cover-shapes.ts";

/** The modules of a code, without drawing it: the library writes them into an object as well. */
function modulesOf(code: string, format: "EAN13" | "EAN5"): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, code, { format, flat: true });
  return drawn.encodings?.map(({ data }) => data).join("") ?? "";
}

/** Thirteen digits and the price code beside them, as bars. */
export const drawBars = (isbn: string, addOn: string): Barcode => ({
  main: modulesOf(isbn.replace(/\D/g, ""), "EAN13"),
  addOn: modulesOf(addOn, "EAN5"),
  isbn,
  price: addOn,
});
