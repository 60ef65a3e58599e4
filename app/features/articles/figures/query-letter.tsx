import { queryLetter } from "#content/specimens.ts";
import { Sheet } from "./sheet.tsx";

/** A whole query letter; what each part does stands beside it, or below it where there is no room. */
export function QueryLetter() {
  return (
    <Sheet onward={queryLetter.onward}>
      {queryLetter.parts.map(({ text, note }) => (
        <div key={text} className="grid gap-x-8 gap-y-1 py-2 sm:grid-cols-[minmax(0,35rem)_minmax(11rem,1fr)]">
          <p className="font-serif">{text}</p>
          <p className="self-start border-l-2 border-gold pl-3 text-sm text-ink-soft">{note}</p>
        </div>
      ))}
      <p className="pt-2 font-serif">{queryLetter.signature}</p>
    </Sheet>
  );
}
