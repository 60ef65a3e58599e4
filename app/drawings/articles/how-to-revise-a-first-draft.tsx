import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { gold, hand, Lines, Paper, pencil, rule, Scene } from "./scene.tsx";

const { title, chapters, start, turn } = articlePictures.revision;

/** The map of a draft, a row to a chapter: one is cut, one goes into another. */
export default function ChapterMap(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <Paper at="translate(54 -30)rotate(1)scale(.9)" size={[590, 450]}>
        <text x="70" y="66" fontSize="30" fontStyle="italic">
          {title}
        </text>
        {chapters.map(({ label, figure, spans: [span] }, row) => (
          <g key={label} fontSize="24" className="figures">
            <path d={`M70 ${129 + row * 52}h${((span?.to ?? 0) / 6200) * 288}v7H70z`} fill={gold} fillOpacity=".5" />
            <text x="82" y={122 + row * 52}>
              {label}
            </text>
            <text x="358" y={122 + row * 52} textAnchor="end">
              {figure}
            </text>
          </g>
        ))}
        <path d="M70 140h490M70 192h490M70 244h490M70 296h490M70 348h490M70 400h490" stroke={rule} />
        <g fontSize="23" fontStyle="italic" fill={pencil}>
          <text x="395" y="226" fontSize="20">
            {start}
          </text>
          <Lines x={380} y={366} gap={21} lines={turn} fontSize="20" />
        </g>
        <path
          {...hand}
          d="M76 322c90-8 190 6 290-2M58 166c-34 14-36 80-2 104M46 260l11 11-15 3M373 225q5-5 6-13 2 8 7 12"
        />
      </Paper>
    </Scene>
  );
}
