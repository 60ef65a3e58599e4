import { articlePictures } from "#content/article-pictures.ts";
import { covers } from "../covers.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, Paper, rule, Scene, Shadow, soft } from "./scene.tsx";

const designs = [4, 8, 9, 5, 6] as const;
const perWord = 0.0009;

/** Five kinds of book, each as thick as its word count allows. */
export default function SpinesByWordCount(props: PictureProps) {
  let right = 14;
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(-640 292)" size={[1920, 80]} fill={rule} />
      {articlePictures.wordCounts.map(({ label, words, figure }, place) => {
        const width = Math.round(words * perWord);
        const left = right + 36;
        right = left + width;
        const { ground, ink, accent } = covers[designs[place] ?? 4].palette;
        const top = [66, 38, 30, 24, 40][place] ?? 0;
        return (
          <g key={label} transform={`translate(${left})`} className={place < 2 ? "beyond-detail" : undefined}>
            <Shadow d={`M0 ${top}h${width}V292H0z`} />
            <path d={`M0 ${top}h${width}V292H0z`} fill={ground} />
            <path d={`M0 ${top + 14}h${width}M0 ${top + 19}h${width}M0 273h${width}M0 278h${width}`} stroke={accent} />
            <path d={`M0 ${top}h${width * 0.16}V292H0z`} fill="#fff" fillOpacity=".14" />
            <path d={`M${width} ${top}v${292 - top}h-${width * 0.16}V${top}z`} fill="#000" fillOpacity=".14" />
            <text transform="rotate(90)" x={top + 30} y={8 - width / 2} fontSize={width < 60 ? 23 : 27} fill={ink}>
              {label}
            </text>
            <path d={`M3 297v8M${width - 3} 297v8M3 301h${width - 6}`} stroke={goldInk} />
            <text x={width / 2} y="327" fontSize="21" textAnchor="middle">
              {figure}
            </text>
          </g>
        );
      })}
      <text className="beyond-card" x="320" y="352" fontSize="18" fontStyle="italic" textAnchor="middle" fill={soft}>
        {articlePictures.wordCountsUnit}
      </text>
    </Scene>
  );
}
