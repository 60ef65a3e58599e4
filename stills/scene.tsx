import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Book, CoverBoard } from "#app/drawings/book-cover.tsx";
import { covers } from "#app/drawings/covers.ts";
import { bluePencil, pencil } from "#app/drawings/specimens/pencil.ts";
import { Spine } from "#app/drawings/spine.tsx";
import type { Print, Standing, Still } from "./still.ts";

/** The scene with all that is printed on its things as markup, which is what it is drawn from. */
export function sceneOf({ books = [], opened = [], spreads = [], sheets = [], cartons = [], ...scene }: Still) {
  return {
    ...scene,
    books: books.map(bound),
    opened: opened.map(({ page, ...one }) => ({ ...one, page: printed(page) })),
    spreads: spreads.map(({ left, right, ...one }) => ({ ...one, left: printed(left), right: printed(right) })),
    sheets: sheets.map(({ print, ...one }) => ({ ...one, print: printed(print) })),
    cartons: cartons.map(({ print, ...one }) => ({ ...one, print: printed(print) })),
  };
}

/** Changes with anything that a still shows: a cover, a word, a place on the table. */
export const fingerprintOf = (still: Still): string =>
  createHash("sha256")
    .update(JSON.stringify(sceneOf(still)))
    .digest("hex")
    .slice(0, 12);

/** Markup that is still to be printed. */
export type Sheet = { markup: string };

const sheet = (width: number, height: number, drawing: ReactNode): Sheet => ({
  markup: renderToStaticMarkup(
    <svg
      id="sheet"
      aria-hidden="true"
      className="on-paper"
      width={width}
      height={height}
      style={{ position: "fixed", inset: 0, background: "var(--color-paper)" }}
    >
      {drawing}
    </svg>,
  ),
});

const printed = ({ width, height, drawing }: Print) => sheet(width, height, drawing);

/** The book with its covers as pictures. */
function bound({ book, half, isBareBacked, ...place }: Standing) {
  const thickness = (300 * place.thick) / place.height;
  return {
    ...place,
    width: (place.height * 2) / 3,
    ground: covers[book.design].palette.ground,
    front: sheet(200, 300, <CoverBoard {...book} flat />),
    spine: sheet(
      300,
      thickness,
      <Spine book={isBareBacked ? { ...book, title: "", author: "" } : book} length={300} thickness={thickness} flat />,
    ),
    ...(half && { draft: draftOf(book) }),
  };
}

/** The front as it was drawn first, with a colleague's marks. */
const draftOf = (book: Book) =>
  sheet(
    200,
    300,
    <>
      <CoverBoard {...book} palette={pencil} flat />
      <path
        d="M14 190v44M30 262c16-4 40-4 66-2M70 92c-9-5-22-2-21 8s20 11 25 3"
        fill="none"
        stroke={bluePencil}
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </>,
  );
