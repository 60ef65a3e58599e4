import { routine as words } from "#content/plates.ts";
import { goldInk, Paper, rule, UprightTable } from "../../articles/scene.tsx";

/** The one page that is left with an author: when, and how long. */
export const RoutineSheet = () => (
  <UprightTable>
    <g className="max-sm:hidden">
      <Paper at="translate(34 44)rotate(4 170 200)" size={[336, 560]} />
      <Paper at="translate(30 36)rotate(-1.500)" size={[340, 560]}>
        <text x="30" y="58" fontSize="27" fontStyle="italic">
          {words.title}
        </text>
        <path d="M30 78h280" stroke="currentColor" strokeWidth="1.500" />
        {words.rows.map(({ when, what }, row) => (
          <g key={when} transform={`translate(30 ${114 + row * 78})`}>
            <text fontSize="16.500" fill={goldInk}>
              {when}
            </text>
            <text y="26" fontSize="20">
              {what}
            </text>
            <path d="M0 44h280" stroke={rule} />
          </g>
        ))}
      </Paper>
    </g>
    <g className="sm:hidden">
      <Paper at="translate(20 24)rotate(1.500)" size={[360, 216]} />
      <Paper at="translate(18 26)rotate(-1)" size={[364, 216]}>
        <text x="22" y="44" fontSize="25" fontStyle="italic">
          {words.title}
        </text>
        <path d="M22 60h320" stroke="currentColor" strokeWidth="1.500" />
        {words.rows.map(({ when, what }, row) => (
          <g key={when} transform={`translate(${22 + (row % 2) * 166} ${row < 2 ? 94 : 164})`}>
            <text fontSize="14.500" fill={goldInk}>
              {when}
            </text>
            <text y="23" fontSize="16.500">
              {what}
            </text>
          </g>
        ))}
        <path d="M22 138h320" stroke={rule} />
      </Paper>
    </g>
  </UprightTable>
);
