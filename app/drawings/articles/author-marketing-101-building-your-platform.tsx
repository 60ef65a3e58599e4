import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { Lines, Paper, rule, Scene } from "./scene.tsx";

const { subject, text, boat } = articlePictures.platform;

/** From line to line of the letter. */
const gap = 36;

/** The first letter to those who joined the list, and the photograph that came with it: a boat with a tree in her. */
export default function LetterWithAPhotograph(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(50 -44)rotate(-1)" size={[404, 450]}>
        <g className="beyond-detail">
          <Lines x={40} y={100} gap={39} lines={subject} fontSize="34" />
          <path d="M40 164h324" stroke={rule} />
          {text.map((line, place) => (
            <text key={String(line)} x="40" y={210 + place * gap} fontSize="23">
              {typeof line === "string" ? (
                line
              ) : (
                <>
                  {line[0]}
                  <tspan fontStyle="italic">{boat}</tspan>
                  {line[1]}
                </>
              )}
            </text>
          ))}
        </g>
      </Paper>
      <Paper at="translate(422 52)rotate(5)" size={[206, 244]} fill="var(--color-surface)">
        <path d="M12 12h182v178H12z" fill="#cfd6cf" />
        <path d="M12 150h182v40H12z" fill="#b9ad94" />
        {/* A schooner, her bow at the left: the taller mast is the second, and the tree stands before the first. */}
        <path d="M94 42h3v96h-3zM134 24h4v114h-4zM22 130l50-9v3z" fill="#5c4a36" />
        <path d="M68 134V98h4v36z" fill="#5c4a36" />
        <path d="M70 106c-22 4-26-20-12-26 0-18 26-18 26-1 14 6 8 30-14 27z" fill="#5f7458" />
        <path d="M42 124c34 12 84 12 122 4-2 16-10 26-20 34H72c-14-8-24-22-30-38z" fill="#3d3a36" />
        <path d="M80 162h8v18h-8zM128 162h8v18h-8z" fill="#7a6a52" />
        <text x="103" y="226" textAnchor="middle" fontSize="24" fontStyle="italic">
          {boat}
        </text>
      </Paper>
    </Scene>
  );
}
