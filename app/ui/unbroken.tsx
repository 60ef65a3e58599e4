/** What is never parted at its hyphen: a "30-minute" call, an "e-book". */
export const oneWord = /(\d+-\w+|\b[A-Za-z]-\w+)/;

/** The same text, for a narrow column. */
export function Unbroken({ text }: { text: string }) {
  return text.split(oneWord).map((piece, place) =>
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
