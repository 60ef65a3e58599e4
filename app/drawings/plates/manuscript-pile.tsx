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
    <div className="absolute left-1/2 -translate-x-1/2" style={{ top: "2.6em", height: "30em", width: "21em" }}>
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
          <path d="M0 196q105 5 218 2M104 -2q-3 150 2 316" />
          <path d="M105 197q-34-28-38-6t38 6q34-28 38-6t-38 6q-8 22-22 34M105 197q12 20 28 28" />
        </g>
      </svg>
    </div>
  );
}
