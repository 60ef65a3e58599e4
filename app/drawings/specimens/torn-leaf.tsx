import type { CSSProperties, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { covers } from "../covers.ts";

/** What is left of the leaf, on a page of 140 by 200: its printed side; beyond it stand the bare fibers of the tear. */
const printed =
  "M130.700 0L130.200 2.700 130.500 6.400 129.600 10.700 129.700 15.500 129.400 20.500 128.700 25.400 129 30 128.600 34.300 129.100 38.600 129 42.900 129.100 47.200 129.700 51.500 130.600 55.700 130 60 129.500 64.300 129.600 68.900 129.800 73.600 129.100 78 128.200 82.300 128.300 86.500 126.700 90 126.700 95.500 125.600 100 124.400 103.900 123.100 107.700 121.500 112.800 120 117.900 116.700 121.700 113.300 125.500 109.100 128.700 104 130.900 99.600 132.500 94.600 133 89.300 133.500 84 134 79.500 134.600 74.700 134.100 69.800 133.300 64.900 133 60 132.900 55.100 133.100 50.300 134.500 45.500 135.700 40.700 135.900 36 136.500 31.300 136.300 26.600 136.200 22 135.500 17.900 134.200 14.100 134.700 8.200 134.800 3.300 136.500 0 138.300V200H140V0z";

type TornLeafProps = {
  /** The page that still lies below it, the last line of its own, and the page that follows. */
  before: string;
  last: string;
  after: readonly string[];
  folio: string;
  nextFolio: string;
};

/** An open book with a leaf torn out, all but its foot: the number of the page is there, and the page is not. */
export function TornLeaf({ before, last, after, folio, nextFolio }: TornLeafProps) {
  return (
    <div className="on-paper relative h-[20em] w-[28em] font-serif leading-[1.42] text-ink max-sm:text-[0.94em] sm:max-lg:text-[0.83em] lg:text-[1.25em]">
      {/* The boards, which the pages leave free at the foot and at the sides. */}
      <div
        className="absolute -inset-x-[0.7em] top-[0.5em] -bottom-[0.75em] max-sm:-inset-x-[0.9em] max-sm:-bottom-[0.95em] rounded-[0.2em] shadow-book"
        style={{
          backgroundColor: covers[9].palette.ground,
          backgroundImage:
            "linear-gradient(to right, transparent 48.500%, rgb(0 0 0 / 0.4) 50%, transparent 51.500%), linear-gradient(to bottom, transparent 97.500%, rgb(0 0 0 / 0.3))",
        }}
      />
      <div className="absolute inset-y-0 left-0 w-1/2 bg-paper-deep" style={leavesAt(-1)}>
        <Page className="pr-[2.3em]!">
          <p>{before}</p>
        </Page>
      </div>
      <Page className="bound-left absolute inset-y-0 left-1/2 w-1/2 bg-paper" style={leavesAt(1)}>
        {after.map((paragraph) => (
          <p key={paragraph} className="[&+&]:indent-[1.2em]">
            {paragraph}
          </p>
        ))}
        <Folio>{nextFolio}</Folio>
      </Page>
      <div
        className="absolute inset-y-0 left-0 w-1/2 overflow-hidden"
        style={{ borderTopRightRadius: leavesAt(-1).borderTopRightRadius }}
      >
        <svg viewBox="0 0 140 200" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
          <path d={printed} fillOpacity=".42" transform="translate(-2 -3)" filter="blur(2px)" />
          <path
            d={printed}
            fill="#fff"
            stroke="#fff"
            strokeWidth="8"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <path d={printed} fill="var(--color-paper)" />
        </svg>
        <Page className="bound-right absolute inset-0">
          <p className="absolute top-[14.68em]">{last}</p>
          <Folio>{folio}</Folio>
        </Page>
      </div>
    </div>
  );
}

/** The pages of one side: round where they go down into the fold, and below the first the edges of the others, each a little further out. */
export function leavesAt(side: -1 | 1): CSSProperties {
  const edges = [1, 2, 3, 4, 5, 6, 7].flatMap((leaf) =>
    // Those below meet in the fold.
    [leaf * side, 0].map((beside) => `${beside}px ${leaf}px 0 ${leaf % 2 === 1 ? "#c9bca2" : "var(--color-paper)"}`),
  );
  return {
    [side < 0 ? "borderTopRightRadius" : "borderTopLeftRadius"]: "2.4em 0.6em",
    boxShadow: edges.join(", "),
  };
}

type PageProps = { className: string; style?: CSSProperties; children: ReactNode };

function Page({ className, style, children }: PageProps) {
  return (
    <div className={classNames("px-[1.7em] pt-[1.9em] [font-optical-sizing:none]", className)} style={style}>
      {children}
    </div>
  );
}

const Folio = ({ children }: { children: ReactNode }) => (
  <p className="absolute inset-x-0 bottom-[1em] text-center leading-none lining-nums">{children}</p>
);
