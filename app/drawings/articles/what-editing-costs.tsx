import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

/** A red pencil across a paper tape of figures. */
export default function PencilAndTillRoll(props: PictureProps) {
  return (
    <Scene {...props} ground="sage" frame="24 14 512 288">
      <path d="M48 308h544" stroke={rule} />
      <path d="M236 36h168v256l-21-12-21 12-21-12-21 12-21-12-21 12-21-12-21 12z" fill={surface} />
      <path d={textLines(258, 72, [60, 80, 52, 70, 60, 84], 24)} stroke={soft} strokeWidth="3" />
      <path d={textLines(352, 72, [30, 30, 30, 30, 30, 30], 24)} stroke={soft} strokeWidth="3" />
      <path d="M258 214h124" strokeWidth="2" />
      <path d="M336 236h46" stroke={gold} strokeWidth="6" />
      <path d="M120 268l330-150 12 26-330 150-40 8z" fill={gold} />
      <path d="M132 294l-12-26M92 302l14-22M450 118l12 26M424 130l12 26" />
    </Scene>
  );
}
