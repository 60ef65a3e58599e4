import { wallBetween as words } from "#content/plates.ts";
import { goldInk, hand, Lines, Paper, rule, signature, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

const places = ["translate(14 6)rotate(-1.500 110 80)", "translate(14 258)rotate(1.500 110 80)"];

/** Two papers on the two sides of the line that divides the prices below. */
export function WallBetween() {
  return (
    <Picture
      viewBox="0 0 256 432"
      alt={words.alt}
      className="w-full max-w-64 self-center overflow-visible max-xl:mx-auto print:hidden"
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
      <path d="M0 211.500h256M0 219.500h256" stroke="currentColor" strokeWidth="3" />
      <g fontSize="16" fontStyle="italic" fill={goldInk} textAnchor="middle">
        {words.sides.map(({ side }, place) => (
          <text key={side} x="128" y={place === 0 ? 200 : 242}>
            {side}
          </text>
        ))}
      </g>
    </Picture>
  );
}
