import { manuscript as words } from "#content/plates.ts";
import { Sheet } from "./sheet.tsx";

const leaves = [
  [1.6, 1.4],
  [-1.2, 1],
  [0.8, 0.6],
] as const;

/** A manuscript tied with string; on top the page with which everything here begins. */
export function ManuscriptPile() {
  return (
    <div className="absolute top-[1.4em] left-1/2 h-[30em] w-[21em] -translate-x-1/2 lg:top-[2.6em]">
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
          {/* Beside the title, never through it. */}
          <path d="M0 150q105 5 225 2M176 -2q-3 150 2 316" />
          <path d="M176 152q-30-25-33-5t33 5q30-25 33-5t-33 5q-7 20-20 31M176 152q9 18 20 27" />
        </g>
      </svg>
    </div>
  );
}
