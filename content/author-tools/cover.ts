import { exampleBook } from "#content/example-book.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { rates } from "#content/rates.ts";
import type { CoverSpecification } from "#domain/cover-wrap.ts";
import { type ToolWords, toolFurniture } from "./tool-words.ts";

export const trims = ["5x8", "5.25x8", "5.5x8.5", "6x9", "7x10", "8.5x8.5", "8.5x11", "other"] as const;
export const papers = ["white", "cream", "color", "other"] as const;
export const typeSizes = ["10", "11", "12", "13"] as const;

/** The number is the sample book’s, which no real book carries. */
export const coverExample = {
  trim: "5.5x8.5",
  width: "5.5",
  height: "8.5",
  pages: String(exampleBook.pages),
  paper: "cream",
  perInch: "400",
  bleed: String(rates["kdp-cover-bleed"].value),
  isbn: theBook.isbn.paperback,
  price: exampleBook.price.paperback.toFixed(2),
  words: String(exampleBook.words),
  type: "11",
} as const;

/** What the register says, for the arithmetic. */
export const coverRates = {
  thickness: {
    white: rates["kdp-white-page"].value,
    cream: rates["kdp-cream-page"].value,
    color: rates["kdp-color-page"].value,
  },
  safety: rates["cover-safety"].value,
  drift: rates["cover-drift"].value,
  barcode: rates["kdp-barcode"].value,
  spineTextPages: rates["kdp-spine-text"].value,
} as const satisfies Partial<CoverSpecification> & Record<string, unknown>;

export const coverPage = {
  meta: {
    title: "Spine Width and Cover Template",
    description:
      "Spine width, full-wrap size with bleed and safe areas, and a checked ISBN barcode with price, as an SVG or PDF template. Also: how many pages your words will make.",
    keywords: ["spine width calculator", "book cover template", "KDP cover size", "ISBN barcode generator"],
    priority: "medium",
  },
  label: "Spine and cover",
  title: "How wide is the spine?",
  lead: "Trim, pages and paper decide it, and with it the size of the whole cover.",
  how: {
    title: "Pages times paper",
    paragraphs: [
      "The spine is the number of pages times the thickness of one page. The sheet is two covers and the spine side by side, with the bleed on all four edges, because a blade does not cut twice in the same place.",
      "Type keeps a quarter inch from the trim. On the spine it keeps a sixteenth from each fold, because the cover may shift by that much when it is glued on. Avoid a color that ends exactly at the fold.",
      "One page we read adds 0.06 inch for the cover itself; the others, and the worked examples we check against, do not, and neither do we. Before you hand a cover in, download the printer’s own template for your final page count and lay this one over it. For a printer other than KDP, ask for the pages per inch of its paper and enter that. Hardcover cases and jackets differ from printer to printer; use the printer’s template for those.",
      "The barcode is an EAN-13 with your ISBN and a five-digit add-on with the price in US dollars. We work out the check digit and compare it with yours: a mistyped number does not scan, or scans as another book. KDP puts its own barcode on if you leave the box white.",
      "Words to pages is an estimate for plain text with ordinary margins. A page of 5.5 by 8.5 inches in 11-point type holds about 270 words; front matter adds eight pages, and the count is even.",
    ],
  },
  rates: [
    "kdp-white-page",
    "kdp-cream-page",
    "kdp-color-page",
    "kdp-cover-bleed",
    "cover-safety",
    "cover-drift",
    "kdp-barcode",
    "kdp-spine-text",
  ],
  reading: [
    { label: "Design trends in book publishing", to: "/blog/design-trends-in-book-publishing" },
    { label: "Word counts by genre", to: "/guides/word-counts-by-genre" },
    { label: "Book design, what it costs and what is in it", to: "/services/design" },
  ],
} as const satisfies ToolWords;

export const coverWords = {
  amounts: toolFurniture.amounts,
  result: {
    title: "Spine",
    inches: "{inches} in",
    sheet: "Whole cover {width} × {height} in, bleed included. At 300 dots per inch: {pixels} pixels.",
    noSpineText: "Too narrow for type on the spine: KDP asks for at least {pages} pages.",
    notYet: "Enter a trim size of two inches or more, a paper, and at least 24 pages.",
    noSheet: "Here the cover lies flat once its measures are known.",
  },
  fields: {
    trim: "Trim size (inches)",
    width: "Width (inches)",
    height: "Height (inches)",
    pages: "Pages",
    paper: "Paper",
    perInch: "Pages per inch, from your printer",
    bleed: "Bleed (inches)",
    isbn: "ISBN",
    price: "Price for the barcode ($)",
    words: "Words in the manuscript",
    type: "Type size (points)",
    picture: "Your front cover, to see it small",
  },
  trims: { other: "Another size" },
  papers: {
    white: "KDP white, black ink or standard color",
    cream: "KDP cream",
    color: "KDP premium color",
    other: "Another printer’s",
  },
  isbn: {
    none: "Enter ten or thirteen digits for a barcode.",
    wrong: "The last digit should be {digit}. Check the number against Bowker’s before you print it.",
    right: "The check digit is right. Price code {addOn}.",
  },
  pages: {
    title: "Words to pages",
    result: "About {pages} pages: {text} of text, at {perPage} words on each, and the front matter.",
    use: "Use {pages} pages",
    notYet: "Enter a trim size and a number of words.",
    tooMany: "More than {pages} pages at {perPage} words on a page: too many for one volume.",
  },
  drawing: {
    title: "The cover laid flat",
    alt: "The cover laid flat, {width} by {height} inches: back cover, a spine of {spine} inches, front cover, with the bleed outside the trim and the safe areas inside it.",
    back: "Back",
    front: "Front",
    spine: "Spine",
    barcode: "Barcode",
    bleed: "Bleed: the picture runs to this edge",
    trim: "Trim and folds",
    safe: "Safe: type stays inside",
  },
  thumbnail: {
    title: "At the size of a thumbnail",
    lead: "Most readers first see a cover no wider than a thumb. The picture stays in your browser.",
    sizes: ["140", "90", "60"],
    alt: "Your cover, {size} pixels wide",
    notPicture: "That file is not a picture your browser can show.",
  },
  download: {
    svg: "Download SVG template",
    pdf: "Download PDF template",
    busy: "Making the template",
    failed: "The template could not be made",
    failedText: "Check your connection and press the button again.",
    file: "cover-template",
  },
} as const;
