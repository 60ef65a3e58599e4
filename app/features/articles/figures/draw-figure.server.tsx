import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CoverWrap } from "#app/drawings/specimens/cover-wrap.tsx";
import { ListeningPool } from "#app/drawings/specimens/listening-pool.tsx";
import { IllustratedCovers, SeriesCovers, TypeLedCovers } from "#app/drawings/specimens/three-covers.tsx";
import { MarkedPage } from "./marked-page.tsx";
import { QueryLetter } from "./query-letter.tsx";
import { RoyaltyStatement } from "./royalty-statement.tsx";

/** What a text may call for by name. Drawings speak their `alt`; pages of text are read as they stand. */
const figures: Record<string, ComponentType<{ alt: string }>> = {
  "cover-wrap": CoverWrap,
  "illustrated-covers": IllustratedCovers,
  "listening-pool": ListeningPool,
  "marked-page": MarkedPage,
  "query-letter": QueryLetter,
  "royalty-statement": RoyaltyStatement,
  "series-covers": SeriesCovers,
  "type-led-covers": TypeLedCovers,
};

export const figureNames = Object.keys(figures);

export function drawFigure(name: string, alt: string): string {
  const Figure = figures[name];
  if (!Figure) throw new Error(`There is no figure ${name}.`);
  return renderToStaticMarkup(<Figure alt={alt} />, { identifierPrefix: `${name}-` });
}
