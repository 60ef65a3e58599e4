import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Paper, pencil, rule, Scene } from "./scene.tsx";

const { book, rights, open } = articlePictures.taxes;
const [unsold, note] = open;

/** A line for each right in one book, and one that nobody has asked for yet. */
export default function RightsSheet(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <Paper at="translate(92 12)rotate(2)" size={[500, 420]} />
      <Paper at="translate(56 22)rotate(-1)" size={[528, 420]}>
        <text x="36" y="66" fontSize="36" fontStyle="italic">
          {book}
        </text>
        <path d="M36 88h456" stroke="currentColor" strokeWidth="2" />
        <path d="M36 152h456M36 212h456M36 272h456" stroke={rule} strokeWidth="1.500" />
        <g fontSize="28" className="figures">
          {rights.map(([right, until], row) => (
            <g key={right}>
              <text x="36" y={132 + row * 60}>
                {right}
              </text>
              <text className="beyond-detail" x="492" y={132 + row * 60} textAnchor="end">
                {until}
              </text>
            </g>
          ))}
          <text x="36" y="312">
            {unsold}
          </text>
          <text x="492" y="312" textAnchor="end" fontStyle="italic" fill={pencil}>
            {note}
          </text>
        </g>
        <path {...hand} d="M350 326c46-5 96 1 144-3" />
      </Paper>
    </Scene>
  );
}
