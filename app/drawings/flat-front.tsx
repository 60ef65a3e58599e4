import { type Book, CoverBoard } from "./book-cover.tsx";
import { covers } from "./covers.ts";

/** The front with the keys, 200 by 300, as it is printed: where a board has its hinge they run on to the fold. */
export function FlatFront(book: Book) {
  const { second, ink } = covers[book.design].palette;
  return (
    <>
      <CoverBoard {...book} flat />
      <path d="M0 158h16v142H0z" fill={second} />
      <path d="M0 158h16" stroke={ink} />
    </>
  );
}
