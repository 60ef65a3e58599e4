import { writersClause as words } from "#content/plates.ts";
import { gold, goldInk, hand, Lines, Paper, rule, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

/** The page of the writer's agreement on which the rule stands; the first of its clauses is marked. */
export const WritersClause = () => (
  <Picture
    viewBox="-4 -8 316 384"
    className="on-paper w-full max-w-79 self-start overflow-visible text-ink max-xl:mx-auto"
    fill="currentColor"
    fontFamily="var(--font-serif)"
  >
    <Paper at="translate(14 6)rotate(2)" size={[284, 352]} />
    <Paper at="translate(8 6)rotate(-1)" size={[288, 352]}>
      <text x="26" y="46" fontSize="20" fontStyle="italic">
        {words.title}
      </text>
      <path d="M26 62h236" stroke="currentColor" strokeWidth="1.500" />
      <path d="M20 84h-6v72h6" fill="none" stroke={gold} strokeWidth="2" />
      {words.clauses.map(({ number, lines }, place) => (
        <g key={number} fontSize="17">
          <text x="28" y={100 + place * 98} fill={goldInk}>
            {number}
          </text>
          <Lines x={50} y={100 + place * 98} gap={24} lines={lines} />
        </g>
      ))}
      <path d="M50 316h150" stroke={rule} strokeWidth="1.500" />
      <path
        {...hand}
        strokeWidth="2"
        d="M56 310c10-28 18-26 12-6s5 6 14-8 3 15 12 8 7-16 11-4 7 3 15-8 4 13 13 8 12-7 24-12"
      />
      <text x="50" y="336" fontSize="15.500" fontStyle="italic" fill={soft}>
        {words.signed}
      </text>
    </Paper>
  </Picture>
);
