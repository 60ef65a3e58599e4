import { type OutletDesign, OutletMark } from "../outlet-mark.tsx";
import { Sheet } from "./sheet.tsx";

type Cutting = { source: string; mark: OutletDesign; title: string; summary: string };

/**
 * The lead lies on top; `headline` is the size of its title. On a phone it lies alone. Where the plate is
 * low and wide, the second lies beside it; where it is high, the others lie on its foot, so that no line is cut.
 */
const places = [
  {
    headline: "2.5em",
    top: "top-[1.8em] max-sm:ml-[1.4em]",
    style: { left: "5%", width: "29em", rotate: "-2deg", zIndex: 1 },
  },
  {
    headline: "1.5em",
    top: "max-sm:hidden sm:max-lg:top-[5em] lg:-bottom-[0.6em]",
    style: { right: "-1em", width: "20em", rotate: "3deg" },
  },
  {
    headline: "1.5em",
    top: "max-sm:hidden sm:max-lg:top-[21em] lg:-bottom-[0.9em]",
    style: { left: "1em", width: "18em", rotate: "1deg" },
  },
] as const;

/** Clippings laid over one another: the masthead, the headline, the beginning. */
export function Cuttings({ cuttings }: { cuttings: readonly Cutting[] }) {
  return places.map(({ headline, top, style }, place) => {
    const cutting = cuttings[place];
    return (
      cutting && (
        <Sheet key={cutting.title} className={top} style={{ padding: "1.4em 1.7em 1.8em", ...style }}>
          <p className="border-b-2 border-ink" style={{ paddingBottom: "0.6em" }}>
            <OutletMark name={cutting.source} design={cutting.mark} />
          </p>
          <p className="text-balance" style={{ marginTop: "0.45em", fontSize: headline, lineHeight: 1.08 }}>
            {cutting.title}
          </p>
          <p
            className="columns-2 border-t border-rule"
            style={{
              marginTop: "1em",
              paddingTop: "0.9em",
              columnGap: "2em",
              columnRule: "1px solid var(--color-rule)",
              fontSize: "0.86em",
              lineHeight: 1.42,
            }}
          >
            {cutting.summary}
          </p>
        </Sheet>
      )
    );
  });
}
