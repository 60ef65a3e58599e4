import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rates } from "#content/rates.ts";
import { type CoverSpecification, estimatePages, layOutCover, wordsOnPage } from "./cover-wrap.ts";
import { checkDigit, isIsbnRight, priceAddOn, readIsbn } from "./isbn.ts";

const specification: CoverSpecification = {
  trimWidth: 6,
  trimHeight: 9,
  pages: 200,
  pageThickness: rates["kdp-white-page"].value,
  bleed: rates["kdp-cover-bleed"].value,
  safety: rates["cover-safety"].value,
  drift: rates["cover-drift"].value,
  barcode: rates["kdp-barcode"].value,
  spineTextPages: rates["kdp-spine-text"].value,
};

describe("worked examples", () => {
  test("KDP Print Cover: 6 by 9, 200 pages on white: spine 0.4504, sheet 12.7004 wide", () => {
    expect(layOutCover(specification)).toMatchObject({ spineWidth: 0.4504, width: 12.7004, height: 9.25 });
  });
  test("our own article: 5.5 by 8.5, 300 pages on cream: spine 0.75, 12 by 8.75", () => {
    const cover = { ...specification, trimWidth: 5.5, trimHeight: 8.5, pages: 300, pageThickness: 0.0025 };
    expect(layOutCover(cover)).toMatchObject({ spineWidth: 0.75, width: 12, height: 8.75 });
  });
  test("the barcode’s box is a quarter inch from the fold and from the trim", () => {
    const { barcode, folds, trim } = layOutCover(specification);
    expect(folds[0] - ((barcode?.x ?? 0) + 2)).toBeCloseTo(0.25, 6);
    expect(trim.y + trim.height - ((barcode?.y ?? 0) + 1.2)).toBeCloseTo(0.25, 6);
  });
  test("below 79 pages the spine stays blank", () => {
    expect(layOutCover({ ...specification, pages: 78 }).safe.spine).toBeUndefined();
    expect(layOutCover({ ...specification, pages: 80 }).hasSpineText).toBe(true);
  });
});

test("whatever the book, every box lies on the sheet and more pages never make it narrower", () => {
  const any = fc.record({
    trimWidth: fc.double({ min: 4, max: 8.5, noNaN: true }),
    trimHeight: fc.double({ min: 6, max: 11.7, noNaN: true }),
    pages: fc.integer({ min: 24, max: 828 }),
  });
  fc.assert(
    fc.property(any, fc.nat(200), (book, more) => {
      const cover = layOutCover({ ...specification, ...book });
      for (const box of [cover.trim, cover.safe.back, cover.safe.front, cover.safe.spine, cover.barcode]) {
        if (!box) continue;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(cover.width);
        expect(box.y + box.height).toBeLessThanOrEqual(cover.height);
      }
      expect(layOutCover({ ...specification, ...book, pages: book.pages + more }).width).toBeGreaterThanOrEqual(
        cover.width,
      );
    }),
  );
});

test("an ordinary page holds 270 words, and 80,000 make about 300 pages, as the guide on word counts says", () => {
  expect(wordsOnPage(5.5, 8.5, 11)).toBe(270);
  const { text, pages } = estimatePages(80_000, 270);
  expect(Math.abs(pages - 300)).toBeLessThanOrEqual(10);
  expect(text).toBe(Math.ceil(80_000 / 270));
});

test("more words never make fewer pages, larger type never fewer, and pages are even", () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(50_000), fc.integer({ min: 8, max: 14 }), (words, more, size) => {
      const pages = (count: number, type: number) => estimatePages(count, wordsOnPage(5.5, 8.5, type)).pages;
      expect(pages(words, size) % 2).toBe(0);
      expect(pages(words + more, size)).toBeGreaterThanOrEqual(pages(words, size));
      expect(pages(words, size + 1)).toBeGreaterThanOrEqual(pages(words, size));
    }),
  );
});

describe("the number under the bars", () => {
  test.each([
    ["978-1-23456-789-7", "9781234567897"],
    ["0-123456-47-9", "9780123456472"],
    ["0123456479", "9780123456472"],
    ["0-123456-47-8", undefined],
    ["12345", undefined],
  ])("%s is %s", (text, isbn) => {
    expect(readIsbn(text)).toBe(isbn);
  });

  test("one wrong digit is noticed, and so are two neighbors changed about, unless they differ by five", () => {
    const twelve = fc.stringMatching(/^978\d{9}$/);
    fc.assert(
      fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const right = digits + checkDigit(digits);
        expect(isIsbnRight(right)).toBe(true);
        const wrong = (Number(right[place]) + shift) % 10;
        expect(isIsbnRight(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false);
        const [one, other] = [Number(right[place]), Number(right[place + 1])];
        if (one !== other && Math.abs(one - other) !== 5) {
          expect(isIsbnRight(`${right.slice(0, place)}${other}${one}${right.slice(place + 2)}`)).toBe(false);
        }
      }),
    );
  });

  // Lightning Source, the barcode's price extension: 51995 is $19.95 and 90000 is no price.
  test.each([
    [19.95, "51995"],
    [18, "51800"],
    [3, "50300"],
    [0, "90000"],
    [Number.NaN, "90000"],
    [120, "59999"],
  ])("$%d is written %s", (price, addOn) => {
    expect(priceAddOn(price)).toBe(addOn);
  });
});
