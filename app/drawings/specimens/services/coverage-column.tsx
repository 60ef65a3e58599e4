import { coverage as words } from "#content/plates.ts";
import { hand, Lines, Paper, Shadow, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";
import { faces } from "../../type-block.tsx";

const families = [faces.sans, faces.roman, faces.geometric, faces.serif, faces.gothic, faces.sans];
/** As scissors leave newsprint. */
const cut = "M2 3l128-3 142 4-3 98 4 122-96-3-172 4-4-96z";

/** The wall of names that a wire buys, crossed out, and the column that somebody wrote. */
export function CoverageColumn() {
  return (
    <Picture
      viewBox="-4 -6 310 412"
      className="on-paper w-full max-w-75 self-start overflow-visible text-ink max-xl:mx-auto xl:-mt-20 print:hidden"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      <Paper at="translate(28 4)rotate(2.500)" size={[262, 168]}>
        <text x="131" y="34" fontSize="17" fontStyle="italic" textAnchor="middle" fill={soft}>
          {words.wall.title}
        </text>
        {words.wall.names.map((name, place) => (
          <text
            key={name}
            x={place % 2 === 0 ? 70 : 192}
            y={70 + Math.floor(place / 2) * 34}
            fontFamily={families[place]?.family}
            fontSize="16"
            textAnchor="middle"
            fill={soft}
          >
            {name}
          </text>
        ))}
        <path {...hand} strokeWidth="3" d="M16 156C84 118 168 62 246 14M20 20c70 36 150 86 226 138" />
      </Paper>
      <g transform="translate(4 164)rotate(-1.500)">
        <Shadow d={cut} />
        <path d={cut} fill="#f4efe1" />
        <g fontFamily={faces.serif.family}>
          <text x="22" y="38" fontSize="15">
            {words.column.outlet}
          </text>
          <path d="M22 50h228" stroke="currentColor" strokeWidth="2" />
          <Lines x={22} y={84} gap={30} lines={words.column.title} fontSize="28" />
          <Lines x={22} y={141} gap={20} lines={words.column.lines} fontSize="14.500" fill={soft} />
        </g>
      </g>
    </Picture>
  );
}
