import { Container } from "#app/ui/container.tsx";
import { setOpening } from "#content/plates.ts";
import { type Book, BookCover } from "../book-cover.tsx";
import { ChapterOpening } from "./chapter-opening.tsx";
import { MarkedPage } from "./edited-page.tsx";

/** One book on its way, from margin to margin: the marked page, the typeset page, the copy. */
export function OneBook({ book }: { book: Book }) {
  return (
    <Container className="h-full sm:text-[0.8em] lg:text-[0.74em] xl:text-[0.9em]">
      <div className="relative h-full">
        <div className="absolute inset-y-0 -left-[1.2em] w-[30em] max-lg:hidden">
          <MarkedPage isLarge />
        </div>
        <ChapterOpening
          words={setOpening}
          className="right-[22.4em] sm:max-lg:right-auto sm:max-lg:left-[4em] max-sm:top-[1.6em]! max-sm:right-auto max-sm:left-0 max-sm:w-[17.4em]! max-sm:px-[1.6em]! max-sm:pt-[1.6em]! max-sm:[&>:nth-child(3)]:mt-[1.2em]! max-sm:[&>:nth-child(3)]:h-[6.4lh] min-h-[40em] [&>:last-child]:hidden"
          style={{ top: "2.2em", padding: "2.6em 2.45em 1.4em", rotate: "1deg", fontSize: "0.96em" }}
        />
        <BookCover
          {...book}
          className="absolute top-[1.9em] right-0 w-[17.4em] sm:max-lg:top-[1.5em] sm:max-lg:right-[4em] sm:max-lg:w-[16em] max-sm:top-[1.5em] max-sm:w-[10.6em]"
        />
      </div>
    </Container>
  );
}
