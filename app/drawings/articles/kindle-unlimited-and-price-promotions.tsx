import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { edge, goldInk, hand, Scene, Shadow, soft } from "./scene.tsx";

const { sum, result, unit, usual, deal } = articlePictures.kindle;
const body = "M20 0h222q20 0 20 20v300q0 20-20 20H20q-20 0-20-20V20Q0 0 20 0z";
const ticket = "M0 0l62 40v176H-62V40z";

/** A reader with the sum of one whole reading on it; from its corner hangs the price, cut. */
export default function ReaderWithATicket(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <g transform="translate(102 36)scale(.85)">
        <Shadow d={body} />
        <path d={body} stroke={edge} />
        <path d="M16 18h230v268H16z" fill="var(--color-paper)" />
        <g textAnchor="middle">
          <text x="131" y="82" fontSize="29">
            {sum}
          </text>
          <path d="M40 108h182" stroke={goldInk} />
          <text x="131" y="188" fontSize="72">
            {result}
          </text>
          <text x="131" y="240" fontSize="26" fontStyle="italic" fill={soft}>
            {unit}
          </text>
        </g>
      </g>
      <g className="beyond-detail">
        <path d="M482 116c-26-46-98-66-88-88" fill="none" stroke={goldInk} strokeWidth="1.500" />
        <g transform="translate(488 80)rotate(8)scale(1.15)">
          <Shadow d={ticket} />
          <path d={ticket} fill="var(--color-paper)" />
          <circle cy="32" r="7" fill="var(--color-sand)" stroke={goldInk} strokeWidth="2" />
          <g textAnchor="middle">
            <text y="100" fontSize="32" fill={soft}>
              {usual}
            </text>
            <text y="172" fontSize="38">
              {deal}
            </text>
          </g>
          <path {...hand} d="M-44 98c30-10 60-4 90-16" />
        </g>
        <path d="M394 28c10-22 72 20 88 88" fill="none" stroke={goldInk} strokeWidth="1.500" />
      </g>
    </Scene>
  );
}
