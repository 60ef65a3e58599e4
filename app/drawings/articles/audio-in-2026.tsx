import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { Lines, Paper, pencil, rule, Scene } from "./scene.tsx";

const { month, day, year, note } = articlePictures.audio;

/** The last leaf of the year's calendar, and a note of what has to be done before it. */
export default function LastLeaf(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(106 18)scale(.85)" size={[276, 420]}>
        <path d="M0 0h276v84H0z" fill="#7c2f1f" />
        <path d="M0 412h276M0 405h276M0 398h276" stroke={rule} />
        <g textAnchor="middle">
          <text x="138" y="66" fontSize="34" fill="#fbeedb">
            {month}
          </text>
          <text x="138" y="282" fontSize="196">
            {day}
          </text>
          <text x="138" y="358" fontSize="40">
            {year}
          </text>
        </g>
      </Paper>
      <g className="beyond-detail">
        <Paper at="translate(382 176)rotate(5)" size={[196, 150]}>
          <Lines x={26} y={52} gap={34} lines={note} fontSize="27" fontStyle="italic" fill={pencil} />
        </Paper>
      </g>
    </Scene>
  );
}
