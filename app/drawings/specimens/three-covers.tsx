import { type Book, CoverBoard } from "../book-cover.tsx";
import { pianosBook, typeLedBook } from "../our-books.ts";
import { Picture, type PictureProps } from "../picture.tsx";

/** Three books side by side, and below each the size at which a telephone shows it. */
function ThreeCovers({ books, ...picture }: PictureProps & { books: readonly Book[] }) {
  return (
    <Picture viewBox="0 0 720 388" {...picture}>
      {books.map((book, index) => (
        <g key={book.title}>
          <g transform={`translate(${10 + index * 250} 4)`}>
            <CoverBoard {...book} />
          </g>
          <g transform={`translate(${94 + index * 250} 330)scale(.16)`}>
            <CoverBoard {...book} />
          </g>
        </g>
      ))}
    </Picture>
  );
}

/** Titles that are the picture. */
export const TypeLedCovers = (picture: PictureProps) => (
  <ThreeCovers
    {...picture}
    books={[
      { title: "Bread Alone", author: "Tomas Wray", design: 2 },
      { title: "Odd Numbers", author: "Priya Sandoval", design: 12 },
      typeLedBook,
    ]}
  />
);

/** Drawn covers: a memoir, a novel, a mystery. */
export const IllustratedCovers = (picture: PictureProps) => (
  <ThreeCovers
    {...picture}
    books={[
      pianosBook,
      { title: "The Hedge Year", author: "Marcus Obi", design: 5 },
      { title: "A Map of the Yard", author: "Ruth Castellan", design: 10 },
    ]}
  />
);

const series = { author: "M. E. Ortiz", design: 6 } as const;

/** One series: the name, the face and the place of everything stay; the ground changes. */
export const SeriesCovers = (picture: PictureProps) => (
  <ThreeCovers
    {...picture}
    books={[
      { ...series, title: "Dry Crossing" },
      {
        ...series,
        title: "Long Count",
        palette: { ground: "#5a1f2c", ink: "#f6e8d2", second: "#7d3644", accent: "#e4c277" },
      },
      {
        ...series,
        title: "Second Bridge",
        palette: { ground: "#1c3b34", ink: "#f4ead4", second: "#3b6355", accent: "#e4c277" },
      },
    ]}
  />
);
