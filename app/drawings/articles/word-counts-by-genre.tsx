import { articlePictures } from "#content/article-pictures.ts";
import { covers } from "../covers.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, Paper, rule, Scene, Shadow } from "./scene.tsx";

const designs = [4, 8, 9, 5, 6] as const;
const perWord = 0.00118;

/** Five kinds of book, each as thick as its word count allows. */
export default function SpinesByWordCount(props: PictureProps) {
  let right = 44;
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(-640 296)" size={[1920, 80]} fill={rule} />
      {articlePictures.wordCounts.map(({ label, words, figure }, place) => {
        const width = Math.round(words * perWord);
        const left = right + 2;
        right = left + width;
        const { ground, ink, accent } = covers[designs[place] ?? 4].palette;
        const top = [20, -12, 8, -28, -8][place] ?? 0;
        return (
          <g key={label} transform={`translate(${left})`}>
            <Shadow d={`M0 ${top}h${width}V296H0z`} />
            <path d={`M0 ${top}h${width}V296H0z`} fill={ground} />
            <path d={`M0 ${top + 14}h${width}M0 ${top + 19}h${width}M0 277h${width}M0 282h${width}`} stroke={accent} />
            <path d={`M0 ${top}h${width * 0.16}V296H0z`} fill="#fff" fillOpacity=".14" />
            <path d={`M${width} ${top}v${296 - top}h-${width * 0.16}V${top}z`} fill="#000" fillOpacity=".14" />
            <text transform="rotate(90)" x="52" y={10 - width / 2} fontSize={width < 60 ? 26 : 30} fill={ink}>
              {label}
            </text>
            <path d={`M3 302v10M${width - 3} 302v10M3 307h${width - 6}`} stroke={goldInk} />
            <text x={width / 2} y="336" fontSize="18" textAnchor="middle">
              {figure}
            </text>
          </g>
        );
      })}
    </Scene>
  );
}
