const figureOrLetter = String.raw`\$?\d+(?:,\d+)*(?:[-–]\w+)+(?:,\d+)*|\b(?:[A-Za-z]|co|one|pre|signed)-\w+`;

/** What is never parted at its hyphen or dash: a "30-minute" call, "6–12" months, an "e-book", an ISBN. */
export const oneWord = new RegExp(`(${figureOrLetter})`);

/** In the short lines of a list a longer word stays whole too. */
const oneWordInLists = new RegExp(`(${figureOrLetter}|print-on-demand|break-even|black-ink|small-town)`);

/** A browser keeps one word from ending a text by itself, and leaves two short ones there: they hold on to each other. More than these would leave the line before them short. */
const keepLastWords = (text: string) => (text.length > 48 ? text.replace(/ (?=.{0,13}\S$)/g, "\u00a0") : text);

/** The same text, for a narrow column. */
export function Unbroken({ text }: { text: string }) {
  return keepLastWords(text)
    .split(oneWordInLists)
    .map((piece, place) =>
      place % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, and may say the same word twice.
        <span key={place} className="whitespace-nowrap">
          {piece}
        </span>
      ),
    );
}
