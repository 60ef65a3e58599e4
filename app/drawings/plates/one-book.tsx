import { type Book, BookCover } from "../book-cover.tsx";
import { ChapterOpening } from "./chapter-opening.tsx";
import { EditedPage } from "./edited-page.tsx";

/** One book on its way: the marked page, the typeset page, the copy. */
export function OneBook({ book }: { book: Book }) {
  return (
    <>
      <div className="absolute inset-y-0 left-0 max-lg:hidden" style={{ width: "max(30em, 100% - 37em)" }}>
        <EditedPage />
      </div>
      <ChapterOpening style={{ top: "3.5em", left: "max(2em, 100% - 38em)", rotate: "1deg" }} />
      <BookCover {...book} className="absolute right-[5%] bottom-[-1.4em] w-[12.5em] sm:w-[17em]" />
    </>
  );
}
