import { manuscript as words } from "#content/plates.ts";
import { Sheet } from "./sheet.tsx";

const leaves = [
  [1.6, 1.4],
  [-1.2, 1],
  [0.8, 0.6],
] as const;

const around = ["M174 0q-3 150 2 316.500", "M0 113q105 4 225.500 1"] as const;
const bow = [
  "M175 113C164 94 140 88 136 99s18 16 39 14",
  "M175 113c11-19 35-25 39-14s-18 16-39 14",
  "M174 114q-4 17-18 25M176 114q6 13 17 20",
] as const;

/** Twisted of two threads, round, with its shadow on what it lies on; where it goes around the sheets it ends at their edge. */
const Twine = ({ d, isCut }: { d: string; isCut: boolean }) => (
  <g fill="none" strokeLinecap={isCut ? "butt" : "round"}>
    <path d={d} stroke="#000" strokeOpacity=".26" strokeWidth="3.2" transform="translate(1.2 2)" />
    <path d={d} stroke="#8a2a18" strokeWidth="3.2" />
    <path d={d} stroke="#b8452d" strokeWidth="2" />
    <path d={d} stroke="#ecb09f" strokeOpacity=".45" strokeWidth="1.3" strokeLinecap="butt" strokeDasharray="1 2.200" />
  </g>
);

/** A manuscript tied with string; on top the page with which everything here begins. */
export function ManuscriptPile() {
  return (
    <div className="absolute top-[0.8em] left-1/2 h-[30em] w-[21em] -translate-x-[calc(50%+0.7em)] lg:top-[1.4em]">
      {leaves.map(([turn, drop]) => (
        <Sheet key={drop} style={{ rotate: `${turn}deg`, translate: `${drop}em ${drop}em` }} className="inset-0" />
      ))}
      <Sheet className="inset-0">
        <p className="text-center" style={{ marginTop: "31%", paddingRight: "1.4em", fontSize: "1.55em" }}>
          {words.title}
        </p>
      </Sheet>
      <svg viewBox="0 0 210 300" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {/* Beside the title, never through it; from edge to edge of what lies on top and of what shows below it. */}
        {[...around, ...bow].map((d, place) => (
          <Twine key={d} d={d} isCut={place < around.length} />
        ))}
        <rect x="170.500" y="108.500" width="9" height="9.500" rx="3.500" fill="#8a2a18" />
        <path
          d="M172.500 110.500q2.500-1.500 5 0M172.500 113q2.500-1.500 5 0"
          fill="none"
          stroke="#d3745e"
          strokeWidth="1"
        />
      </svg>
    </div>
  );
}
