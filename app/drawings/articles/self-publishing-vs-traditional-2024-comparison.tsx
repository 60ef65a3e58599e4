import type { PictureProps } from "../picture.tsx";
import { gold, Scene, surface } from "./scene.tsx";

const pile = [
  [0, 236],
  [22, 220],
  [-10, 244],
  [14, 212],
  [4, 232],
] as const;

/** A balance, close: a pile of one's own paperbacks hangs lower than one hardcover with its coins. */
export default function BalanceOfBooks(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <path d="M-20 34L660-22" strokeWidth="9" />
      <path d="M322-360v370" strokeWidth="14" stroke={gold} />
      <path d="M40 30L-30 300M40 30l250 270M560-14L420 196M560-14l120 210" strokeWidth="3" />
      {pile.map(([shift, width], place) => (
        <g key={shift}>
          <path d={`M${28 + shift} ${258 - place * 42}h${width}v42h-${width}z`} fill={surface} strokeWidth="3" />
          <path d={`M${50 + shift} ${279 - place * 42}h${width * 0.5}`} stroke={gold} strokeWidth="7" />
        </g>
      ))}
      <path d="M-40 300h344q-24 64-172 64T-40 300z" fill={gold} strokeWidth="3" />
      <path d="M448 112h148v84H448z" fill="var(--color-night)" strokeWidth="3" />
      <path d="M470 112v84M490 154h84" stroke={gold} strokeWidth="5" />
      <path d="M604 196v-14h52v14M606 182v-14h52v14M602 168v-14h52v14" fill={gold} strokeWidth="3" />
      <path d="M392 196h280q-20 52-140 52t-140-52z" fill={gold} strokeWidth="3" />
    </Scene>
  );
}
