import { rates } from "#content/rates.ts";
import type { TradeRates } from "#domain/compare-offers.ts";

/** The figures of the register that the comparison reckons with. */
export const tradeRates: TradeRates = {
  printThreshold: rates["kdp-print-threshold"].value,
  printHigh: rates["kdp-print-high"].value,
  printLow: rates["kdp-print-low"].value,
  printFixed: rates["kdp-print-fixed"].value,
  printPage: rates["kdp-print-page"].value,
  expanded: rates["kdp-expanded"].value,
  ebookFloor: rates["kdp-ebook-floor"].value,
  ebookCeiling: rates["kdp-ebook-ceiling"].value,
  ebookHigh: rates["kdp-ebook-high"].value,
  ebookLow: rates["kdp-ebook-low"].value,
  delivery: rates["kdp-delivery"].value,
  ingramFee: rates["ingram-fee"].value,
};
