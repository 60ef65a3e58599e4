import { type CSSProperties, Fragment } from "react";
import { Container } from "#app/ui/container.tsx";
import { type Book, BookCover } from "../book-cover.tsx";

/** Trim sizes differ as books do: how high each stands, beside the highest. */
const heights = [1, 0.86, 0.93, 0.8, 0.9, 0.97];

/** What its book takes of a phone's row of three, so that all gaps are alike. */
const shareOf = (place: number) => {
  const first = place - (place % 3);
  const row = heights.slice(first, first + 3).reduce((sum, height) => sum + height, 0);
  return (heights[place] ?? 0.9) / row;
};

/** A shelf of covers, face out, across the type area; a tablet cuts it off, a phone has two shelves of three. */
export function CoverRow({ books }: { books: readonly Book[] }) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-full">
      <Container
        className="absolute inset-x-0 flex items-end max-sm:flex-wrap max-sm:justify-between"
        style={{ bottom: "1.1em", gap: "0.9em" }}
      >
        {books.map((book, place) => {
          const height = heights[place] ?? 0.9;
          return (
            <Fragment key={book.title}>
              <div
                style={{ height: `${height * 17.5}em`, flexGrow: height, "--share": shareOf(place) } as CSSProperties}
                className="book-turn shrink-0 max-lg:grow-0! max-sm:h-auto! max-sm:w-[calc((100%-3.65em)*var(--share))] lg:h-auto! lg:basis-0"
              >
                <BookCover {...book} stands className="block max-sm:h-auto max-sm:w-full sm:max-lg:h-full lg:w-full" />
              </div>
              {place === 2 && (
                <div
                  className="relative -mx-gutter -mt-[0.9em] mb-[1em] min-w-screen bg-rule sm:hidden"
                  style={{ height: "1.1em" }}
                />
              )}
            </Fragment>
          );
        })}
      </Container>
      <div className="absolute inset-x-0 bottom-0 bg-rule" style={{ height: "1.1em" }} />
    </div>
  );
}
