import type { PictureProps } from "../picture.tsx";
import { gold, Scene } from "./scene.tsx";

const envelope = (x: number, y: number) => `M${x} ${y}h72v44h-72zM${x + 72} ${y}l-36 26-36-26`;

/** Four envelopes on a staircase, the last far below the others. */
export default function FourEnvelopes(props: PictureProps) {
  return (
    <Scene {...props} night>
      <path d="M0 104h150v44h104v44h104v44h64v32h64v32h154v60H0z" fill="var(--color-night-soft)" stroke="none" />
      <path d="M0 104h150v44h104v44h104v44h64v32h64v32h154" />
      <g fill="var(--color-on-night)" color="var(--color-night)">
        <path d={envelope(62, 60)} />
        <path d={envelope(166, 104)} />
        <path d={envelope(270, 148)} />
      </g>
      <path d={envelope(548, 256)} fill={gold} fillOpacity=".9" color="var(--color-night)" />
      <path d="M350 120q120-40 214 108" stroke={gold} strokeDasharray="2 9" strokeWidth="2.5" />
      <path d="M552 218l13 12 4-17" stroke={gold} strokeWidth="2.5" />
      <path d="M456 62a26 26 0 1 1-.1 0M456 74v14l9 6" />
    </Scene>
  );
}
