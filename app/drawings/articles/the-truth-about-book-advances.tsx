import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, Paper, rule, Scene, soft } from "./scene.tsx";

/** One advance in four checks, a year from each to the next. */
export default function FourChecks(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      {articlePictures.advances.map(([milestone, month], place) => (
        <Paper
          key={milestone}
          at={`translate(${22 + place * 70} ${6 + place * 86})rotate(${[-2, 1, -1, 2][place]})`}
          size={[386, 94]}
        >
          <path d="M7 7h372v80H7z" fill="none" stroke={rule} />
          <text x="24" y="39" fontSize="22">
            {milestone}
          </text>
          <text x="24" y="70" fontSize="19" fontStyle="italic" fill={soft}>
            {month}
          </text>
          <path d="M240 74h124" stroke={goldInk} />
          <text x="364" y="66" fontSize="42" textAnchor="end">
            {articlePictures.installment}
          </text>
        </Paper>
      ))}
    </Scene>
  );
}
