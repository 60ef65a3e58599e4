import { markedPage } from "#content/specimens.ts";
import { Sheet } from "./sheet.tsx";

type Piece = (typeof markedPage)["text"][number];

/** A paragraph with a copyeditor's marks in it and two queries in the margin. */
export function MarkedPage() {
  return (
    <Sheet>
      <p className="text-right text-sm text-ink-soft">{markedPage.head}</p>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <p className="font-serif text-lead leading-[2]">
          {markedPage.text.map((piece) => (
            <Mark key={JSON.stringify(piece)} piece={piece} />
          ))}
        </p>
        <ol className="list-decimal space-y-3 border-l-2 border-gold pl-8 text-sm text-ink-soft">
          {markedPage.queries.map((query) => (
            <li key={query}>{query}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

function Mark({ piece }: { piece: Piece }) {
  if ("cut" in piece) return <del className="text-danger">{piece.cut}</del>;
  if ("add" in piece) return <ins className="font-semibold text-action-strong underline">{piece.add}</ins>;
  if ("query" in piece) return <sup className="text-gold-ink">{piece.query}</sup>;
  return piece.keep;
}
