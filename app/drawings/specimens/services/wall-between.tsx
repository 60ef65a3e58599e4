import { wallBetween as words } from "#content/plates.ts";
import { goldInk, hand, Lines, Paper, rule, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

const courses = Array.from({ length: 15 }, (_, course) => course * 12);
/** Every other course begins with half a brick. */
const joints = courses.map((y, course) => `M${course % 2 ? 10 : 20} ${y}v12`).join("");

/** Two papers on the two sides of one wall. */
export function WallBetween() {
  return (
    <Picture
      viewBox="0 0 400 200"
      alt={words.alt}
      className="w-full max-w-measure overflow-visible print:hidden"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      {words.sides.map(({ side, title, lines, foot }, place) => (
        <g key={side} className="on-paper" color="var(--color-ink)">
          <Paper
            at={place === 0 ? "translate(0 22)rotate(-1.500 86 70)" : "translate(228 22)rotate(1.500 86 70)"}
            size={[172, 142]}
          >
            <text x="16" y="32" fontSize="18" fontStyle="italic">
              {title}
            </text>
            <path d="M16 43h140" stroke="currentColor" />
            <Lines x={16} y={65} gap={19} lines={lines} fontSize="13" />
            <path d="M16 94h140M16 124h140" stroke={rule} />
            {place === 0 ? (
              <g transform="translate(12 0)rotate(-8 110 112)" fill="none" stroke="#a3341f" strokeWidth="1.500">
                <path d="M82 98h60v25H82z" />
                <text x="112" y="116" fontSize="15" textAnchor="middle" fill="#a3341f" stroke="none">
                  {foot}
                </text>
              </g>
            ) : (
              <>
                <path
                  {...hand}
                  strokeWidth="1.800"
                  d="M20 118c8-20 13-17 10-4s5 5 12-5 3 11 10 6 6-12 9-3 6 3 12-6 4 10 11 6 10-5 20-10"
                />
                <text x="156" y="137" fontSize="10" textAnchor="end" fill={soft}>
                  {foot}
                </text>
              </>
            )}
          </Paper>
        </g>
      ))}
      <g transform="translate(185 0)">
        <path d="M0 0h30v180H0z" fill="#b9795a" />
        <path d={`${joints}${courses.map((y) => `M0 ${y}h30`).join("")}`} stroke="#e7d9bd" strokeWidth="1.300" />
        <path d="M22 0h8v180h-8z" fillOpacity=".14" />
        <path d="M-4-6h38v8H-4z" fill="#9c6247" />
      </g>
      <g fontSize="15" fontStyle="italic" textAnchor="middle" fill={goldInk}>
        {words.sides.map(({ side }, place) => (
          <text key={side} x={place === 0 ? 86 : 314} y="196">
            {side}
          </text>
        ))}
      </g>
    </Picture>
  );
}
