import { MarkedText } from "#app/ui/marked-text.tsx";
import { markedPage } from "#content/specimens.ts";
import { Sheet } from "./sheet.tsx";

/** A paragraph with a copyeditor's marks in it and two queries in the margin. */
export function MarkedPage() {
  return (
    <Sheet onward={markedPage.onward}>
      <p className="text-right text-sm text-ink-soft">{markedPage.head}</p>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <p className="font-serif text-lead leading-[2]">
          <MarkedText runs={markedPage.text} />
        </p>
        <ol className="list-decimal space-y-3 border-l-2 border-gold pl-9! text-sm text-ink-soft">
          {markedPage.queries.map((query) => (
            <li key={query}>{query}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
