import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, surface } from "./scene.tsx";

/** The line reads “share of net receipts”; the loupe hides its middle and shows one word. */
const sorts = [70, 108, 146, 184, 222, 260, 298, 336, 374, 412, 450, 488, 526];

/** A loupe on a line of set type, enlarging one word. */
export default function LoupeOverType(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <path d="M58 176h512v80H58z" fill={surface} />
      <path d={sorts.map((x) => `M${x} 186h32v60h-32z`).join("")} stroke={rule} />
      <text
        x="86 162 200 466 504 542"
        y="226"
        textAnchor="middle"
        fontFamily="var(--font-serif)"
        fontSize="30"
        fill="currentColor"
        stroke="none"
      >
        eofrec
      </text>
      <path d="M40 256h560M40 268h560" />
      <circle cx="322" cy="176" r="112" fill={surface} strokeWidth="7" />
      <circle cx="322" cy="176" r="98" stroke={gold} />
      <text
        x="322"
        y="200"
        textAnchor="middle"
        fontFamily="var(--font-serif)"
        fontSize="78"
        fill="currentColor"
        stroke="none"
      >
        net
      </text>
      <path d="M258 118q22-30 58-34" stroke={rule} strokeWidth="4" />
      <path d="M404 254l66 66" strokeWidth="14" />
      <path d="M414 264l56 56" stroke={gold} strokeWidth="5" />
    </Scene>
  );
}
