import type { PictureProps } from "../picture.tsx";
import { gold, Scene, soft, surface, textLines } from "./scene.tsx";

/** The first page of a letter rising out of an open envelope. */
export default function OpenEnvelope(props: PictureProps) {
  return (
    <Scene {...props} ground="sand" frame="72 38 512 288">
      <path d="M160 178L320 74l160 104z" fill={gold} fillOpacity=".3" />
      <path d="M206 290V44h228v246" fill={surface} />
      <path d={textLines(234, 78, [70], 10)} stroke={gold} strokeWidth="3" />
      <path d={textLines(234, 104, [172, 164, 172, 150, 172, 96], 14)} stroke={soft} strokeWidth="1.5" />
      <path d="M160 178v142h320V178L320 268z" fill={surface} />
      <path d="M160 320l118-76M480 320l-118-76" />
      <path d="M320 268l-18-11q18 20 36 0z" fill={gold} stroke="none" />
      <path d="M92 320h456" />
      <path d="M518 96l8 8M548 78l4 10M536 132l12-2M122 96l-8 8M92 78l-4 10M104 132l-12-2" stroke={gold} />
    </Scene>
  );
}
