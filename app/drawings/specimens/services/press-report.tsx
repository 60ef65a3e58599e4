import { pressReport as words } from "#content/plates.ts";
import { goldInk, hand, Lines, Paper, pencil, rule, soft, UprightTable } from "../../articles/scene.tsx";

const row = (place: number) => 114 + place * 35;
const inks = { yes: "currentColor", no: soft, silent: soft } as const;

/** The plain list that ends a campaign: who received it, who answered, who said no. A strip shows the first of them, down to a no. */
export const PressReport = () => (
  <UprightTable height={400}>
    <Paper at="translate(40 24)rotate(3 170 200)" size={[330, 560]} />
    <Paper at="translate(34 16)rotate(-1)" size={[332, 560]}>
      <text x="28" y="42" fontSize="26" fontStyle="italic">
        {words.title}
      </text>
      <path d="M28 56h276" stroke="currentColor" strokeWidth="1.500" />
      <text x="28" y="77" fontSize="15" fill={goldInk} className="figures">
        {words.head}
      </text>
      {words.rows.map(([name, answer, kind], place) => (
        <g key={name} transform={`translate(0 ${row(place)})`} fontSize="18" fill={inks[kind]}>
          <path d="M28-24h276" stroke={rule} />
          <text x="28">{name}</text>
          <text x="304" textAnchor="end" fontStyle="italic">
            {answer}
          </text>
        </g>
      ))}
      <path d={`M28 ${row(words.rows.length) - 24}h276`} stroke="currentColor" strokeWidth="1.500" />
      <g transform={`translate(0 ${row(words.rows.length)})`} fontSize="19" className="figures">
        <text x="28">{words.sum[0]}</text>
        <text x="304" textAnchor="end">
          {words.sum[1]}
        </text>
      </g>
      <path {...hand} d={`M228 ${row(0) - 6}c4-22 82-24 84-2s-74 26-84 6`} />
      <Lines x={222} y={28} gap={20} lines={words.note} fontSize="18" fontStyle="italic" fill={pencil} />
      <path {...hand} d="M296 48c12 10 12 24 2 36M306 76l-9 10-4-12" />
    </Paper>
  </UprightTable>
);
