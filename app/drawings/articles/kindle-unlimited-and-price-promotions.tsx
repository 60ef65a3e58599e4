import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

/** An e-reader with a price tag tied to its corner. */
export default function PriceTagOnAReader(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M60 310h520" stroke={rule} />
      <path d="M206 36h182q14 0 14 14v246q0 14-14 14H206q-14 0-14-14V50q0-14 14-14z" fill={surface} />
      <path d="M214 60h166v206H214z" fill="var(--color-paper-deep)" />
      <path d={textLines(230, 86, [134, 128, 134, 120, 134, 96], 17)} stroke={soft} strokeWidth="2.500" />
      <path d={textLines(230, 200, [130, 134, 70], 17)} stroke={soft} strokeWidth="2.500" />
      <path d="M286 288h22" />
      <path d="M396 66q50-10 62 34" stroke={gold} strokeWidth="2.500" />
      <path d="M424 128l34-30 92 44-36 92-92-44z" fill={gold} />
      <circle cx="456" cy="124" r="8" fill={surface} />
      <path d="M446 176l62 30M452 164l34 16" strokeWidth="3" />
      <path d="M438 196l84-22" stroke="var(--color-danger)" strokeWidth="4" />
    </Scene>
  );
}
