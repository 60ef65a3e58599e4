import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { edge, Lines, rule, Scene, Shadow } from "./scene.tsx";

const { ordinary, large } = articlePictures.ebook;
const body = (width: number) => `M14 0h${width - 28}q14 0 14 14v420H0V14Q0 0 14 0z`;

/** One page on two readers: pale on black, and at twice the size. */
export default function OnePageTwoReaders(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <g transform="translate(36 44)rotate(-3)">
        <Shadow d={body(256)} />
        <path d={body(256)} fill={rule} />
        <path d="M14 22h228v412H14z" fill="#17140f" />
        <Lines x={30} y={68} gap={34} lines={ordinary} fontSize="19" fill="#ece5d6" />
      </g>
      <g transform="translate(334 20)rotate(2)">
        <Shadow d={body(270)} />
        <path d={body(270)} stroke={edge} />
        <path d="M14 22h242v412H14z" fill="var(--color-paper)" />
        <Lines x={36} y={84} gap={58} lines={large} fontSize="44" />
      </g>
    </Scene>
  );
}
