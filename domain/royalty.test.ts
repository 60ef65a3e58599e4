import { expect, test } from "vitest";
import { copiesToEarnBack, splitCopy, splitReturn } from "./royalty.ts";

const bookstore = { listPrice: 18, received: 8.1, printing: 5.5, sharePercent: 60 };

test("the price of a copy falls into parts that add up to it", () => {
  const split = splitCopy(bookstore);
  expect(split).toEqual({
    listPrice: 18,
    keptByChannel: 9.9,
    received: 8.1,
    printing: 5.5,
    net: 2.6,
    author: 1.56,
    house: 1.04,
  });
  for (const sale of [bookstore, { listPrice: 9.99, received: 6.783, sharePercent: 70 }]) {
    const { keptByChannel, printing, author, house } = splitCopy(sale);
    expect(keptByChannel + printing + author + house).toBeCloseTo(sale.listPrice, 10);
  }
});

test("a copy without printing shares all that is received", () => {
  expect(splitCopy({ listPrice: 9.99, received: 6.783, sharePercent: 70 })).toMatchObject({ net: 6.78, author: 4.75 });
});

test("a returned copy costs each side its share of the printing, and nothing more", () => {
  expect(splitReturn(bookstore)).toEqual({ takenBack: 4.86, author: -3.3, house: -2.2 });
  const sold = splitCopy(bookstore).author;
  expect(sold - splitReturn(bookstore).takenBack).toBeCloseTo(splitReturn(bookstore).author, 10);
});

test("a fee is earned back after so many copies, or never", () => {
  expect(copiesToEarnBack(2999, 1.56)).toBe(1923);
  expect(copiesToEarnBack(100, 2)).toBe(50);
  expect(copiesToEarnBack(2999, 0)).toBe(Number.POSITIVE_INFINITY);
});
