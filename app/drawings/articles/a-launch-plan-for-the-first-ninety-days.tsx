import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { gold, hand, Lines, Paper, rule, Scene } from "./scene.tsx";

const [left, top, wide, high] = [186, 72, 36, 34];
/** Lines by the same step, one after the other: what repeats weighs nothing in a compressed page. */
const across = `M${left} ${top}${`v306m${wide}-306`.repeat(10)}v306`;
const down = `M${left} ${top}${`h360m-360 ${high}`.repeat(9)}h360`;
/** From the day after publication to today, row by row; two strokes of a hand are never quite alike. */
const crossed = [9, 10, 10, 10, 7]
  .map((days, row) => {
    const start = `M${left + 9 + (row === 0 ? wide : 0)} ${top + 8 + row * high}`;
    return (
      start +
      "l18 17m18-16l18 14m18-15".repeat(Math.ceil(days / 2)).slice(0, days % 2 ? -"l18 14m18-15".length : undefined)
    );
  })
  .join("");

/** Ninety days on one leaf: the first in gold, those gone by crossed off. */
export default function NinetyDays(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(64 -14)rotate(-1)scale(.9)" size={[572, 440]}>
        <path d={`M${left} ${top}h${wide}v${high}h-${wide}z`} fill={gold} />
        <path d={across + down} fill="none" stroke={rule} />
        <path d="M36 72h510M36 174h510M36 276h510M36 378h510" stroke="currentColor" />
        <Lines x={36} y={105} gap={102} lines={articlePictures.launch} fontSize="22" className="beyond-detail" />
        <path {...hand} d={crossed} />
      </Paper>
    </Scene>
  );
}
