import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CoverWrap } from "#app/drawings/specimens/cover-wrap.tsx";
import { OneName } from "#app/drawings/specimens/one-name.tsx";
import { IllustratedCovers, SeriesCovers, TypeLedCovers } from "#app/drawings/specimens/three-covers.tsx";
import { articleCharts } from "#content/article-charts.ts";
import { copyPiles, countedBooks } from "#content/counted-books.ts";
import { CopyPiles } from "./copy-piles.tsx";
import { CountedBooks } from "./counted-books.tsx";
import { MarkedPage } from "./marked-page.tsx";
import { AuthorsShelf, ContractPages, DraftToCopies } from "./part-pictures.tsx";
import { PictureRow } from "./picture-row.tsx";
import { QueryLetter } from "./query-letter.tsx";
import { RoyaltyStatement } from "./royalty-statement.tsx";
import { SpanChart } from "./span-chart.tsx";
import { ThirteenWeeks } from "./thirteen-weeks.tsx";
import { ThreeReaders } from "./three-readers.tsx";
import { TwoRoads } from "./two-roads.tsx";

type Figure = ComponentType<{ alt: string }>;

const charts: Record<string, Figure> = Object.fromEntries(
  Object.entries(articleCharts).map(([name, chart]) => [
    name,
    ({ alt }: { alt: string }) => <SpanChart chart={chart} alt={alt} />,
  ]),
);

const piles: Record<string, Figure> = Object.fromEntries(
  Object.entries(copyPiles).map(([name, figure]) => [name, () => <CopyPiles figure={figure} />]),
);

const shelves: Record<string, Figure> = Object.fromEntries(
  Object.entries(countedBooks).map(([name, figure]) => [
    name,
    ({ alt }: { alt: string }) => <CountedBooks figure={figure} alt={alt} />,
  ]),
);

/** What a text may call for by name. Drawings speak their `alt`; pages of text are read as they stand. */
const figures: Record<string, Figure> = {
  ...charts,
  ...shelves,
  ...piles,
  "authors-shelf": AuthorsShelf,
  "contract-pages": ContractPages,
  "cover-wrap": CoverWrap,
  "described-pictures": ({ alt }) => (
    <PictureRow names={["picture-photograph", "picture-chart", "picture-map", "picture-ornament"]} alt={alt} />
  ),
  "draft-to-copies": DraftToCopies,
  "illustrated-covers": IllustratedCovers,
  "marked-page": MarkedPage,
  "one-name": OneName,
  "query-letter": QueryLetter,
  "royalty-statement": RoyaltyStatement,
  "series-covers": SeriesCovers,
  "thirteen-weeks": ThirteenWeeks,
  "three-readers": ThreeReaders,
  "two-roads": TwoRoads,
  "two-settings": ({ alt }) => <PictureRow names={["set-closer", "set-larger"]} alt={alt} />,
  "type-led-covers": TypeLedCovers,
};

export const figureNames = Object.keys(figures);

export function drawFigure(name: string, alt: string): string {
  const Figure = figures[name];
  if (!Figure) throw new Error(`There is no figure ${name}.`);
  return renderToStaticMarkup(<Figure alt={alt} />, { identifierPrefix: `${name}-` });
}
