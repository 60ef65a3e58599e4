import type { OutletDesign } from "../outlet-mark.tsx";
import { OutletMark } from "../outlet-mark.tsx";
import { Sheet } from "./sheet.tsx";

type Cutting = { source: string; mark: OutletDesign; title: string; summary: string };

const places = [
  { top: "1.4em", left: "3%", width: "23em", rotate: "-3deg" },
  { top: "12.6em", right: "-0.8em", width: "21em", rotate: "2deg" },
  { top: "22em", left: "-0.6em", width: "20.6em", rotate: "-1deg" },
];

/** Clippings laid over one another: the masthead, the headline, the beginning. */
export function Cuttings({ cuttings }: { cuttings: readonly Cutting[] }) {
  return cuttings.slice(0, 3).map((cutting, place) => (
    <Sheet key={cutting.title} style={{ padding: "1.3em 1.6em 2.4em", ...places[place] }}>
      <div className="border-b-2 border-ink" style={{ paddingBottom: "0.5em" }}>
        <OutletMark
          name={cutting.source}
          design={cutting.mark}
          className="w-auto max-w-full"
          style={{ height: "1.7em" }}
        />
      </div>
      <p style={{ marginTop: "0.7em", fontSize: "1.5em", lineHeight: 1.12 }}>{cutting.title}</p>
      <p className="columns-2" style={{ marginTop: "0.9em", gap: "1.2em", fontSize: "0.78em", lineHeight: 1.4 }}>
        {cutting.summary}
      </p>
    </Sheet>
  ));
}
