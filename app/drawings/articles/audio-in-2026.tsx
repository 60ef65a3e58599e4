import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

/** Headphones over a closed book; the sound runs out of its pages. */
export default function HeadphonesOnABook(props: PictureProps) {
  return (
    <Scene {...props} ground="sky" frame="80 28 512 288">
      <path d="M60 306h520" stroke={rule} />
      <path d="M180 306V110l16-12h190v208z" fill={surface} />
      <path d="M180 110h190v196H180z" fill="var(--color-night)" />
      <path d="M204 140h142v46H204z" fill="var(--color-on-night)" stroke="none" />
      <path d={textLines(218, 154, [114, 96, 60], 11)} strokeWidth="3" />
      <path d="M206 262h60" stroke={gold} strokeWidth="3" />
      <path d="M150 216v-60q0-110 126-110t126 110v60" strokeWidth="7" stroke={soft} />
      <path d="M132 200h26q10 0 10 10v60q0 10-10 10h-26q-10 0-10-10v-60q0-10 10-10z" fill={gold} />
      <path d="M394 200h26q10 0 10 10v60q0 10-10 10h-26q-10 0-10-10v-60q0-10 10-10z" fill={gold} />
      <path
        d="M452 240v-14M468 240v-40M468 240v30M484 240v-70M484 240v50M500 240v-30M500 240v24M516 240v-54M516 240v44M532 240v-22M532 240v16M548 240v-8M548 240v8"
        stroke={gold}
        strokeWidth="4"
      />
    </Scene>
  );
}
