import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { gold, hand, Lines, Paper, rule, Scene } from "./scene.tsx";

const [left, top, wide, high] = [186, 72, 36, 34];
const across = Array.from({ length: 10 }, (_, day) => left + day * wide);
const down = Array.from({ length: 10 }, (_, row) => top + row * high);
/** From the day after publication to today. */
const crossed = Array.from({ length: 46 }, (_, place) => [(place + 1) % 10, Math.floor((place + 1) / 10)] as const);

/** Ninety days on one leaf: the first in gold, those gone by crossed off. */
export default function NinetyDays(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(64 -14)rotate(-1)scale(.9)" size={[572, 440]}>
        <path d={`M${left} ${top}h${wide}v${high}h-${wide}z`} fill={gold} />
        <path
          d={`${across.map((x) => `M${x} ${top}v306`).join("")}${down.map((y) => `M${left} ${y}h360`).join("")}M546 ${top}v306`}
          fill="none"
          stroke={rule}
        />
        <path d="M36 72h510M36 174h510M36 276h510M36 378h510" stroke="currentColor" />
        <Lines x={32} y={105} gap={102} lines={articlePictures.launch} fontSize="25" />
        <path
          {...hand}
          d={crossed
            .map(
              ([day, row]) => `M${left + 9 + day * wide} ${top + 8 + row * high + (day % 3)}l18 ${17 - (day % 2) * 3}`,
            )
            .join("")}
        />
      </Paper>
    </Scene>
  );
}
