import { keepLastWords, WholeWords } from "./unbroken.tsx";

/** *Titles* lean and **names** are strong, as in the documents that are made of the same words; a number or an e-book is never parted. */
export function InlineText({ text }: { text: string }) {
  return keepLastWords(text)
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .map((piece, place) => {
      if (piece.startsWith("**")) return <strong key={piece}>{piece.slice(2, -2)}</strong>;
      if (piece.startsWith("*")) return <cite key={piece}>{piece.slice(1, -1)}</cite>;
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, and may say the same words twice.
      return <WholeWords key={place} text={piece} />;
    });
}
