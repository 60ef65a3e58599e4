import { BookCover } from "#app/drawings/book-cover.tsx";
import { PaperFace } from "#app/drawings/papers/paper-face.tsx";
import { PaperSheet } from "#app/drawings/papers/paper-sheet.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { paperGroups } from "#content/one-book/one-book.ts";
import { type BookPaper, isStatement } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { Plate } from "./plate.tsx";

/** A color for each stage of the book: pitched, edited, printed, counted. */
const grounds = ["sage", "sand", "sky", "clay"] as const;

/** A paper of the sample book on its plate, and beside it the book. It shows what the page says in words, and says nothing itself. */
export function PaperPlate({ paper, isSmall = false }: { paper: BookPaper; isSmall?: boolean }) {
  const [first] = paper.parts;
  // Beside a margin, and beside the columns of a statement, there is room for a small book.
  const isWide = first !== undefined && ("marked" in first || isStatement(first));
  const isTable = first !== undefined && "head" in first && !isStatement(first);
  const ground = grounds[paperGroups.findIndex(({ papers }) => papers.includes(paper))];
  return isSmall ? (
    <Plate ground={ground} place="small" className="text-[min(4.650cqi,0.8125rem)]! max-sm:text-[6.400cqi]!">
      <div className="sm:hidden">
        <PaperFace paper={paper} />
      </div>
      <div className="max-sm:hidden">
        <PaperSheet paper={paper} size="small" />
      </div>
    </Plate>
  ) : (
    // On a phone what can be downloaded follows on the same screen: a table says what it is in fewer lines than a text.
    <Plate ground={ground} onPhone={isTable ? "usual" : "high"}>
      <PaperSheet paper={paper} size="large" />
      <BookCover
        title={theBook.title}
        author={theBook.author}
        design={theBook.cover}
        // The sell sheet shows it itself, except where the plate is low.
        className={classNames(
          "absolute right-[1.4em] rotate-3 max-sm:right-[0.8em] max-sm:bottom-[0.9em] max-sm:w-[5.9em]",
          isWide
            ? "bottom-[0.8em] w-[clamp(6em,100cqi-40em,12em)]"
            : // It lies on the opened book itself, below the title opposite.
              paper.slug === "copyright-page"
              ? "bottom-[1.2em] w-[6.6em]"
              : "bottom-[1.8em] w-[clamp(7.8em,100cqi-32.6em,14em)]",
          paper.slug === "sell-sheet" && "max-sm:hidden lg:hidden",
        )}
      />
    </Plate>
  );
}
