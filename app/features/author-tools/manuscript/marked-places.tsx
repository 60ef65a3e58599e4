import { type ManuscriptReport, type Sample, wordsOf } from "#domain/manuscript.ts";
import type { ManuscriptWords } from "./manuscript-check.tsx";

/** What ties a place to the note on it. */
export const letterOf = (place: number) => String.fromCharCode(97 + place);

/** The places as they stand in the text, on a sheet of it. */
export function MarkedPlaces({ report, words }: { report: ManuscriptReport; words: ManuscriptWords }) {
  return (
    <ol className="on-paper min-w-0 gap-x-10 bg-paper px-5 py-4 font-serif text-lead text-ink shadow-page sm:px-8 lg:col-span-2 lg:grid lg:grid-cols-2 lg:px-10 lg:py-7 print:px-0 print:shadow-none">
      {report.findings.map(
        ({ check, samples }, place) =>
          samples.length > 0 && (
            <li key={check} className="flex gap-3 py-2 lg:py-2.5">
              <span className="w-4 shrink-0 text-gold-ink italic">{letterOf(place)}</span>
              <div className="min-w-0">
                {samples.map((sample) => (
                  <p key={wordsOf(sample)}>
                    <MarkedSample
                      sample={check === "epub" ? words.epubParts[sample as keyof typeof words.epubParts] : sample}
                    />
                  </p>
                ))}
              </div>
            </li>
          ),
      )}
    </ol>
  );
}

/** Spaces, tabs and empty lines as marks that one can see. */
export function Fault({ fault }: { fault: string }) {
  const shown = fault
    .replaceAll(" ", "\u200a·\u200a")
    .replaceAll("\t", "→")
    .replaceAll("\n", "¶")
    .replaceAll("¶¶", "¶ ¶");
  return (
    <>
      <mark className="border-b-2 border-danger bg-danger/10 text-ink">{shown}</mark>
      {/[→¶]$/.test(shown) && " "}
    </>
  );
}

/** What is wrong in a sample is marked: the eye would pass over two spaces. */
function MarkedSample({ sample }: { sample: Sample }) {
  if (typeof sample === "string") return sample;
  return (
    <>
      {sample.before}
      <Fault fault={sample.fault} />
      {sample.after}
    </>
  );
}
