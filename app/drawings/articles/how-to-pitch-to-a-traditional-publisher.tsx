import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { kraft, Lines, Paper, pencil, Scene, Stamp } from "./scene.tsx";

const { greeting, reason, story, note } = articlePictures.pitch;

/** A query letter on the envelope it came in, with a slip on the sentence that counts. */
export default function LetterWithASlip(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(288 126)rotate(6)" size={[330, 206]} fill={kraft}>
        <Stamp at="translate(266 18)scale(.86)" />
      </Paper>
      <Paper at="translate(46 -48)rotate(-1.500)" size={[404, 460]}>
        <g className="beyond-detail">
          <text x="38" y="104" fontSize="25">
            {greeting}
          </text>
          <Lines x={38} y={157} gap={33} lines={reason} fontSize="23" />
          <Lines x={38} y={321} gap={34.5} lines={story} fontSize="23" />
        </g>
      </Paper>
      <Paper at="translate(416 56)rotate(3)" size={[206, 92]}>
        <Lines x={20} y={40} gap={30} lines={note} fontSize="22" fontStyle="italic" fill={pencil} />
      </Paper>
    </Scene>
  );
}
