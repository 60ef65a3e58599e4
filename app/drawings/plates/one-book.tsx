import { type Book, BookCover } from "../book-cover.tsx";
import { ChapterOpening } from "./chapter-opening.tsx";
import { EditedPage } from "./edited-page.tsx";

/** One book on its way: the marked page, the typeset page, the copy. */
export function OneBook({ book }: { book: Book }) {
  return (
    <>
      <div className="absolute inset-y-0 left-0 w-[52em] max-lg:hidden">
        <EditedPage />
      </div>
      <ChapterOpening className="top-[3em] left-[6%] -rotate-2 lg:left-[54%] lg:rotate-1" />
      <BookCover {...book} className="absolute right-[7%] bottom-[-1.4em] w-[17em] lg:right-[8%] lg:w-[19em]" />
    </>
  );
}
