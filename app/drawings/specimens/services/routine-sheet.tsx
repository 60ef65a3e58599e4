import { routine as words } from "#content/plates.ts";
import { goldInk, Paper, rule, UprightTable } from "../../articles/scene.tsx";

/** The one page that is left with an author: when, and how long. */
export const RoutineSheet = () => (
  <UprightTable>
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
  </UprightTable>
);
