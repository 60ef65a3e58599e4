import type { PictureProps } from "../picture.tsx";
import { gold, Scene, surface } from "./scene.tsx";

/** A balance: a tall pile of paperbacks in one pan, one hardcover and a few coins in the other. */
export default function BalanceOfBooks(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M320 312V70M256 312h128M276 312q4-16 44-16t44 16" strokeWidth="3" />
      <circle cx="320" cy="62" r="9" fill={gold} />
      <path d="M152 92q84-28 168-14t168 34" strokeWidth="3" />
      <path d="M152 92L96 226M152 92l56 134M488 112l-56 134M488 112l56 134" />
      <path
        d="M104 226v-18h92v18M112 208v-16h84v16M102 192v-18h88v18M110 174v-16h86v16M106 158v-16h80v16"
        fill={surface}
      />
      <path d="M116 217h40M124 200h36M114 183h44M122 166h36M118 150h34" stroke={gold} />
      <path d="M84 226h136q-10 30-68 30t-68-30z" fill={gold} fillOpacity=".3" />
      <path d="M440 246v-32h60v32z" fill="var(--color-night)" />
      <path d="M448 214v32M456 230h34" stroke={gold} />
      <path d="M508 246v-6h22v6M508 240v-6h22v6M510 234v-6h22v6" fill={gold} fillOpacity=".6" />
      <path d="M420 246h136q-10 30-68 30t-68-30z" fill={gold} fillOpacity=".3" />
      <path d="M60 312h520" />
    </Scene>
  );
}
