import type { CSSProperties, ReactNode } from "react";
import { Leaf } from "#app/drawings/plates/sheet.tsx";
import { classNames } from "#app/ui/class-names.ts";

const grounds = { sand: "bg-sand", sage: "bg-sage", clay: "bg-clay", sky: "bg-sky", none: "" } as const;

/** Where a plate ends with the window, it has no edge of its own. */
const places = {
  /** Beside the words, to the right edge of the page. */
  beside: "after:-right-px max-lg:-mx-gutter max-lg:after:-left-px sm:h-88 lg:bleed-right lg:h-full lg:min-h-[34rem]",
  /** The same on the page of a service: one height for all of them. */
  service:
    "after:-right-px max-lg:-mx-gutter max-lg:after:-left-px sm:h-88 lg:bleed-right lg:h-full lg:min-h-[34rem] xl:min-h-160",
  /** The same before a form, which begins on the same screen. */
  low: "h-44 after:-right-px max-lg:-mx-gutter max-lg:after:-left-px sm:h-64 lg:bleed-right lg:h-full lg:min-h-76",
  /** The same for three shelves, which a phone, too, shows all of. */
  shelves: "h-66 after:-right-px max-lg:-mx-gutter max-lg:after:-left-px sm:h-64 lg:bleed-right lg:h-full lg:min-h-76",
  /** Across the page, below the words. */
  across: "after:-inset-x-px sm:h-96 lg:h-120 min-[100rem]:h-[42rem]",
  /** The same, whole above the fold of a desk's screen. */
  band: "after:-inset-x-px sm:h-96 lg:h-116",
  /** The same, as low as a row of books. */
  shelf: "h-30 after:-inset-x-px sm:h-60 lg:h-80 xl:h-[23.5rem]",
  /** Beside what is asked at the door; over it, a strip, on a phone a low one. */
  door: "after:-right-px max-lg:-mx-gutter max-lg:h-64 max-lg:after:-left-px max-sm:h-28 lg:bleed-right lg:min-h-144 xl:min-h-176",
  /** A thumbnail in a list. */
  small: "aspect-4/3 w-full",
  /** In the place of a grid that nothing else stands in. */
  cell: "h-full min-h-80 w-full",
  /** Beside a form of few lines; a phone does without. */
  letter: "h-full min-h-80 w-full max-lg:hidden",
  /** Under the head of a list, as wide as its column; on a phone a strip across the page. */
  column: "max-sm:-mx-gutter max-sm:mt-6 max-sm:after:-inset-x-px max-sm:aspect-3/2 sm:max-lg:hidden lg:aspect-4/5",
  /** The same beside a list of few lines. */
  square: "max-sm:-mx-gutter max-sm:mt-6 max-sm:after:-inset-x-px max-sm:aspect-3/2 sm:max-lg:hidden lg:aspect-square",
} as const;

/** How high the first picture of a page is on a phone: 14 em of its stage, 18 and a half, 21 and a half, or 24. It is 30 wide on every phone. */
const heights = {
  low: "max-sm:aspect-15/7",
  usual: "max-sm:aspect-13/8",
  high: "max-sm:aspect-7/5",
  tall: "max-sm:aspect-5/4",
} as const;

export type PlateProps = {
  /** What it shows, for those who cannot see it; without it the plate is decoration. */
  alt?: string;
  ground?: keyof typeof grounds;
  place?: keyof typeof places;
  onPhone?: keyof typeof heights;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/**
 * A thing this house made, on the first screen of a page. What lies on the plate is set in em, and the plate's own size
 * is its measure. A phone shows less of it and larger: what is longer than the plate runs on below its edge.
 */
export function Plate({ alt, ground = "sand", place = "beside", onPhone = "usual", ...plate }: PlateProps) {
  const { className, style, children } = plate;
  const isFirst = place === "beside" || place === "service" || place === "across" || place === "band";
  const picture = alt ? ({ role: "img", "aria-label": alt } as const) : ({ "aria-hidden": true } as const);
  return (
    <div
      {...picture}
      data-artefact
      className={classNames(
        "@container plate-edge when-near relative overflow-hidden",
        places[place],
        isFirst && heights[onPhone],
        grounds[ground],
      )}
    >
      <div className={classNames("plate-stage", isFirst && "max-sm:text-[3.3333cqi]", className)} style={style}>
        {children}
      </div>
    </div>
  );
}

/** Where a page has nothing else to show, its own half-title stands on the first screen. */
export function HalfTitlePlate({ title }: { title: string }) {
  return (
    <Plate ground="sand" className="flex items-start justify-center pt-[3em]">
      <div className="absolute top-[3.7em] ml-[1.2em] w-[17em] rotate-1">
        <Leaf />
      </div>
      <Leaf title={title} className="w-[17em]" />
    </Plate>
  );
}
