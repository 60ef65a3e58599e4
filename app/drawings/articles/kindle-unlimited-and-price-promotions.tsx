import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { edge, goldInk, hand, kraft, Scene, Shadow, soft } from "./scene.tsx";

const { sum, result, unit, usual, deal } = articlePictures.kindle;
const body = "M16 0h288q16 0 16 16v420H0V16Q0 0 16 0z";
const ticket = "M0 0l62 40v176H-62V40z";

/** A reader with the sum of one whole reading on it; from its corner hangs the price, cut. */
export default function ReaderWithATicket(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <g transform="translate(64 -26)">
        <Shadow d={body} />
        <path d={body} stroke={edge} />
        <path d="M16 26h288v410H16z" fill="var(--color-paper)" />
        <g textAnchor="middle">
          <text x="160" y="142" fontSize="36">
            {sum}
          </text>
          <path d="M52 172h216" stroke={goldInk} />
          <text x="160" y="262" fontSize="92">
            {result}
          </text>
          <text x="160" y="316" fontSize="28" fontStyle="italic" fill={soft}>
            {unit}
          </text>
        </g>
      </g>
      <path d="M372 18c60-26 100 6 116 78" fill="none" stroke={goldInk} strokeWidth="1.500" />
      <g transform="translate(490 76)rotate(8)scale(1.15)">
        <Shadow d={ticket} />
        <path d={ticket} fill={kraft} />
        <circle cy="32" r="7" fill="none" stroke={goldInk} strokeWidth="2" />
        <g textAnchor="middle">
          <text y="100" fontSize="32" fill={soft}>
            {usual}
          </text>
          <text y="172" fontSize="44">
            {deal}
          </text>
        </g>
        <path {...hand} d="M-44 98c30-10 60-4 90-16" />
      </g>
    </Scene>
  );
}
