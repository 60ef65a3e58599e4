import { type Book, BookCover } from "../book-cover.tsx";

/** Trim sizes differ as books do: how high each stands, beside the highest. */
const heights = [1, 0.86, 0.93, 0.8, 0.9, 0.97];

/** A shelf of covers, face out, from edge to edge of the page; the outermost may be cut by it. */
export function CoverRow({ books }: { books: readonly Book[] }) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-full">
      <div className="absolute inset-x-0 flex items-end justify-center" style={{ bottom: "1.1em", gap: "1.4em" }}>
        {books.map((book, place) => (
          <div key={book.title} style={{ height: `${(heights[place] ?? 0.9) * 21}em` }} className="book-turn shrink-0">
            <BookCover {...book} className="block h-full w-auto" />
          </div>
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-0 bg-rule" style={{ height: "1.1em" }} />
    </div>
  );
}
