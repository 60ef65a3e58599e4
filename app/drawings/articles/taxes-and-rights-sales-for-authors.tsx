import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Paper, pencil, rule, Scene } from "./scene.tsx";

const { book, rights, open } = articlePictures.taxes;
const [unsold, note] = open;

/** A line for each right in one book, and one that nobody has asked for yet. */
export default function RightsSheet(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <Paper at="translate(166 14)rotate(2)" size={[350, 420]} />
      <Paper at="translate(138 26)rotate(-1)" size={[364, 420]}>
        <text x="36" y="60" fontSize="31" fontStyle="italic">
          {book}
        </text>
        <path d="M36 80h292" stroke="currentColor" strokeWidth="2" />
        <path d="M36 136h292M36 188h292M36 240h292" stroke={rule} strokeWidth="1.500" />
        <g fontSize="28" className="figures">
          {rights.map(([right, until], row) => (
            <g key={right}>
              <text x="36" y={120 + row * 52}>
                {right}
              </text>
              <text x="328" y={120 + row * 52} textAnchor="end">
                {until}
              </text>
            </g>
          ))}
          <text x="36" y="276">
            {unsold}
          </text>
          <text x="328" y="276" textAnchor="end" fontStyle="italic" fill={pencil}>
            {note}
          </text>
        </g>
        <path {...hand} d="M188 290c46-5 96 1 142-3" />
      </Paper>
    </Scene>
  );
}
