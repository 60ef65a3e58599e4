import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { theBook } from "#content/one-book/the-book.ts";
import { Keys } from "./cover-scenes.tsx";
import { covers } from "./covers.ts";
import { StillDetail } from "./plates/sell-sheet.tsx";
import { scenes } from "./specimens/film-scenes.tsx";

const book = { title: theBook.title, author: theBook.author, design: theBook.cover };
const drawings: Record<string, ReactElement> = {
  cover: <Keys title={book.title} author={book.author} palette={covers[book.design].palette} />,
  panel: <StillDetail book={book} line="" />,
  film: scenes.keys,
};

/** The left edges and the widths of what is drawn upright in a color. */
const uprights = (svg: string, color: RegExp) =>
  [...svg.matchAll(/<path d="([^"]*)" fill="(#\w+)"/g)]
    .filter(([, , fill = ""]) => color.test(fill))
    .flatMap(([, d = ""]) => [...d.matchAll(/M([\d.-]+) \d+h([\d.]+)v/g)])
    .map(([, x, width]) => ({ x: Number(x), width: Number(width) }));

test.each(Object.entries(drawings))("the red key of the %s is an F, as a tuner knows it", (_, drawing) => {
  const svg = renderToStaticMarkup(drawing);
  const [red, ...others] = uprights(svg, /^#a[56]322b$/);
  expect(others).toEqual([]);
  const { x = 0, width = 1 } = red ?? {};
  const blacks = uprights(svg, /^#(241b1c|120d0f)$/).filter((key) => key.width < width);
  const hasBlack = (keys: number) =>
    blacks.some((key) => Math.abs(key.x + key.width / 2 - (x + keys * width)) < width / 4);
  // From the C below it to the B above it: two black keys, none, three, none.
  expect([-2, -1, 0, 1, 2, 3].map(hasBlack)).toEqual([true, true, false, true, true, true]);
});
