/** No more than this is reckoned with: a board, a dictionary, a bleed of an inch. */
export const mostOfCover = { width: 30, height: 30, pages: 3000, perInch: 5000, bleed: 1, price: 1000 };

/** All measures in inches. */
export type CoverSpecification = {
  trimWidth: number;
  trimHeight: number;
  pages: number;
  /** Of one page, that is of half a leaf. */
  pageThickness: number;
  bleed: number;
  /** From the trim and from the folds to the nearest type. */
  safety: number;
  /** How far the cover may shift on the spine. */
  drift: number;
  barcode: readonly [width: number, height: number];
  /** Fewest pages with which the spine may carry type. */
  spineTextPages: number;
};

export type Box = { x: number; y: number; width: number; height: number };

export type CoverWrap = {
  width: number;
  height: number;
  spineWidth: number;
  hasSpineText: boolean;
  trim: Box;
  /** Where the cover is folded, from the left. */
  folds: readonly [left: number, right: number];
  safe: { back: Box; spine: Box | undefined; front: Box };
  barcode: Box | undefined;
};

const round = (inches: number) => Math.round(inches * 10_000) / 10_000;

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: round(x + by),
  y: round(y + by),
  width: round(width - 2 * by),
  height: round(height - 2 * by),
});

/** The whole cover of a paperback laid flat: back, spine, front, with the bleed around it. */
export function layOutCover(given: CoverSpecification): CoverWrap {
  const { trimWidth, trimHeight, pages, pageThickness, bleed, safety, drift, barcode } = given;
  const spineWidth = round(pages * pageThickness);
  const [left, right] = [round(bleed + trimWidth), round(bleed + trimWidth + spineWidth)] as const;
  const panel = (x: number, width: number): Box => ({ x, y: bleed, width, height: trimHeight });
  const [barcodeWidth, barcodeHeight] = barcode;
  const hasRoom = barcodeWidth + 2 * safety <= trimWidth && barcodeHeight + 2 * safety <= trimHeight;
  const hasSpineText = pages >= given.spineTextPages && spineWidth > 2 * drift;
  return {
    width: round(2 * bleed + 2 * trimWidth + spineWidth),
    height: round(2 * bleed + trimHeight),
    spineWidth,
    hasSpineText,
    trim: { x: bleed, y: bleed, width: round(2 * trimWidth + spineWidth), height: trimHeight },
    folds: [left, right],
    safe: {
      back: inset(panel(bleed, trimWidth), safety),
      spine: hasSpineText
        ? {
            x: round(left + drift),
            y: round(bleed + safety),
            width: round(spineWidth - 2 * drift),
            height: round(trimHeight - 2 * safety),
          }
        : undefined,
      front: inset(panel(right, trimWidth), safety),
    },
    // Lower right corner of the back, which lies at the left of the sheet.
    barcode: hasRoom
      ? {
          x: round(left - safety - barcodeWidth),
          y: round(bleed + trimHeight - safety - barcodeHeight),
          width: barcodeWidth,
          height: barcodeHeight,
        }
      : undefined,
  };
}

/** What surrounds the type on a page of a novel, all four margins counted, and how much of the block the text fills. */
const page = {
  margins: { width: 1.375, height: 1.5 },
  leading: 1.3,
  letterWidth: 0.46,
  lettersInWord: 6,
  filled: 0.789,
};

/**
 * How many words stand on a page of this trim in type of this size (points): an estimate, set so that the house's ordinary
 * page, 5.5 by 8.5 inches at 11 points, holds 270.
 */
export function wordsOnPage(trimWidth: number, trimHeight: number, typeSize: number): number {
  const [width, height] = [trimWidth - page.margins.width, trimHeight - page.margins.height];
  const lines = Math.floor((Math.max(0, height) * 72) / (typeSize * page.leading));
  const words = (Math.max(0, width) * 72) / (typeSize * page.letterWidth) / page.lettersInWord;
  return Math.max(1, Math.round(lines * words * page.filled));
}

/** Of them, `text` hold the words. Leaves have two sides: the count is even, and front matter takes eight pages. */
export function estimatePages(words: number, perPage: number) {
  const text = Math.ceil(words / perPage);
  return { text, pages: 2 * Math.ceil((text + 8) / 2) };
}
