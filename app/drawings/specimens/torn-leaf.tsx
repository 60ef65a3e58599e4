import type { CSSProperties, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { covers } from "../covers.ts";

/** What is left of the leaf, on a page of 140 by 200: its printed side, and beyond it the bare fibers of the tear. */
const printed =
  "M130.700 0L130.200 2.700 130.500 6.400 129.600 10.700 129.700 15.500 129.400 20.500 128.700 25.400 129 30 128.600 34.300 129.100 38.600 129 42.900 129.100 47.200 129.700 51.500 130.600 55.700 130 60 129.500 64.300 129.600 68.900 129.800 73.600 129.100 78 128.200 82.300 128.300 86.500 126.700 90 126.700 95.500 125.600 100 124.400 103.900 123.100 107.700 121.500 112.800 120 117.900 116.700 121.700 113.300 125.500 109.100 128.700 104 130.900 99.600 132.500 94.600 133 89.300 133.500 84 134 79.500 134.600 74.700 134.100 69.800 133.300 64.900 133 60 132.900 55.100 133.100 50.300 134.500 45.500 135.700 40.700 135.900 36 136.500 31.300 136.300 26.600 136.200 22 135.500 17.900 134.200 14.100 134.700 8.200 134.800 3.300 136.500 0 138.300V200H140V0z";
const torn =
  "M128.400 0L127.800 2.500 126.900 6.100 128.300 10.600 128.800 15.500 128.500 20.500 128.100 25.400 127.600 30 128.100 34.300 127.600 38.700 127.300 43 127.100 47.300 128.900 51.500 129.800 55.700 129.400 60 128.700 64.300 127.600 68.700 127.700 73.300 126.600 77.700 125.700 82 124.900 86 125.300 89.800 124.900 95.300 124.400 99.800 122.800 103.600 121.900 107.300 120.300 112.400 117.400 116.400 114.200 119.600 111.200 123 107.900 126.600 103.300 129.300 99.100 130.800 94.300 132 89.200 132.300 83.900 133.200 79.600 132.500 75 131.800 70.100 131 65 131.900 60 131.800 55 132 49.900 132.300 45.100 133.600 40.500 135 36 134.100 31.600 133.100 27.200 132.100 22.500 132.600 18 132.600 13.900 132.500 7.700 132.900 2.500 134.300 0 136.100V200H140V0z";

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
        className="absolute -inset-x-[0.7em] top-[0.5em] -bottom-[0.75em] rounded-[0.2em] shadow-book"
        style={{
          backgroundColor: covers[9].palette.ground,
          backgroundImage:
            "linear-gradient(to right, transparent 48.500%, rgb(0 0 0 / 0.4) 50%, transparent 51.500%), linear-gradient(to bottom, transparent 97.500%, rgb(0 0 0 / 0.3))",
        }}
      />
      <div className="absolute inset-y-0 left-0 w-1/2 bg-paper-deep dark:bg-[#ddd2ba]" style={leavesAt(-1)}>
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
          <path d={torn} fillOpacity=".07" transform="translate(-3 -2.400)" />
          <path d={torn} fillOpacity=".14" transform="translate(-1 -.8)" />
          <path d={torn} fill="var(--color-surface)" />
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
function leavesAt(side: -1 | 1): CSSProperties {
  const edges = [1, 2, 3, 4, 5, 6, 7].map(
    (leaf) => `${leaf * side}px ${leaf}px 0 var(--color-${leaf % 2 === 1 ? "rule" : "paper"})`,
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
