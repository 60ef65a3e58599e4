import type { PictureProps } from "../picture.tsx";
import { gold, Scene, textLines } from "./scene.tsx";

/** Text flowing out of a printed book into a phone, an e-reader and a pair of headphones. */
export default function ReflowingPage(props: PictureProps) {
  return (
    <Scene {...props} night>
      <path
        d="M190 92c-28-18-74-22-126-16v170c52-6 98-2 126 16 28-18 60-22 100-18V74c-40-4-72 0-100 18z"
        fill="var(--color-on-night)"
        color="var(--color-night)"
      />
      <path d="M190 92v170" stroke="var(--color-night)" />
      <path d={textLines(88, 112, [76, 76, 64, 76, 70, 76, 40], 17)} stroke="var(--color-night-soft)" />
      <path
        d="M214 118c60-14 110-16 176-26M214 150c70-6 150 30 290-8M214 182c60 4 80 90 196 92M214 134c64-8 110 0 190-12M214 166c60 0 120 40 290-20"
        stroke={gold}
        strokeDasharray="12 7"
      />
      <path d="M414 40h54q8 0 8 8v82q0 8-8 8h-54q-8 0-8-8V48q0-8 8-8z" fill="var(--color-night-soft)" />
      <path d={textLines(420, 62, [42, 42, 30, 42, 42, 24], 11)} />
      <path d="M520 84h68q8 0 8 8v96q0 8-8 8h-68q-8 0-8-8V92q0-8 8-8z" fill="var(--color-night-soft)" />
      <path d={textLines(528, 110, [52, 52, 40, 52, 28], 15)} />
      <path d="M432 282v-14a44 44 0 0 1 88 0v14" strokeWidth="4" />
      <path d="M424 276h20v40h-10q-10 0-10-10zM528 276h-20v40h10q10 0 10-10z" fill={gold} color="var(--color-night)" />
    </Scene>
  );
}
