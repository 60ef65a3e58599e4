/** *Titles* lean and **names** are strong, as in the documents that are made of the same words. */
export function InlineText({ text }: { text: string }) {
  return text.split(/(\*\*.+?\*\*|\*.+?\*)/).map((piece) => {
    if (piece.startsWith("**")) return <strong key={piece}>{piece.slice(2, -2)}</strong>;
    if (piece.startsWith("*")) return <cite key={piece}>{piece.slice(1, -1)}</cite>;
    return piece;
  });
}
