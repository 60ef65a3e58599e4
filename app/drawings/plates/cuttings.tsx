import { classNames } from "#app/ui/class-names.ts";
import { type OutletDesign, OutletMark } from "../outlet-mark.tsx";
import { Sheet, wholeLines } from "./sheet.tsx";

type Cutting = { source: string; mark: OutletDesign; title: string; text: string };

/**
 * The lead lies on top; `headline` is the size of its title. On a phone it lies alone, behind the book it is about. Where the plate is low and wide, the
 * second lies beside it; where it is high, the others lie under its foot and run on below the edge.
 */
const places = [
  {
    headline: "text-[2.5em] lg:text-[3.2em]",
    top: "pt-[1.4em] pb-[1.8em] z-1 max-sm:top-[1.6em] max-sm:left-[1.5em] max-sm:w-[27em] sm:max-lg:top-[2em] sm:max-lg:left-[calc(50%-22em)] sm:max-lg:w-[26em] lg:top-[max(1.5em,50%-15.6em)] lg:left-[8%] lg:w-[33em] lg:@[46rem]:left-[calc(50%-18em)] lg:@[46rem]:w-[35em]",
    style: { rotate: "-2deg" },
  },
  {
    headline: "text-[2.1em]",
    top: "w-[19em] max-lg:top-[5.6em] max-lg:left-[calc(50%+2.6em)] max-lg:pt-[1.4em] max-lg:pb-[1.8em] max-sm:hidden lg:top-[calc(50%+0.6em)] lg:-bottom-[1em] lg:right-[1.4em] lg:pt-[2.6em] lg:@[46rem]:right-auto lg:pb-[1.8em] lg:@[46rem]:left-[calc(50%+1.5em)] lg:@[46rem]:w-[22em]",
    style: { rotate: "1.5deg" },
  },
  {
    headline: "text-[2.1em]",
    top: "left-[1.4em] w-[19.4em] top-[calc(50%+2em)] -bottom-[1em] pt-[3em] pb-[1.8em] max-lg:hidden lg:@[46rem]:left-[calc(50%-22.5em)] lg:@[46rem]:w-[24.8em]",
    style: { rotate: "-1deg" },
  },
] as const;

/** Clippings laid over one another: the masthead, the headline, and how it begins. */
export function Cuttings({ cuttings }: { cuttings: readonly Cutting[] }) {
  return places.map(({ headline, top, style }, place) => {
    const cutting = cuttings[place];
    return (
      cutting && (
        <Sheet key={cutting.title} className={classNames("flex flex-col px-[1.7em]", top)} style={style}>
          <p className="border-b-2 border-ink pb-[0.6em]">
            <OutletMark name={cutting.source} design={cutting.mark} />
          </p>
          <p className={`mt-[0.45em] leading-[1.08] text-balance ${headline}`}>{cutting.title}</p>
          <p
            className={classNames(
              "mt-[0.7em] leading-[1.45] text-ink-soft",
              place === 0
                ? "text-[1.05em] max-sm:pr-[7.2em] lg:text-[1.12em]"
                : `min-h-0 flex-1 text-[1.05em] max-lg:hidden ${wholeLines}`,
            )}
          >
            {cutting.text}
          </p>
        </Sheet>
      )
    );
  });
}
