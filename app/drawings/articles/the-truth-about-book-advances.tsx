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
          at={`translate(${54 + place * 50} ${22 + place * 78})rotate(${[-1, 0.8, -0.8, 1][place]} 193 37)`}
          size={[386, 74]}
        >
          <path d="M6 6h374v62H6z" fill="none" stroke={rule} />
          <g className="beyond-detail">
            <text x="24" y="32" fontSize="22">
              {milestone}
            </text>
            <text x="24" y="57" fontSize="19" fontStyle="italic" fill={soft}>
              {month}
            </text>
          </g>
          <path d="M244 60h120" stroke={goldInk} />
          <text x="364" y="52" fontSize="38" textAnchor="end">
            {articlePictures.installment}
          </text>
        </Paper>
      ))}
    </Scene>
  );
}
