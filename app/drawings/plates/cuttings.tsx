import { type OutletDesign, OutletMark } from "../outlet-mark.tsx";
import { Sheet } from "./sheet.tsx";

type Cutting = { source: string; mark: OutletDesign; title: string };

/**
 * The lead lies on top; `headline` is the size of its title. On a phone it lies alone, with nothing below its headline. Where
 * the plate is low and wide, the second lies beside it, and both are whole; where it is high, the others lie under its foot, so
 * that no line is cut.
 */
const places = [
  {
    headline: "text-[2.5em] lg:text-[3.2em]",
    top: "pt-[1.4em] z-1 max-sm:top-[3.2em] max-sm:left-[1.5em] max-sm:w-[27em] sm:max-lg:top-[2.4em] sm:max-lg:left-[calc(50%-22em)] sm:max-lg:w-[26em] lg:top-[max(1.5em,50%-16em)] lg:left-[8%] lg:w-[33em] lg:@[46rem]:left-[calc(50%-18em)] lg:@[46rem]:w-[35em]",
    style: { rotate: "-2deg" },
  },
  {
    headline: "text-[2.1em]",
    top: "w-[19em] pt-[1.9em] max-lg:top-[5.6em] max-lg:left-[calc(50%+3.6em)] max-lg:pt-[1.4em] max-sm:hidden lg:right-[1.4em] lg:bottom-[2.6em] lg:@[46rem]:right-auto lg:@[46rem]:left-[calc(50%+0.5em)] lg:@[46rem]:w-[22em]",
    style: { rotate: "2deg" },
  },
  {
    headline: "text-[2.1em]",
    top: "left-[1.4em] w-[17.4em] pt-[1.9em] max-lg:hidden lg:bottom-[1.4em] lg:@[46rem]:left-[calc(50%-22.5em)] lg:@[46rem]:w-[22em]",
    style: { rotate: "1deg" },
  },
] as const;

/** Clippings laid over one another: the masthead and the headline. */
export function Cuttings({ cuttings }: { cuttings: readonly Cutting[] }) {
  return places.map(({ headline, top, style }, place) => {
    const cutting = cuttings[place];
    return (
      cutting && (
        <Sheet key={cutting.title} className={`px-[1.7em] pb-[1.8em] ${top}`} style={style}>
          <p className="border-b-2 border-ink" style={{ paddingBottom: "0.6em" }}>
            <OutletMark name={cutting.source} design={cutting.mark} />
          </p>
          <p className={`mt-[0.45em] leading-[1.08] text-balance ${headline}`}>{cutting.title}</p>
        </Sheet>
      )
    );
  });
}
