import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, surface } from "./scene.tsx";

/** One cover, 100 by 150: a disc, a horizon and a block of type, drawn at whatever size it is shown. */
function Cover({ at }: { at: string }) {
  return (
    <g transform={at} stroke="none">
      <path d="M0 0h100v150H0z" fill="var(--color-night)" />
      <circle cx="50" cy="92" r="28" fill={gold} />
      <path d="M0 98h100v52H0z" fill="var(--color-night-soft)" />
      <path d="M14 16h72v9H14zM14 32h54v9H14zM30 134h40v4H30z" fill="var(--color-on-night)" />
    </g>
  );
}

/** The same cover full size on a table, smaller on a tablet and tiny on a phone. */
export default function CoverAtThreeSizes(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M40 306h560" />
      <path d="M96 306V60h164v246" fill={surface} />
      <Cover at="translate(92 56)scale(1.64)" />
      <path d="M262 62l6 5v239" />
      <path d="M322 136h136q8 0 8 8v154q0 8-8 8H322q-8 0-8-8V144q0-8 8-8z" fill={surface} />
      <Cover at="translate(342 152)scale(.8)" />
      <path d="M334 286h112" stroke={rule} strokeWidth="4" />
      <path d="M512 206h44q6 0 6 6v88q0 6-6 6h-44q-6 0-6-6v-88q0-6 6-6z" fill={surface} />
      <Cover at="translate(524 222)scale(.2)" />
      <path d="M516 264h36M516 272h24M516 284h36M516 292h20" stroke={rule} strokeWidth="3" />
      <path d="M274 92h206q54 0 54 82" stroke={gold} strokeDasharray="2 9" strokeWidth="2.5" />
      <path d="M525 166l9 12 9-12" stroke={gold} strokeWidth="2.5" />
    </Scene>
  );
}
