import type { CSSProperties } from "react";
import { jacket } from "#content/plates.ts";
import { Sheet, wholeLines } from "./sheet.tsx";

type ChapterOpeningProps = {
  words?: { chapter: string; opening: string; text: string; folio: string };
  className?: string;
  style?: CSSProperties;
};

/** A typeset recto: chapter numeral, title, a sunk opening and the folio, on the old proportions. */
export function ChapterOpening({ words = jacket, className, style }: ChapterOpeningProps) {
  return (
    <Sheet className={className} style={{ width: "19em", padding: "4.4em 2.45em 2em", lineHeight: 1.5, ...style }}>
      <p className="text-center leading-none text-gold-ink" style={{ fontSize: "2.6em" }}>
        {words.chapter}
      </p>
      <p className="text-center italic" style={{ marginTop: "0.8em", fontSize: "1.3em" }}>
        {words.opening}
      </p>
      {/* Ragged: in so narrow a measure full lines gape. Without optical sizes they are the same at every scale. */}
      <p
        className={`plate-initial [font-optical-sizing:none] ${wholeLines}`}
        style={{ marginTop: "2.6em", fontSize: "0.94em" }}
      >
        {words.text}
      </p>
      <p className="text-center" style={{ marginTop: "2.4em", fontSize: "0.86em" }}>
        {words.folio}
      </p>
    </Sheet>
  );
}
