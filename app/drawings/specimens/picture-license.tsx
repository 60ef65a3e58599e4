import { pictureLicense as words } from "#content/plates.ts";
import { goldInk, hand, Paper, rule, signature, soft } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";
import { HarborPlate } from "./open-spread.tsx";

/** A drawing for a book, and the paper that says whose it is and what it may be used for. */
export function PictureLicense() {
  return (
    <Picture
      viewBox="-6 -6 316 360"
      className="on-paper w-full max-w-76 self-start overflow-visible text-ink max-xl:mx-auto xl:-mt-16 print:hidden"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      <Paper at="translate(4 8)rotate(-2.500)" size={[186, 250]}>
        <svg x="12" y="12" width="162" height="226" viewBox="0 0 200 279" aria-hidden="true">
          <HarborPlate className="size-full" />
        </svg>
      </Paper>
      <Paper at="translate(104 122)rotate(1.500)" size={[198, 222]}>
        <text x="18" y="36" fontSize="21" fontStyle="italic">
          {words.title}
        </text>
        <path d="M18 48h162" stroke="currentColor" strokeWidth="1.600" />
        {words.rows.map(([name, value], place) => (
          <g key={name} transform={`translate(0 ${70 + place * 27})`}>
            <text x="18" fontSize="13.500" fontStyle="italic" fill={goldInk}>
              {name}
            </text>
            <text x="74" fontSize="14.500">
              {value}
            </text>
            <path d="M18 9h162" stroke={rule} />
          </g>
        ))}
        <path {...hand} strokeWidth="1.800" transform="translate(20 202)" d={signature} />
        <text x="180" y="206" fontSize="14" fontStyle="italic" textAnchor="end" fill={soft}>
          {words.foot}
        </text>
      </Paper>
    </Picture>
  );
}
