import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Lines, Paper, pencil, Scene, soft } from "./scene.tsx";

const { head, lines, query } = articlePictures.editors;

/** A manuscript page as the copyeditor returns it. */
export default function EditedPage(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(66 -12)rotate(2)scale(.9)" size={[584, 460]} />
      <Paper at="translate(56 -22)rotate(-1)scale(.9)" size={[588, 460]}>
        <text x="552" y="94" fontSize="18" fill={soft} textAnchor="end">
          {head}
        </text>
        <Lines x={34} y={140} gap={66} lines={lines} fontSize="27" />
        <path {...hand} d="M452 218c-3 40 2 100 0 152" />
        <Lines x={464} y={244} gap={28} lines={query} fontSize="21" fontStyle="italic" fill={pencil} />
      </Paper>
    </Scene>
  );
}
