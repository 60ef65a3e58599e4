import { classNames } from "#app/ui/class-names.ts";
import { Shadow } from "../articles/scene.tsx";
import { type Book, CoverBoard } from "../book-cover.tsx";
import { pianosBook, seriesBooks, typeLedBook } from "../our-books.ts";
import { Picture, type PictureProps } from "../picture.tsx";

type ThreeCoversProps = PictureProps & { ground: string; books: readonly Book[] };

/** Three books side by side on their table, as wide as it, and below each the size at which a telephone shows it. */
function ThreeCovers({ books, ground, ...picture }: ThreeCoversProps) {
  return (
    <div className={classNames("px-gutter pt-7 pb-5 max-lg:-mx-gutter sm:px-12 sm:pt-12 sm:pb-8", ground)}>
      <Picture viewBox="0 0 664 404" {...picture} className="block h-auto w-full overflow-visible">
        {books.map((book, index) => (
          <g key={book.title} transform={`translate(${index * 232})`}>
            <Shadow d="M2 2h196v296H2z" />
            <Board {...book} />
            <g transform="translate(72 320)scale(.28)">
              <Board {...book} />
            </g>
          </g>
        ))}
      </Picture>
    </div>
  );
}

/** With an edge, since some are of the color of their table. */
const Board = (book: Book) => (
  <>
    <CoverBoard {...book} />
    <path d="M0 0h200v300H0z" className="fill-none stroke-ink/20" vectorEffect="non-scaling-stroke" />
  </>
);

/** Titles that are the picture. */
export const TypeLedCovers = (picture: PictureProps) => (
  <ThreeCovers
    {...picture}
    ground="bg-sky"
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
    ground="bg-sand"
    books={[
      pianosBook,
      { title: "The Hedge Year", author: "Marcus Obi", design: 5 },
      { title: "A Map of the Yard", author: "Ruth Castellan", design: 10 },
    ]}
  />
);

/** The volumes of a series. */
export const SeriesCovers = (picture: PictureProps) => (
  <ThreeCovers {...picture} ground="bg-sage" books={seriesBooks} />
);
