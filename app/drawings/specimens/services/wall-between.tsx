import { classNames } from "#app/ui/class-names.ts";
import { wallBetween as words } from "#content/plates.ts";
import { goldInk, hand, Lines, Paper, rule, signature, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

type Wall = {
  box: string;
  places: readonly string[];
  line: string;
  names: readonly (readonly [number, number])[];
  className: string;
};

/** Across the page one stands on each side of it; on a phone one lies above it and one below. */
const walls: readonly Wall[] = [
  {
    box: "0 0 608 216",
    places: ["translate(26 8)rotate(-1.500 110 80)", "translate(354 8)rotate(1.500 110 80)"],
    line: "M300 0v216M308 0v216",
    names: [
      [140, 208],
      [468, 208],
    ],
    className: "w-[52rem] max-w-full max-sm:hidden",
  },
  {
    box: "0 0 256 432",
    places: ["translate(14 6)rotate(-1.500 110 80)", "translate(14 258)rotate(1.500 110 80)"],
    line: "M0 211.500h256M0 219.500h256",
    names: [
      [128, 200],
      [128, 242],
    ],
    className: "w-full max-w-72 sm:hidden",
  },
];

/** Two papers on the two sides of the line that divides the prices below. */
export const WallBetween = () => walls.map((wall) => <Wall key={wall.box} {...wall} />);

function Wall({ box, places, line, names, className }: Wall) {
  return (
    <Picture
      viewBox={box}
      alt={words.alt}
      className={classNames("overflow-visible print:hidden", className)}
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      {words.sides.map(({ side, title, lines, foot }, place) => (
        <g key={side} className="on-paper" color="var(--color-ink)">
          <Paper at={places[place] ?? ""} size={[228, 164]}>
            <text x="20" y="36" fontSize="20" fontStyle="italic">
              {title}
            </text>
            <path d="M20 49h188" stroke="currentColor" />
            <Lines x={20} y={73} gap={21} lines={lines} fontSize="15.500" />
            {place === 0 ? (
              <g transform="rotate(-7 160 130)" fill="none" stroke="#a3341f" strokeWidth="1.600">
                <path d="M128 114h68v30h-68z" />
                <text x="162" y="135" fontSize="18" textAnchor="middle" fill="#a3341f" stroke="none">
                  {foot}
                </text>
              </g>
            ) : (
              <>
                <path d="M20 136h112" stroke={rule} />
                <path {...hand} strokeWidth="1.800" transform="translate(22 128)" d={signature} />
                <text x="208" y="136" fontSize="15" fontStyle="italic" textAnchor="end" fill={soft}>
                  {foot}
                </text>
              </>
            )}
          </Paper>
        </g>
      ))}
      <path d={line} stroke="currentColor" strokeWidth="3" />
      <g fontSize="16" fontStyle="italic" fill={goldInk} textAnchor="middle">
        {words.sides.map(({ side }, place) => (
          <text key={side} x={names[place]?.[0]} y={names[place]?.[1]}>
            {side}
          </text>
        ))}
      </g>
    </Picture>
  );
}
