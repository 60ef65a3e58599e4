import { type CSSProperties, Fragment } from "react";
import { Container } from "#app/ui/container.tsx";
import { type Book, BookCover } from "../book-cover.tsx";

/** Trim sizes differ as books do: how high each stands, beside the highest. */
const heights = [1, 0.86, 0.93, 0.8, 0.9, 0.97];

/** What its book takes of a row of three, so that all gaps are alike. */
const shareOf = (place: number) => {
  const first = place - (place % 3);
  const row = heights.slice(first, first + 3).reduce((sum, height) => sum + height, 0);
  return (heights[place] ?? 0.9) / row;
};

/** A shelf of covers, face out, across the type area; where six are too many for it, two shelves of three. */
export function CoverRow({ books }: { books: readonly Book[] }) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-full">
      <Container
        className="absolute inset-x-0 flex items-end max-lg:flex-wrap max-lg:justify-between sm:max-lg:max-w-[38rem]"
        style={{ bottom: "1.1em", gap: "0.9em" }}
      >
        {books.map((book, place) => {
          const height = heights[place] ?? 0.9;
          return (
            <Fragment key={book.title}>
              <div
                style={{ height: `${height * 17.5}em`, flexGrow: height, "--share": shareOf(place) } as CSSProperties}
                className="book-turn h-auto! shrink-0 max-sm:w-[calc((100%-3.65em)*var(--share))] sm:max-lg:w-[calc(26rem*var(--share))] max-lg:grow-0! lg:basis-0"
              >
                <BookCover {...book} stands className="block h-auto w-full" />
              </div>
              {place === 2 && (
                <div
                  className="relative mx-[calc(50%-50vw)] -mt-[0.9em] mb-[1em] min-w-screen bg-rule lg:hidden"
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
