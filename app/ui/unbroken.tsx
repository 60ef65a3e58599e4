const figureOrLetter = String.raw`\$?\d+(?:,\d+)*(?:[-–]\w+)+(?:,\d+)*|\b(?:[A-Za-z]|co|non|one|pre|signed)-\w+`;

/** What is never parted at its hyphen or dash: a "30-minute" call, "6–12" months, an "e-book", an ISBN. */
export const oneWord = new RegExp(`(${figureOrLetter})`);

/** In the short lines of a list a longer word stays whole too. */
const oneWordInLists = new RegExp(`(${figureOrLetter}|print-on-demand|break-even|black-ink|small-town)`);

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const units = "percent|words|pages|copies|minutes|hours|days|weeks|months|years";
const numberSpaces = new RegExp(`(?<=\\b(?:${months})) (?=\\d)|(?<=\\d) (?=(?:${units})\\b)`, "g");

/** A day stays with its month, and a number with what it counts. */
export const holdNumbers = (text: string) => text.replace(numberSpaces, "\u00a0");

/** A browser keeps one word from ending a text by itself: a short one takes another with it. More than these would leave the line before them short. */
export const keepLastWords = (text: string) => (text.length > 60 ? text.replace(/ (?=\S{1,7}$)/, "\u00a0") : text);

/** The same text, for a narrow column. */
export const Unbroken = ({ text }: { text: string }) => <WholeWords text={keepLastWords(holdNumbers(text))} />;

/** A piece of such a text, whose end may not be the text's. */
export function WholeWords({ text }: { text: string }) {
  return text.split(oneWordInLists).map((piece, place) =>
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
