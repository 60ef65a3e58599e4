import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { Lines, Paper, rule, Scene } from "./scene.tsx";

const { subject, text, boat } = articlePictures.platform;

/** The first letter to those who joined the list, and the photograph that came with it: a boat with a tree in her. */
export default function LetterWithAPhotograph(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(50 -44)rotate(-1)" size={[404, 450]}>
        <g className="beyond-detail">
          <Lines x={40} y={100} gap={39} lines={subject} fontSize="34" />
          <path d="M40 164h324" stroke={rule} />
          <Lines x={40} y={212} gap={33} lines={text} fontSize="23" />
        </g>
      </Paper>
      <Paper at="translate(422 52)rotate(5)" size={[206, 244]} fill="var(--color-surface)">
        <path d="M12 12h182v178H12z" fill="#cfd6cf" />
        <path d="M12 150h182v40H12z" fill="#b9ad94" />
        <path d="M86 26h4v112h-4zM132 38h3v100h-3zM28 128l62-8v3z" fill="#5c4a36" />
        <path d="M108 134v-36h4v36z" fill="#5c4a36" />
        <path d="M110 106c-22 4-26-20-12-26 0-18 26-18 26-1 14 6 8 30-14 27z" fill="#5f7458" />
        <path d="M42 124c34 12 84 12 122 4-2 16-10 26-20 34H72c-14-8-24-22-30-38z" fill="#3d3a36" />
        <path d="M80 162h8v18h-8zM128 162h8v18h-8z" fill="#7a6a52" />
        <text x="103" y="226" textAnchor="middle" fontSize="24" fontStyle="italic">
          {boat}
        </text>
      </Paper>
    </Scene>
  );
}
