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
          at={`translate(${22 + place * 70} ${26 + place * 76})rotate(${[-1.5, 1, -1, 1.5][place]})`}
          size={[386, 82]}
        >
          <path d="M6 6h374v70H6z" fill="none" stroke={rule} />
          <text x="24" y="35" fontSize="22">
            {milestone}
          </text>
          <text x="24" y="62" fontSize="19" fontStyle="italic" fill={soft}>
            {month}
          </text>
          <path d="M244 66h120" stroke={goldInk} />
          <text x="364" y="58" fontSize="40" textAnchor="end">
            {articlePictures.installment}
          </text>
        </Paper>
      ))}
    </Scene>
  );
}
