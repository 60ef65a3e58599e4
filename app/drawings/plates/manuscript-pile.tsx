import { manuscript as words } from "#content/plates.ts";
import { Sheet } from "./sheet.tsx";

const leaves = [
  [1.6, 1.4],
  [-1.2, 1],
  [0.8, 0.6],
] as const;

/** It goes on behind: at each edge it turns down. */
const string =
  "M-1.500 134q-1.200-5 2.500-5 104 4 222.500 1.200 3.400-.2 2.600 4.600M185.500-1.600q4.200-.6 4.500 3.600-3 148 1.600 312.500.1 3.600-4 3";

/** A manuscript tied with string; on top the page with which everything here begins. */
export function ManuscriptPile() {
  return (
    <div className="absolute top-[1.4em] left-1/2 h-[30em] w-[21em] -translate-x-[calc(50%+0.7em)] lg:top-[2.6em]">
      {leaves.map(([turn, drop]) => (
        <Sheet key={drop} style={{ rotate: `${turn}deg`, translate: `${drop}em ${drop}em` }} className="inset-0" />
      ))}
      <Sheet className="inset-0">
        <p className="text-center" style={{ marginTop: "31%", fontSize: "1.55em" }}>
          {words.title}
        </p>
      </Sheet>
      <svg viewBox="0 0 210 300" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <g fill="none" stroke="#a3341f" strokeWidth="2.2" strokeLinecap="round">
          {/* Beside the title, never through it; round what lies on top and what shows below it. */}
          <path d={string} stroke="#000" strokeOpacity=".22" transform="translate(1 1.2)" />
          <path d={string} />
          <path d="M189 130q-25-21-27-4t27 4q25-21 27-4t-27 4q-6 17-17 26M189 130q8 15 17 23" />
        </g>
      </svg>
    </div>
  );
}
