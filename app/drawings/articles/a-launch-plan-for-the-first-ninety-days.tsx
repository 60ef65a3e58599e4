import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface } from "./scene.tsx";

const months = [128, 256, 384];
const days = months.flatMap((left) =>
  [0, 1, 2, 3, 4].map((week) => [0, 1, 2, 3, 4].map((day) => `M${left + 18 + day * 20} ${150 + week * 26}h6`).join("")),
);

/** A wall calendar open at three months, with a pencil hanging from it on a string. */
export default function WallCalendar(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M320 24L176 62M320 24l144 38" stroke={soft} />
      <circle cx="320" cy="22" r="5" fill={gold} />
      <path d="M116 62h408v236H116z" fill={surface} />
      <path d="M116 62h408v44H116z" fill="var(--color-night)" />
      <path d="M150 84h56M278 84h56M406 84h56" stroke="var(--color-on-night)" strokeWidth="4" />
      <path d="M248 106v192M384 106v192" stroke={rule} />
      <path d="M138 126h96M266 126h96M402 126h96" stroke={rule} />
      <path d={days.join("")} stroke={soft} strokeWidth="3" />
      <path
        d="M187 176m-13 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0M355 202m-13 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0M423 254m-13 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0"
        stroke={gold}
        strokeWidth="3"
      />
      <path
        d="M200 176c60-14 90 34 142 26M366 208c20 8 30 24 44 40"
        stroke={gold}
        strokeDasharray="2 8"
        strokeWidth="2.5"
      />
      <path d="M524 76c40 20 40 60 36 104" stroke={soft} />
      <path d="M552 180h16v84l-8 22-8-22zM552 264h16M552 194h16" fill={gold} fillOpacity=".5" />
    </Scene>
  );
}
