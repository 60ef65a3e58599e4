import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, kraft, Lines, Paper, pencil, Scene, soft } from "./scene.tsx";

const {
  quotes: [[low, ...little], [high, ...much]],
  note,
} = articlePictures.editing;

/** Two quotes for one novel. */
export default function TwoQuotes(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(38 72)rotate(-4)" size={[240, 212]}>
        <text x="28" y="84" fontSize="64">
          {low}
        </text>
        <Lines x={29} y={126} gap={28} lines={little} fontSize="23" fill={soft} />
      </Paper>
      <g className="beyond-detail">
        <Paper at="translate(262 42)rotate(2)" size={[340, 226]}>
          <text x="30" y="92" fontSize="76">
            {high}
          </text>
          <Lines x={31} y={134} gap={29} lines={much} fontSize="23" fill={soft} />
        </Paper>
        <Paper at="translate(236 266)rotate(-2)" size={[290, 70]} fill={kraft}>
          <text x="26" y="42" fontSize="31" fontStyle="italic" fill={pencil}>
            {note}
          </text>
          <path {...hand} d="M26 54c70 6 130-4 226 0" />
        </Paper>
      </g>
    </Scene>
  );
}
