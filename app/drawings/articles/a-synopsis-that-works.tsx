import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Lines, Paper, pencil, Scene } from "./scene.tsx";

const { title, kind, paragraphs, notes } = articlePictures.synopsis;

/** The one page that says what happens, and beside it what each paragraph does. */
export default function AnnotatedSynopsis(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(82 -11)rotate(2)scale(.9)" size={[560, 460]} />
      <Paper at="translate(66 -23)scale(.9)" size={[560, 460]}>
        <text x="44" y="104" fontSize="32">
          <tspan fontStyle="italic">{title}</tspan>
          {kind}
        </text>
        <g fontSize="22">
          <Lines x={44} y={156} gap={32} lines={paragraphs[0]} />
          <Lines x={44} y={366} gap={32} lines={paragraphs[1]} />
        </g>
        <g fontSize="22" fontStyle="italic" fill={pencil}>
          <Lines x={420} y={156} gap={27} lines={notes[0]} />
          <Lines x={420} y={366} gap={27} lines={notes[1]} />
        </g>
        <path {...hand} d="M404 138c-3 40 3 100 0 182M404 348c2 20-2 60 0 90" />
      </Paper>
    </Scene>
  );
}
