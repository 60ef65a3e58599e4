import type { Rate } from "./rates.ts";

/**
 * What Amazon’s own program pays and charges: the part of the register (content/rates.ts) with which the example book
 * does its sums, by itself, so that whoever carries the example to the browser does not carry the whole register.
 */
export const amazonRates = {
  "kdp-print-high": {
    what: "KDP, share of the list price of a printed book at or above the threshold",
    figure: "60 percent",
    value: 60,
    unit: "percent",
    since: "2025-06-10",
    source: "kdp-print-royalty",
    note: "less printing",
  },
  "kdp-print-low": {
    what: "KDP, share of the list price of a printed book below the threshold",
    figure: "50 percent",
    value: 50,
    unit: "percent",
    since: "2025-06-10",
    source: "kdp-print-royalty",
  },
  "kdp-print-threshold": {
    what: "KDP, list price from which a printed book earns the higher share",
    figure: "$9.99",
    value: 9.99,
    unit: "dollars",
    since: "2025-06-10",
    source: "kdp-print-royalty",
  },
  "kdp-print-fixed": {
    what: "KDP, fixed printing cost of a black-ink paperback, regular trim, US",
    figure: "$1.00",
    value: 1,
    unit: "dollars",
    since: "2025-06",
    source: "kdp-print-cost",
  },
  "kdp-print-page": {
    what: "KDP, printing cost of a page of a black-ink paperback, regular trim, US",
    figure: "$0.012",
    value: 0.012,
    unit: "dollars",
    since: "2025-06",
    source: "kdp-print-cost",
  },
  "kdp-expanded": {
    what: "KDP, share of the list price through Expanded Distribution",
    figure: "40 percent",
    value: 40,
    unit: "percent",
    since: "2025-06",
    source: "kdp-expanded",
    note: "less printing",
  },
  "kdp-ebook-high": {
    what: "KDP, share of the list price of an e-book within the price band",
    figure: "70 percent",
    value: 70,
    unit: "percent",
    since: "2025-06",
    source: "kdp-ebook-royalty",
    note: "less delivery, in the listed countries",
  },
  "kdp-ebook-low": {
    what: "KDP, share of the list price of an e-book outside the price band",
    figure: "35 percent",
    value: 35,
    unit: "percent",
    since: "2025-06",
    source: "kdp-ebook-royalty",
  },
  "kdp-ebook-floor": {
    what: "KDP, lowest list price for the higher e-book share",
    figure: "$2.99",
    value: 2.99,
    unit: "dollars",
    since: "2025-06",
    source: "kdp-ebook-royalty",
  },
  "kdp-ebook-ceiling": {
    what: "KDP, highest list price for the higher e-book share",
    figure: "$9.99",
    value: 9.99,
    unit: "dollars",
    since: "2025-06",
    source: "kdp-ebook-royalty",
  },
  "kdp-delivery": {
    what: "KDP, delivery cost of an e-book per megabyte, US",
    figure: "$0.15",
    value: 0.15,
    unit: "dollars",
    since: "2025-06",
    source: "kdp-ebook-royalty",
  },
} as const satisfies Record<string, Rate>;
