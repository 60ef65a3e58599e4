import { PaperSheet } from "#app/drawings/paper-sheet.tsx";
import { paperGroups } from "#content/one-book/one-book.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { Plate } from "./plate.tsx";

/** A color for each stage of the book: pitched, edited, printed, counted. */
const grounds = ["sage", "sand", "sky", "clay"] as const;

/** A paper of the sample book on its plate. It shows what the page says in words, and says nothing itself. */
export function PaperPlate({ paper, isSmall = false }: { paper: BookPaper; isSmall?: boolean }) {
  const ground = grounds[paperGroups.findIndex(({ papers }) => papers.includes(paper))];
  return isSmall ? (
    <Plate ground={ground} place="small" className="text-[2.7cqi]! @max-[7rem]:text-[8cqi]!">
      <PaperSheet paper={paper} parts={3} />
    </Plate>
  ) : (
    <Plate ground={ground}>
      <PaperSheet paper={paper} parts={6} isLarge />
    </Plate>
  );
}
