import type { PictureProps } from "../picture.tsx";
import { gold, Scene, soft, surface } from "./scene.tsx";

/** A trellis with a young plant tied to its lowest bars. */
export default function GardenTrellis(props: PictureProps) {
  return (
    <Scene {...props} ground="sage" frame="56 26 528 297">
      <circle cx="494" cy="92" r="38" fill={gold} fillOpacity=".3" stroke="none" />
      <path d="M228 312V46M320 312V30M412 312V46" stroke={soft} strokeWidth="6" />
      <path d="M204 84h232M204 140h232M204 196h232M204 252h232" stroke={soft} strokeWidth="4" />
      <path d="M274 312c-6-30 22-36 24-66s-26-34-14-64c6-16 26-18 32-36" strokeWidth="3" />
      <path
        d="M287 276q-26 4-34-18 26-2 34 18zM298 250q20-18 38 0-18 16-38 0zM290 214q-24-4-28-28 24 2 28 28zM282 190q18-22 36-6-14 16-36 6zM316 148q-2-22 18-28 6 20-18 28z"
        fill={surface}
      />
      <path d="M226 252q-8-10 4-12t2 14M318 196q-8-10 4-12t2 14" stroke={gold} strokeWidth="2.5" />
      <path d="M92 312q40-12 80 0t80 0 80 0 80 0 80 0 60 0" />
      <path d="M120 312v-18M120 300l-8-8M120 302l8-8M450 312v-22M450 298l-9-9M450 302l9-9" />
      <path d="M470 312l6-34h40l6 34zM468 278h56" fill={surface} />
    </Scene>
  );
}
