import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, hand, Paper, pencil, rule, Scene, sans, soft } from "./scene.tsx";

const { heading, book, period, columns, rows, sums, note } = articlePictures.statement;
const ends = [290, 402, 536];

/** A royalty statement, read with a pencil. */
export default function ReadStatement(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(68 -46)rotate(2)scale(.93)" size={[572, 500]} />
      <Paper at="translate(54 -56)rotate(-1)scale(.93)" size={[572, 500]}>
        <text x="36" y="48" fontFamily={sans} fontSize="15" fontWeight="600" letterSpacing="1.4" fill={goldInk}>
          {heading.toUpperCase()}
        </text>
        <text x="36" y="112" fontSize="28">
          {book}
        </text>
        <text x="36" y="140" fontSize="18" fontStyle="italic" fill={soft}>
          {period}
        </text>
        <g fontFamily={sans} fontSize="15" fill={soft} textAnchor="end">
          {columns.map((column, place) => (
            <text key={column} x={ends[place]} y="184">
              {column}
            </text>
          ))}
        </g>
        {[...rows, sums].map(([what, ...figures], line) => (
          <g key={what} fontSize="20" className="figures">
            <text x="36" y={222 + line * 39}>
              {what}
            </text>
            {figures.map((figure, place) => (
              <text key={ends[place]} x={ends[place]} y={222 + line * 39} textAnchor="end">
                {figure}
              </text>
            ))}
          </g>
        ))}
        <path d="M36 235h500M36 274h500M36 313h500" stroke={rule} />
        <path d="M36 195h500M36 352h500M36 393h500M36 396h500" stroke="currentColor" />
        <path
          {...hand}
          d="M434 371c4-23 108-25 116-4 6 23-104 29-116 9M548 212l5 6 10-15M548 251l5 6 10-15M548 329l5 6 10-15"
        />
        <text x="36" y="426" fontSize="22" fontStyle="italic" fill={pencil}>
          {note}
        </text>
      </Paper>
    </Scene>
  );
}
