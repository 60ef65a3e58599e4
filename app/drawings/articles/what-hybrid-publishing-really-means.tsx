import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Lines, Paper, pencil, Scene } from "./scene.tsx";

const {
  claim: [first, rights],
  queries,
} = articlePictures.hybrid;
const promise = first.split(" ");
const all = promise.pop();

/** A promise, and what a reader with a pencil asks of it. */
export default function MarkedPromise(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <Paper at="translate(86 -10)rotate(1.500)scale(.9)" size={[540, 460]} />
      <Paper at="translate(76 -18)rotate(-1)scale(.9)" size={[540, 460]}>
        <text x="52" y="148" fontSize="82">
          <tspan className="beyond-detail">{promise.join(" ")} </tspan>
          {all}
          <tspan className="beyond-detail" x="52" y="236">
            {rights}
          </tspan>
        </text>
        <path {...hand} strokeWidth="3" d="M398 122c6-48 108-52 114-6 2 52-104 60-116 14" />
        <g className="beyond-detail">
          <path {...hand} d="M472 164c26 60 16 106-34 140M450 304l-13 1 4-13" />
          <Lines x={54} y={318} gap={42} lines={queries} fontSize="30" fontStyle="italic" fill={pencil} />
        </g>
      </Paper>
    </Scene>
  );
}
