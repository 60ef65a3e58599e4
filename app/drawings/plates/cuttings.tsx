import type { OutletDesign } from "../outlet-mark.tsx";
import { OutletMark } from "../outlet-mark.tsx";
import { Sheet } from "./sheet.tsx";

type Cutting = { source: string; mark: OutletDesign; title: string; summary: string };

const places = [
  "top-[2em] left-[4%] w-[19em] -rotate-3 sm:left-[8%]",
  "top-[4em] right-[-2em] w-[17em] rotate-2 sm:right-[6%]",
  "bottom-[-2em] left-[22%] w-[20em] rotate-1",
];

/** Clippings laid over one another: the masthead, the headline, the beginning. */
export function Cuttings({ cuttings }: { cuttings: readonly Cutting[] }) {
  return cuttings.slice(0, 3).map((cutting, place) => (
    <Sheet key={cutting.title} className={`torn px-[1.6em] pt-[1.3em] pb-[2.4em] ${places[place] ?? ""}`}>
      <div className="border-b-2 border-ink pb-[0.5em]">
        <OutletMark name={cutting.source} design={cutting.mark} className="h-[1.7em] w-auto max-w-full" />
      </div>
      <p className="mt-[0.7em] text-[1.5em] leading-[1.12]">{cutting.title}</p>
      <p className="mt-[0.9em] columns-2 gap-[1.2em] text-[0.78em] leading-[1.4]">{cutting.summary}</p>
    </Sheet>
  ));
}
