import { Container } from "#app/ui/container.tsx";
import { type Book, BookCover } from "../book-cover.tsx";

/** Trim sizes differ as books do: how high each stands, beside the highest. */
const heights = [1, 0.86, 0.93, 0.8, 0.9, 0.97];

/** A shelf of covers, face out, across the type area; on a phone to the edges of the screen. */
export function CoverRow({ books }: { books: readonly Book[] }) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-full">
      <Container className="absolute inset-x-0 bottom-[1.1em] flex items-end gap-[0.9em] max-sm:gap-[0.5em] max-sm:px-2">
        {books.map((book, place) => (
          <div key={book.title} style={{ flexGrow: heights[place] }} className="book-turn basis-0">
            <BookCover {...book} stands className="block h-auto w-full" />
          </div>
        ))}
      </Container>
      <div className="absolute inset-x-0 bottom-0 h-[1.1em] bg-rule" />
    </div>
  );
}
