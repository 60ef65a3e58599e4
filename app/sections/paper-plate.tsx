import { BookCover } from "#app/drawings/book-cover.tsx";
import { PaperFace } from "#app/drawings/papers/paper-face.tsx";
import { PaperSheet } from "#app/drawings/papers/paper-sheet.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { paperGroups } from "#content/one-book/one-book.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { Plate } from "./plate.tsx";

/** A color for each stage of the book: pitched, edited, printed, counted. */
const grounds = ["sage", "sand", "sky", "clay"] as const;

/** A paper of the sample book on its plate, and beside it the book. It shows what the page says in words, and says nothing itself. */
export function PaperPlate({ paper, isSmall = false }: { paper: BookPaper; isSmall?: boolean }) {
  // An edited page and its margin leave no room for the book, nor does a statement of many columns.
  const hasRoom = !paper.parts.some((part) => "marked" in part || ("head" in part && part.head.length > 5));
  const isTable = paper.parts[0] !== undefined && "head" in paper.parts[0];
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
      {hasRoom && (
        <BookCover
          title={theBook.title}
          author={theBook.author}
          design={theBook.cover}
          // The sell sheet shows it itself, except where the plate is low.
          className={classNames(
            "absolute right-[1.4em] bottom-[1.8em] w-[clamp(7.8em,100cqi-32.6em,14em)] rotate-3 max-sm:hidden",
            paper.slug === "sell-sheet" && "lg:hidden",
          )}
        />
      )}
    </Plate>
  );
}
