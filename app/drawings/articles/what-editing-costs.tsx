import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Lines, Paper, pencil, Scene, soft } from "./scene.tsx";

const {
  quotes: [[low, ...little], [high, ...much]],
  note,
} = articlePictures.editing;

/** Two quotes for one novel. */
export default function TwoQuotes(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(18 15)rotate(-3)" size={[232, 234]}>
        <text x="30" y="92" fontSize="76">
          {low}
        </text>
        <Lines x={32} y={140} gap={30} lines={little} fontSize="24" fill={soft} />
      </Paper>
      <Paper at="translate(282 19)rotate(2)" size={[342, 230]}>
        <text x="30" y="92" fontSize="76">
          {high}
        </text>
        <Lines x={32} y={140} gap={30} lines={much} fontSize="24" fill={soft} />
      </Paper>
      <Paper at="translate(60 254)rotate(-2)" size={[300, 82]}>
        <text x="26" y="48" fontSize="32" fontStyle="italic" fill={pencil}>
          {note}
        </text>
        <path {...hand} d="M26 60c70 6 130-4 232 0" />
      </Paper>
    </Scene>
  );
}
