import { Container } from "#app/ui/container.tsx";
import { type Book, BookCover } from "../book-cover.tsx";

/** Trim sizes differ as books do: how high each stands, beside the highest. */
const heights = [1, 0.86, 0.93, 0.8, 0.9, 0.97];

/** A shelf of covers, face out: on a phone it goes on beyond the right edge, elsewhere they fill the type area. */
export function CoverRow({ books }: { books: readonly Book[] }) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-full">
      <Container className="absolute inset-x-0 flex items-end" style={{ bottom: "1.1em", gap: "0.9em" }}>
        {books.map((book, place) => {
          const height = heights[place] ?? 0.9;
          return (
            <div
              key={book.title}
              style={{ height: `${height * 17.5}em`, flexGrow: height }}
              className="book-turn shrink-0 max-lg:grow-0! lg:h-auto! lg:basis-0"
            >
              <BookCover {...book} className="block max-lg:h-full lg:w-full" />
            </div>
          );
        })}
      </Container>
      <div className="absolute inset-x-0 bottom-0 bg-rule" style={{ height: "1.1em" }} />
    </div>
  );
}
