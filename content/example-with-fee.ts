import { bookstoreSale, exampleBook } from "#content/example-book.ts";
import { rates } from "#content/rates.ts";
import { formatDate } from "#domain/format-date.ts";
import { splitCopy } from "#domain/royalty.ts";

/**
 * Charged on each sale through an IngramSpark account, by the register of the trade’s figures. In a file of its own, so that
 * a part of a page that needs the example’s sums does not carry the register along.
 */
export const ingramFee = {
  percentOfList: rates["ingram-fee"].value,
  since: formatDate(rates["ingram-fee"].since),
} as const;

/** The bookstore copy where Ingram’s fee is charged: less is received, and so less is shared. */
export const exampleWithFee = splitCopy({
  ...bookstoreSale,
  received: bookstoreSale.received - (exampleBook.price.paperback * ingramFee.percentOfList) / 100,
});
