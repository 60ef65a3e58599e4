import { articlePictures } from "#content/article-pictures.ts";
import { formatCount } from "#domain/money.ts";
import type { PictureProps } from "../picture.tsx";
import { gold, hand, Lines, Paper, pencil, rule, Scene } from "./scene.tsx";

const { title, chapters, start, turn } = articlePictures.revision;

/** The map of a draft, a row to a chapter: one is cut, one goes into another. */
export default function ChapterMap(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <Paper at="translate(54 16)rotate(1)scale(.9)" size={[590, 450]}>
        <text x="70" y="54" fontSize="32" fontStyle="italic">
          {title}
        </text>
        {chapters.map(([label, words], row) => (
          <g key={label} fontSize="24" className={row < 3 ? "figures" : "figures beyond-detail"}>
            <text x="70" y={106 + row * 48}>
              {label}
            </text>
            <text x="344" y={106 + row * 48} textAnchor="end">
              {formatCount(words)}
            </text>
            <path
              className="beyond-detail"
              d={`M360 ${92 + row * 48}h${(words / 6200) * 140}v14H360z`}
              fill={gold}
              fillOpacity=".55"
            />
          </g>
        ))}
        <path d="M70 119h492M70 167h492M70 215h492M70 263h492M70 311h492" stroke={rule} />
        <g className="beyond-detail" fontSize="20" fontStyle="italic" fill={pencil}>
          <text x="426" y="204" fontSize="17">
            {start}
          </text>
          <Lines x={412} y={338} gap={20} lines={turn} />
        </g>
        <path
          {...hand}
          className="beyond-detail"
          d="M64 292c90-8 240 6 368-3M56 146c-34 14-36 78-2 100M42 236l12 11-16 3M412 206q5-5 6-13 2 8 7 12"
        />
      </Paper>
    </Scene>
  );
}
