import { BookCover } from "#app/drawings/book-cover.tsx";
import { PaperFace, PaperSheet } from "#app/drawings/paper-sheet.tsx";
import { paperGroups } from "#content/one-book/one-book.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import type { PaperSlug } from "#domain/addresses.ts";
import { Plate } from "./plate.tsx";

/** A color for each stage of the book: pitched, edited, printed, counted. */
const grounds = ["sage", "sand", "sky", "clay"] as const;

/** The sell sheet shows the book itself, and a page with its margin leaves no room for it. */
const withoutBook: readonly PaperSlug[] = ["sell-sheet", "line-edit", "copyedit", "proofread-pages"];

/** A paper of the sample book on its plate, and beside it the book. It shows what the page says in words, and says nothing itself. */
export function PaperPlate({ paper, isSmall = false }: { paper: BookPaper; isSmall?: boolean }) {
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
    <Plate ground={ground} onPhone="tall">
      <PaperSheet paper={paper} size="large" />
      {!withoutBook.includes(paper.slug) && (
        <BookCover
          title={theBook.title}
          author={theBook.author}
          design={theBook.cover}
          className="absolute right-[1.4em] bottom-[1.8em] w-[clamp(7.8em,100cqi-32.6em,14em)] rotate-3 max-sm:hidden"
        />
      )}
    </Plate>
  );
}
