import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { gold, hand, Lines, Paper, pencil, rule, Scene } from "./scene.tsx";

const { title, chapters, start, turn } = articlePictures.revision;

/** The map of a draft, a row to a chapter: one is cut, one goes into another. */
export default function ChapterMap(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <Paper at="translate(62 -30)rotate(1)scale(.9)" size={[572, 450]}>
        <text x="70" y="66" fontSize="30" fontStyle="italic">
          {title}
        </text>
        {chapters.map(({ label, figure, spans: [span] }, row) => (
          <g key={label} fontSize="25" className="figures">
            <path d={`M70 ${129 + row * 52}h${((span?.to ?? 0) / 6200) * 300}v7H70z`} fill={gold} fillOpacity=".5" />
            <text x="82" y={122 + row * 52}>
              {label}
            </text>
            <text x="370" y={122 + row * 52} textAnchor="end">
              {figure}
            </text>
          </g>
        ))}
        <path d="M70 140h466M70 192h466M70 244h466M70 296h466M70 348h466M70 400h466" stroke={rule} />
        <g fontSize="23" fontStyle="italic" fill={pencil}>
          <text x="389" y="226" fontSize="20">
            {start}
          </text>
          <Lines x={394} y={367} gap={23} lines={turn} fontSize="21" />
        </g>
        <path
          {...hand}
          d="M76 322c90-8 200 6 300-2M58 166c-34 14-36 80-2 104M46 260l11 11-15 3M375 224q5-5 6-13 2 8 7 12"
        />
      </Paper>
    </Scene>
  );
}
