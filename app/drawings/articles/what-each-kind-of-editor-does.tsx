import type { PictureProps } from "../picture.tsx";
import { gold, Scene, soft, surface, textLines } from "./scene.tsx";

/** A pencil with its point at the origin, lying to the right. */
const pencil = "M0 0l22-8h96v16H22zM22-8v16M104-8v16";

const places = [
  ["translate(420 96)rotate(-14)", 0.95],
  ["translate(440 168)rotate(-4)", 0.7],
  ["translate(430 232)rotate(6)", 0.45],
  ["translate(398 292)rotate(10)", 0.2],
] as const;

/** One page, four pencils: from a large arrow in the margin down to a single comma. */
export default function FourPencilsOnePage(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <path d="M150 336V28h270v308" fill={surface} />
      <path
        d={textLines(206, 62, [180, 168, 180, 176, 120, 180, 172, 180, 150, 180, 166, 180, 174, 110], 19)}
        stroke={soft}
        strokeWidth="1.5"
      />
      <path d="M182 140c-24-10-24-60 2-68M174 66l11 5-7 10" stroke={gold} strokeWidth="4" />
      <path d="M206 157q12-8 24 0t24 0 24 0 24 0" stroke={gold} strokeWidth="2.5" />
      <path d="M300 238l24-14M318 214q14-6 22 2" stroke={gold} strokeWidth="2.5" />
      <path d="M372 286q4 6-3 11" stroke={gold} strokeWidth="3" />
      {places.map(([at, tint]) => (
        <g key={at} transform={at}>
          <path d={pencil} fill={surface} />
          <path d={pencil} fill={gold} fillOpacity={tint} />
        </g>
      ))}
      <path d="M60 336h520" />
    </Scene>
  );
}
